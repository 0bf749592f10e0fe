import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Block, Page } from '@larder/contracts/content';
import type { Schema } from '@larder/contracts';
import { blocks as usual } from './common/feature.js';
import { blocks as rare } from './feature.js';

const tenants = path.join(__dirname, '../../../../tenants');
const own = [...usual, ...rare];
/** Blocks of other features, and what only editors see. */
const others =
  /^(product-group|product-promotion|category-group|flyer|member-offers|loyalty-login|recipe-group|recipe-search)$/;

const flatten = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => [block, ...flatten(block.children ?? [])]);

function blocksOf(tenant: string): Block[] {
  const folder = path.join(tenants, tenant, 'content/pages');
  return readdirSync(folder).flatMap((file) => {
    const versions = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<
      string,
      Page
    >;
    return Object.values(versions).flatMap((page) => flatten(page.blocks));
  });
}

describe.each(['gruenmarkt', 'harvest', 'hofkiste', 'bazaar', 'primeur'])(
  'pages of %s',
  (tenant) => {
    it('have no block that would be left out', async () => {
      const schemas = new Map<string, Schema>();
      for (const { type, schema } of own) schemas.set(type, (await schema.load()).schema);
      const faults = blocksOf(tenant)
        .filter(({ type }) => !others.test(type))
        .flatMap(({ id, type, fields }) => {
          const error = schemas.get(type)?.safeParse(fields).error;
          return error || !schemas.has(type) ? [[id, type, error?.issues]] : [];
        });
      expect(faults).toEqual([]);
    });
  },
);

it('the demo shop shows every block of the feature', () => {
  const used = new Set(blocksOf('gruenmarkt').map(({ type }) => type));
  const unused = own.map(({ type }) => type).filter((type) => !used.has(type));
  // These are added automatically: by a field of the page, and in edit mode.
  expect(unused).toEqual(['auto-redirect', 'edit-link']);
});

it('FORM-80 the surveys of the demo shop, which need no name, are anonymous', () => {
  const surveys = blocksOf('gruenmarkt').filter(({ type }) => type === 'questionnaire');
  expect(new Set(surveys.map(({ fields }) => fields['formId']))).toEqual(
    new Set(['umfrage', 'inhalte-fragen']),
  );
  for (const { fields } of surveys) expect(fields).toMatchObject({ isAnonymous: true });
});

it('no type is defined twice, rare or not', () => {
  const types = own.map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});
