export const chromiumFlags: string[];
export function chromiumPath(): string;
export function testChromiumPath(): string;
export function ensureChromium(): void;
