export function patchStyleLoader(code: string): string;
export function retryStyles(): object;
