import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pickLocale } from '../../kernel/tenant-directory.js';
import { shopOf } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';

/** A term as it was typed, with how often it was searched for since the last time. */
export interface CountedTerm {
  readonly tenant: string;
  readonly locale: string;
  readonly term: string;
  readonly searches: number;
}

export interface TermCounter {
  add(search: Omit<CountedTerm, 'searches'>): void;
  /** Everything counted since the last call. */
  drain(): CountedTerm[];
}

/** Terms counted between two runs of the job; more are not worth memory. */
const maxTerms = 2000;
/** Suggestions ask for five (SRCH-19): only pages of results are searches. */
const suggestions = 5;

export function createTermCounter(): TermCounter {
  const counted = new Map<string, CountedTerm>();
  return {
    add({ tenant, locale, term }) {
      const key = [tenant, locale, term].join('\n');
      const searches = counted.get(key)?.searches ?? 0;
      if (searches === 0 && counted.size >= maxTerms) return;
      counted.set(key, { tenant, locale, term, searches: searches + 1 });
    },
    drain() {
      const all = [...counted.values()];
      counted.clear();
      return all;
    },
  };
}

/**
 * Counts the searches for products that were answered, cached answers included. Hosts keep an answer
 * for some seconds, so a flood of one term counts little.
 */
export function countSearches(app: FastifyInstance, kernel: Kernel, counter: TermCounter): void {
  app.addHook<{ Params: { term?: string }; Querystring: Record<string, unknown> }>(
    'onResponse',
    (request, reply, done) => {
      const { params, query } = request;
      const isSearch = Number(query['pageSize']) > suggestions && !Number(query['offset'] ?? 0);
      if (reply.statusCode === 200 && params.term !== undefined && isSearch)
        addSearch(kernel, counter, request, params.term);
      done();
    },
  );
}

function addSearch(
  kernel: Kernel,
  counter: TermCounter,
  request: FastifyRequest,
  term: string,
): void {
  const { tenant, clientRuntimeConfig: config } = shopOf(kernel, request as FastifyRequest);
  if (config.cms.preview) return;
  const locale = pickLocale(config.locales, request.headers['accept-language']);
  counter.add({ tenant, locale, term });
}
