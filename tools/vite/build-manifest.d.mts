export interface BundledChunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly moduleIds: readonly string[];
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}
export function describeBuild(
  bundle: Readonly<Record<string, BundledChunk>>,
  modules: ReadonlyMap<string, string>,
  entries: { readonly entryName: string; readonly firstName: string; readonly retryName: string },
): {
  id: string;
  first: string;
  retry: string;
  entry: string;
  modules: Record<string, string>;
  chunks: Record<string, { imports: string[]; css: string[] }>;
};
