import type { Block } from '@larder/contracts/content';
import type { Feature } from '@larder/platform';
import { renderInHost, type Handlers, type HostOptions } from '@larder/platform/testing';
import { content } from '../feature.js';

interface Options extends Pick<HostOptions, 'tenant' | 'settings'> {
  readonly handlers?: Handlers;
  /** Additional features, such as one that provides a capability. */
  readonly guests?: readonly Feature[];
  readonly url?: string;
}

/** Opens a page with these blocks, as its visitors get it. */
export function showBlocks(blocks: readonly Block[], options: Options = {}) {
  const { guests = [], handlers = {}, url = '/seite', ...rest } = options;
  const page = { slug: 'seite', name: 'Page', noFollow: false, noIndex: false, blocks };
  return renderInHost({
    ...rest,
    features: [content, ...guests],
    url,
    isPublic: true,
    handlers: { 'GET /api/content/pages/:slug': () => page, ...handlers },
  });
}

/** One block of a type. */
export function showBlock(type: string, fields: Block['fields'], options: Options = {}) {
  return showBlocks([{ id: 'b', type, fields }], options);
}
