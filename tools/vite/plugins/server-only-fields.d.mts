import type { Plugin } from 'vite';

export function withoutServerOnlyFields(code: string): string;
export function serverOnlyFields(): Plugin;
