import type { Plugin } from 'vite';

export function withoutProbe(code: string): string;
export function leafletWithoutHtml(): Plugin;
