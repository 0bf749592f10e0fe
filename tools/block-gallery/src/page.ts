import type { Block, Page } from '@larder/contracts/content';
import type { Schema } from '@larder/contracts';
import { fits, type BlockSchemas } from './all-blocks.js';
import type { Sample, Samples } from './sample.js';
import { broken, emptied, lengthened, numbered } from './states.js';
import type { Json, JsonObject } from './values.js';
import type { Translate } from './sample-texts.js';

export const states = ['normal', 'empty', 'long', 'broken'] as const;
export type State = (typeof states)[number];

type Fields = Block['fields'];

/** A block to show in its states. */
interface Shown {
  readonly type: string;
  readonly sample: Sample;
  readonly schemas: readonly Schema[];
  readonly say: Translate;
  /** Text of the empty state, where there has to be one; another for each type. */
  readonly least: string;
}

/** A state of a block as editors could leave it: fields of one block or of several. */
export function fieldsOf(state: State, { sample, schemas, say, least }: Shown): Fields[] {
  const fields = sample.fields as JsonObject;
  const ok = (tried: Json) =>
    fits(schemas, tried) && (sample.keeps ?? []).every((key) => key in (tried as JsonObject));
  const made: Readonly<Record<State, () => readonly unknown[]>> = {
    normal: () => [fields, ...(sample.variants ?? [])],
    empty: () => [emptied(fields, least, ok)],
    long: () => {
      const full = lengthened({ ...fields, ...(sample.long as JsonObject) }, say, ok);
      return [numbered(full, Number(least))];
    },
    broken: () => broken(fields, ok),
  };
  return made[state]() as Fields[];
}

/** Children with their own ids; none in the empty state, three times as many in the long one. */
function childrenOf(sample: Sample, state: State, id: string): Block[] | undefined {
  if (!sample.children || state === 'empty') return undefined;
  const times = state === 'long' ? 3 : 1;
  return Array.from({ length: times }, (_, i) =>
    renamed(sample.children ?? [], `${id}-${i}`),
  ).flat();
}

const renamed = (blocks: readonly Block[], prefix: string): Block[] =>
  blocks.map(({ children, ...block }) => ({
    ...block,
    id: `${prefix}-${block.id}`,
    ...(children && { children: renamed(children, prefix) }),
  }));

function stateOf(state: State, shown: Shown): Block[] {
  const { type, sample } = shown;
  const title: Block = {
    id: `${type}-${state}-title`,
    type: 'headline',
    fields: { text: `${type}, ${state}`, level: 3 },
  };
  const blocks = fieldsOf(state, shown).map((fields, i) => {
    const id = `${type}-${state}-${i}`;
    const children = childrenOf(sample, state, id);
    return { id, type, fields, ...(children && { children }) };
  });
  const { frame } = sample;
  if (frame === undefined) return [title, ...blocks];
  return [title, { id: `${type}-${state}-frame`, type: frame, fields: {}, children: blocks }];
}

export const gallerySlug = 'block-gallery';

/** The page with every block in every state, and with blocks of unknown types. */
export function galleryPage(samples: Samples, schemas: BlockSchemas, say: Translate): Page {
  const blocks = Object.entries(samples).flatMap(([type, sample], i): Block[] => {
    const of = { type, sample, schemas: schemas.get(type) ?? [], say, least: String(i + 1) };
    const shown = states.flatMap((state) => stateOf(state, of));
    const frame = { id: `of-${type}`, type: 'section', fields: { title: type } };
    // A section inside of a section is not what editors make.
    return type === 'section' ? [frame, ...shown] : [{ ...frame, children: shown }];
  });
  const unknown = ['nobody-knows-this', '__proto__', 'constructor', ''].map((type, i) => ({
    id: `unknown-${i}`,
    type,
    fields: {},
  }));
  return {
    slug: gallerySlug,
    name: say('Blockgalerie', 'Block gallery'),
    description: say('Jeder Block in jedem Zustand.', 'Every block in every state.'),
    noFollow: true,
    noIndex: true,
    blocks: [...blocks, ...unknown],
  };
}
