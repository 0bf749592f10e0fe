import { Parser } from 'htmlparser2';
import { richTags, type RichElement, type RichNode, type RichTag } from './rich-node.js';

type Open = { -readonly [K in keyof RichElement]: RichElement[K] } & { children: RichNode[] };

const SYNONYMS: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em' };
const MUTE = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'svg',
  'math',
]);
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;

/**
 * Reads an editor's HTML into a tree of allowed elements. Nothing else survives: other elements
 * give their text, attributes but a safe `href` are dropped, scripts and styles vanish with their
 * content. The tree is rendered as elements, so no HTML text ever reaches the page.
 */
export function parseRich(html: string): RichNode[] {
  const root: Open = { tag: 'p', children: [] };
  const stack: (Open | undefined)[] = [root];
  let muted = 0;
  const parent = () => stack.findLast((node) => node !== undefined) ?? root;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (MUTE.has(name)) muted += 1;
        const tag = tagOf(name);
        if (muted > 0 || !tag) return void stack.push(undefined);
        const href = tag === 'a' ? safeAddress(attributes['href']) : undefined;
        const element: Open = { tag, children: [], ...(href === undefined ? {} : { href }) };
        parent().children.push(element);
        stack.push(element);
      },
      ontext: (text) => {
        if (muted === 0) parent().children.push(text);
      },
      onclosetag: (name) => {
        if (MUTE.has(name)) muted -= 1;
        if (stack.length > 1) stack.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return merged(root.children);
}

function tagOf(name: string): RichTag | undefined {
  return SYNONYMS[name] ?? richTags.find((tag) => tag === name);
}

/** NAV-81: only addresses that cannot run anything. */
export function safeAddress(address: string | undefined): string | undefined {
  const text = address?.replace(/[\p{Cc} ]+/gu, '') ?? '';
  return SAFE_ADDRESS.test(text) ? text : undefined;
}

/** Joins texts that the parser gave in pieces. */
function merged(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (typeof node === 'string' && typeof last === 'string') out[out.length - 1] = last + node;
    else out.push(typeof node === 'string' ? node : { ...node, children: merged(node.children) });
  }
  return out;
}
