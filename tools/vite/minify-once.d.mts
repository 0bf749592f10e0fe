import type { Plugin } from 'vite';

export function minifyOnce(): Plugin;
