import type { Plugin } from 'vite';
import type { LanguageBuild } from '../language-variants.mjs';

export function withMessageAreas(
  code: string,
  read: (specifier: string) => Readonly<Record<string, unknown>>,
): string;
export function messageAreas(languages?: LanguageBuild): Plugin;
