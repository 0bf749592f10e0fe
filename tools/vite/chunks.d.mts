export interface Build {
  getModuleInfo(
    file: string,
  ): { readonly importers?: readonly string[]; readonly importedIds?: readonly string[] } | null;
}

export function featureChunk(file: string, build: Build): string | null;
export function formChunk(file: string, build: Build): string | null;
export function smallChunk(file: string, build: Build): string | null;

export const groups: readonly object[];
