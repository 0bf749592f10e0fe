export function markPure(code: string): string;
