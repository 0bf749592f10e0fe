import type { Plugin } from 'vite';

export function withoutServerParts(code: string): string;
export function serverParts(): Plugin;
