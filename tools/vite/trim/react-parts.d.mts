export const REACT_FUNCTIONS: readonly string[];
export function withoutReactParts(code: string): string;
