import { AllergenIcon, Badge, Cluster } from '@larder/ui';
import { formatFinding } from '../../components/personal/format-finding.js';
import { usePersonalText } from '../../messages/personal-text.js';
import { usePersonalDataOf } from '../../components/personal/use-personal.js';

interface Props {
  readonly sku: string;
  readonly hasOnlyWarnings?: boolean;
}

/** In a line of a product: the same as over its picture, and that it is liked. */
export default function PersonalNotes({ sku, hasOnlyWarnings = false }: Props) {
  const text = usePersonalText();
  const { mark: known, finding } = usePersonalDataOf(sku);
  const mark = hasOnlyWarnings ? undefined : known;
  const warnings = formatFinding(text, finding);
  if (warnings.length === 0 && mark === undefined) return null;
  return (
    <Cluster as="span" gap={1}>
      {warnings.map((message) => (
        <Badge key={message} tone="warning" icon={<AllergenIcon />}>
          {message}
        </Badge>
      ))}
      {mark && <Badge tone="neutral">{text(`own.${mark}`)}</Badge>}
    </Cluster>
  );
}
