import { readFile } from 'node:fs/promises';

/** The types of a node, of which JSON-LD allows one or a list. */
export const typesOf = (node: object): unknown[] => {
  const type: unknown = '@type' in node ? node['@type'] : undefined;
  return Array.isArray(type) ? type : [type];
};

/** Every node in lists and graphs, in the order of the file. */
function nodesIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  return '@graph' in value ? nodesIn(value['@graph']) : [value];
}

/** The nodes of a JSON-LD file: one, a list of them, or a graph. Throws when it is no JSON at all. */
export async function readNodes(file: string): Promise<object[]> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  try {
    return nodesIn(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is no JSON`, { cause: error });
  }
}
