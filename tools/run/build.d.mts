export const nxEnvironment: Record<string, string>;
export function ensureBuilt(): void;
