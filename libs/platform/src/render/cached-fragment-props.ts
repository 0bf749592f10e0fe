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
