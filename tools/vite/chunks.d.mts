export interface Build {
  getModuleInfo(
    file: string,
  ): { readonly importers?: readonly string[]; readonly importedIds?: readonly string[] } | null;
}

export function featureChunk(file: string, build: Build): string | null;
export function formChunk(file: string, build: Build): string | null;
export function smallChunk(file: string, build: Build): string | null;

export function isFirstChunk(features: readonly string[]): (name: string) => boolean;

export function withoutFirstChunks(
  features: readonly string[],
): (file: string, needed: string[], context: { readonly hostType: 'html' | 'js' }) => string[];

export const groups: readonly object[];
