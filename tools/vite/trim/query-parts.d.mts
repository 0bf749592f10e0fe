export function withoutQueryParts(code: string): string;
export function withoutHookParts(code: string): string;
