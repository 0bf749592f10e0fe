export function isFirstChunk(features: readonly string[]): (name: string) => boolean;

export function withoutFirstChunks(
  features: readonly string[],
): (file: string, needed: string[], context: { readonly hostType: 'html' | 'js' }) => string[];
