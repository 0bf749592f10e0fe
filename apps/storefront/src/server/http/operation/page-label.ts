import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page of a request; absent for files and calls. */
    pageLabel?: PageLabel;
  }
}

export interface PageLabel {
  /** Id of the page's route, or `none`. */
  readonly page: string;
  /** Path of a public page. A private one can contain an order's number or a token. */
  readonly path?: string;
}

/** What a request asks for, with few different values: a page's name, or the pattern of a path. */
export function routeOf({ pageLabel, routeOptions }: FastifyRequest): string {
  return pageLabel ? `page ${pageLabel.page}` : (routeOptions.url ?? 'none');
}
