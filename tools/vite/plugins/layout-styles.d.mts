export interface FirstBundle {
  readonly [name: string]: {
    readonly type: 'chunk' | 'asset';
    readonly fileName: string;
    readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
  };
}

export function firstStyles(
  bundle: FirstBundle,
  isFirst: (name: string) => boolean,
): ReadonlySet<string>;
export function leaveOut(code: string, isThere: (name: string) => boolean): string;
export function loadedWith(
  bundle: Readonly<
    Record<
      string,
      {
        readonly imports?: readonly string[];
        readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
      }
    >
  >,
  fileName: string,
): ReadonlySet<string>;
export function withoutLoaded(features: readonly string[]): object;
