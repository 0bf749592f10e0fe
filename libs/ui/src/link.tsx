import type { ReactElement, ReactNode } from 'react';

/** What a list of links hands over for each of them. */
export interface RenderedLink {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly rel?: string | undefined;
}

/** How a link is rendered: `({ href, ...link }) => <Link {...link} to={href} />` for a router's. */
export type RenderLink = (link: RenderedLink) => ReactElement;

/** The browser's own link. */
export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>;
