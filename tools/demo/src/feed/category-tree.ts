/** A category as `data/categories.json` carries it. */
export type DemoCategory = {
  slug: string;
  name: string;
  'name.en'?: string;
  'name.hi'?: string;
  description?: string;
  'description.en'?: string;
  'description.hi'?: string;
  picture: { url: string; width: number; height: number };
  children?: DemoCategory[];
};

export type CategoryArt = { slug: string; art: string[]; depth: number };

type Line = CategoryArt & { cells: string[] };

function readLines(table: string): Line[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = '', art = '', ...cells] = line.split('|').map((cell) => cell.trim());
      return {
        slug,
        art: art.split(' '),
        cells,
        depth: (line.length - line.trimStart().length) / 2,
      };
    });
}

/** What each category's picture shows. */
export const categoryArt = (table: string): CategoryArt[] => readLines(table);

/** Categories with names in the second language of the shop. */
export function categoryTree(
  table: string,
  tenant: string,
  second: 'en' | 'hi' = 'en',
): DemoCategory[] {
  const roots: DemoCategory[] = [];
  const above: DemoCategory[] = [];
  for (const { slug, cells, depth } of readLines(table)) {
    const [name = '', nameEn, description, descriptionEn] = cells;
    const node: DemoCategory = {
      slug,
      name,
      ...(nameEn ? { [`name.${second}`]: nameEn } : {}),
      ...(description ? { description } : {}),
      ...(descriptionEn ? { [`description.${second}`]: descriptionEn } : {}),
      picture: { url: `/media/${tenant}/categories/${slug}.svg`, width: 480, height: 480 },
    };
    const parent = above[depth - 1];
    if (parent) (parent.children ??= []).push(node);
    else roots.push(node);
    above[depth] = node;
  }
  return roots;
}
