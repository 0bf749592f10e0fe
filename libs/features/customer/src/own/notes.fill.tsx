import { AllergenIcon, Badge, Cluster } from '@larder/ui';
import { findingWords } from './finding-words.js';
import { useOwnText } from './own-text.js';
import { useOwnOf } from './use-own.js';

/** In a line of a product: the same as over its picture, and that it is liked. */
export default function OwnNotes({ sku }: { readonly sku: string }) {
  const text = useOwnText();
  const { mark, finding } = useOwnOf(sku);
  const warnings = findingWords(text, finding);
  if (warnings.length === 0 && mark === undefined) return null;
  return (
    <Cluster as="span" gap={1}>
      {warnings.map((words) => (
        <Badge key={words} tone="warning" icon={<AllergenIcon />}>
          {words}
        </Badge>
      ))}
      {mark && <Badge tone="neutral">{text(`own.${mark}`)}</Badge>}
    </Cluster>
  );
}
