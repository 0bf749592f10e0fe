import type { ComponentPropsWithoutRef, ElementType, ReactElement } from 'react';

export type CachedFragmentProps<T extends ElementType> = Omit<
  ComponentPropsWithoutRef<T>,
  'children'
> & {
  readonly as: T;
  /** Names the part among those that show the same object. */
  readonly fragment: string;
  /**
   * What the part shows; `shop` when it is the same on every page. It alone decides the markup, but
   * for what happens in the browser.
   */
  readonly cacheKey: object | 'shop';
  readonly children: ReactElement | readonly (ReactElement | readonly ReactElement[] | false)[];
};
