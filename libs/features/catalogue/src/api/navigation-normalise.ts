import type { CategoryNode } from '@larder/contracts/catalogue';

export interface NavigationNode {
  readonly slug: string;
  readonly name: string;
  readonly children: readonly { readonly slug: string; readonly name: string }[];
}

/** Two levels of the trees, names and slugs alone, without categories that hold no product. */
export function navigationOf(trees: readonly CategoryNode[]): NavigationNode[] {
  return filled(trees).map(({ slug, name, children }) => ({
    slug,
    name,
    children: filled(children).map((child) => ({ slug: child.slug, name: child.name })),
  }));
}

export type RootNode = Pick<CategoryNode, 'slug' | 'name' | 'picture'>;

/** The roots alone, with their pictures. */
export function rootsOf(trees: readonly CategoryNode[]): RootNode[] {
  return filled(trees).map(({ slug, name, picture }) => ({ slug, name, picture }));
}

function filled(nodes: readonly CategoryNode[]) {
  return nodes.filter((node) => node.productCount > 0);
}
