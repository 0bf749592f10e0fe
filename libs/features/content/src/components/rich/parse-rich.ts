import { Parser } from 'htmlparser2';
import { withoutSkips } from './heading-order.js';
import { fits, accepts } from './nesting.js';
import { readElement } from './read-element.js';
import { htmlTags, textTags } from './rich-node.js';
import type { RichElement, RichNode, RichTag } from './rich-node.js';

interface Open extends RichElement {
  readonly children: RichNode[];
}

const SYNONYMS: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
};
/** Elements that are removed with their content, which is not meant to be read as text. */
const MUTE = new Set(
  (
    'script style template iframe frame frameset object embed applet noscript noembed noframes ' +
    'svg math title textarea select option button canvas audio video xmp plaintext dialog head'
  ).split(' '),
);

/** Reads the formatted text of an editor; see `parse`. */
export function parseRich(html: string): RichNode[] {
  return parse(html, textTags);
}

/** Reads an editor's own HTML, which may have pictures, lists of terms and sections as well. */
export function parseCustom(html: string): RichNode[] {
  return parse(html, htmlTags);
}

/**
 * Reads HTML into a tree of allowed elements. Nothing else survives: other elements give their text,
 * attributes but the checked ones are dropped, scripts and styles vanish with their content. The tree
 * is rendered as elements, so no HTML text ever reaches the page.
 */
function parse(html: string, allowed: readonly RichTag[]): RichNode[] {
  const root: RichNode[] = [];
  /** An entry for each open element of the source; undefined if only its content is kept. */
  const stack: (Open | undefined)[] = [];
  let muted = 0;
  const open = () => stack.filter((node) => node !== undefined);
  const add = (node: RichNode) => {
    const parent = stack.findLast((one) => one !== undefined);
    if (accepts(parent?.tag, typeof node === 'string' ? 'text' : node.tag))
      (parent?.children ?? root).push(node);
  };
  const enter = (tag: RichTag | undefined, attributes: Record<string, string>) => {
    const above = open().map((node) => node.tag);
    const element = tag && fits(tag, above) ? readElement(tag, attributes) : undefined;
    if (!element) return void stack.push(undefined);
    const node: Open = { ...element, children: [] };
    add(node);
    stack.push(node);
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (MUTE.has(name)) muted += 1;
        const tag = muted > 0 ? undefined : tagOf(name, allowed);
        enter(tag, attributes);
      },
      ontext: (text) => {
        if (muted === 0) add(text);
      },
      onclosetag: (name) => {
        if (MUTE.has(name)) muted -= 1;
        stack.pop();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(html);
  parser.end();
  return withoutSkips(merged(root));
}

function tagOf(name: string, allowed: readonly RichTag[]): RichTag | undefined {
  return allowed.find((tag) => tag === (SYNONYMS[name] ?? name));
}

/** Joins texts that the parser gave in pieces, and puts loose rows of a table into a body. */
function merged(nodes: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (typeof node === 'string' && typeof last === 'string') out[out.length - 1] = last + node;
    else if (typeof node === 'string') out.push(node);
    else {
      const children = merged(node.children);
      out.push({ ...node, children: node.tag === 'table' ? withBodies(children) : children });
    }
  }
  return out;
}

/** A browser would insert the row group, and the page would differ from the rendered one. */
function withBodies(children: readonly RichNode[]): RichNode[] {
  const out: RichNode[] = [];
  for (const node of children) {
    const last = out.at(-1);
    const isRow = typeof node !== 'string' && node.tag === 'tr';
    if (!isRow) out.push(node);
    else if (typeof last === 'object' && last.tag === 'tbody')
      out[out.length - 1] = { ...last, children: [...last.children, node] };
    else out.push({ tag: 'tbody', children: [node] });
  }
  return out;
}
