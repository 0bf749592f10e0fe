export function annotatePure(code: string): string;
