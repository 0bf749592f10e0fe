import type { ReactElement, ReactNode } from 'react';

/** Props that a list of links passes to each of them. */
export interface RenderedLink {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly rel?: string | undefined;
}

/** Renders a link, such as a router link: `({ href, ...link }) => <Link {...link} to={href} />`. */
export type RenderLink = (link: RenderedLink) => ReactElement;

/** The native link. */
export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;
