import type { Plugin } from 'vite';

export function withoutStructuredData(code: string): string;
export function structuredData(): Plugin;
