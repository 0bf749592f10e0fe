import type { Plugin } from 'vite';

type Messages = Readonly<Record<string, string>>;

export interface LanguageBuild {
  readonly languages: ReadonlySet<string>;
  mark(folder: string, area: string, language: string, messages: Messages): string;
  write(code: string, language?: string): string;
}

export function createLanguageBuild(): LanguageBuild;
export function variantName(fileName: string, language: string): string;
export function variantsOf(
  code: string,
  fileName: string,
  build: LanguageBuild,
): readonly { readonly fileName: string; readonly own: string }[];
export function languageVariants(build: LanguageBuild): Plugin;
