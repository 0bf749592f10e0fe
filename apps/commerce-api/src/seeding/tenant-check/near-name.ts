import { editDistance } from '../../search/words/edit-distance.js';

/** The one of some names that is most likely meant by a mistyped one; undefined when none is near. */
export function nearName(name: string, names: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: string | undefined;
  let distance = most + 1;
  for (const one of names) {
    const own = editDistance(name.toLowerCase(), one.toLowerCase(), most);
    if (own < distance) [best, distance] = [one, own];
  }
  return best;
}

const maxListed = 12;

/** What is allowed instead of an unknown name: the one that is meant, or some of the known ones. */
export function allowedNames(name: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearName(name, names);
  if (near !== undefined) return `Did you mean "${near}"?`;
  const listed = names.slice(0, maxListed).join(', ');
  return `Allowed: ${listed}${names.length > maxListed ? ', …' : ''}`;
}
