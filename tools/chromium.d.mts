export const chromiumFlags: string[];
export function chromiumPath(): string;
export function ensureChromium(): void;
