export function leaveOut(code: string, isThere: (name: string) => boolean): string;
export function withoutFrameStyles(features: readonly string[]): object;
