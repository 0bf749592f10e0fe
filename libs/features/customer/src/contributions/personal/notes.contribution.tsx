import { AllergenIcon, Badge, Cluster } from '@larder/ui';
import { formatFinding } from '../../components/personal/format-finding.js';
import { usePersonalText } from '../../messages/personal-text.js';
import { usePersonalDataOf } from '../../components/personal/use-personal.js';

/** In a line of a product: the same as over its picture, and that it is liked. */
export default function PersonalNotes({ sku }: { readonly sku: string }) {
  const text = usePersonalText();
  const { mark, finding } = usePersonalDataOf(sku);
  const warnings = formatFinding(text, finding);
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
