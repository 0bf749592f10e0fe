export interface Build {
  getModuleInfo(
    file: string,
  ): { readonly importers?: readonly string[]; readonly importedIds?: readonly string[] } | null;
}

export function partOfFeature(file: string, build: Build): string | null;
export function formPart(file: string, build: Build): string | null;
export function smallPart(file: string, build: Build): string | null;

export function isFirstChunk(features: readonly string[]): (name: string) => boolean;

export function withoutFirstChunks(
  features: readonly string[],
): (file: string, needed: string[], context: { readonly hostType: 'html' | 'js' }) => string[];

export const groups: readonly object[];
