export interface Build {
  getModuleInfo(
    file: string,
  ): { readonly importers?: readonly string[]; readonly importedIds?: readonly string[] } | null;
}

export declare function partOfFeature(file: string, build: Build): string | null;
export declare function smallPart(file: string, build: Build): string | null;
