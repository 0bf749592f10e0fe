import type { Plugin } from 'vite';

export function usedPart(code: string): string | undefined;
export function unusedParts(): Plugin;
