import type { ComponentPropsWithoutRef, ElementType, ReactElement } from 'react';

export type CachedFragmentProps<T extends ElementType> = Omit<
  ComponentPropsWithoutRef<T>,
  'children'
> & {
  readonly as: T;
  /** Name of the fragment; distinguishes fragments that show the same object. */
  readonly fragment: string;
  /**
   * Object that the fragment shows; `shop` when it is the same on every page. The markup depends on
   * nothing else on the server.
   */
  readonly cacheKey: object | 'shop';
  readonly children: ReactElement | readonly (ReactElement | readonly ReactElement[] | false)[];
};

type ListContent = Pick<ComponentPropsWithoutRef<'ul'>, 'children' | 'dangerouslySetInnerHTML'>;

/** A list of `li`, each of which is a cached fragment that shows one item. */
export interface CachedListProps<T extends object> {
  /** The list's element with its items: as children, or as markup on the server. */
  readonly renderList: (content: ListContent) => ReactElement;
  readonly items: readonly T[];
  /** Class of each `li`. */
  readonly itemClassName: string | undefined;
  readonly keyOf: (item: T) => string;
  /** Name of the fragment at a position. */
  readonly fragmentOf: (index: number) => string;
  readonly render: (item: T, index: number) => ReactElement;
}

/** Renders fragments with cached markup, on the server. */
export interface FragmentRenderer {
  readonly renderFragment: (props: CachedFragmentProps<ElementType>) => ReactElement;
  readonly renderList: <T extends object>(props: CachedListProps<T>) => ReactElement;
}
