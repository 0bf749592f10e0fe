import type { Plugin } from 'vite';

export function withMessageAreas(
  code: string,
  read: (specifier: string) => Readonly<Record<string, unknown>>,
): string;
export function messageAreas(): Plugin;
