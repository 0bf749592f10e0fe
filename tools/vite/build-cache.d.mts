export function buildCache(
  folder: string,
  about: unknown,
): (content: string | Buffer, make: () => Promise<string | Buffer>) => Promise<Buffer>;
