export function ensureJava(): void;
export function nuErrors(files: readonly string[]): string[];
