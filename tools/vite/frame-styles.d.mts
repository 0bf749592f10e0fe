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
export function withoutFrameStyles(features: readonly string[]): object;
