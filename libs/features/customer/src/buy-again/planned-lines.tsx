import { useTexts } from '@larder/platform';
import { shownQuantity } from '@larder/pricing';
import { Button, Cluster, Notice } from '@larder/ui';
import styles from './buy-again.module.css';
import type { Difference, PlannedLine } from './plan-again.js';
import { useText } from './texts.js';

interface Props {
  readonly plan: readonly PlannedLine[];
  readonly isBusy: boolean;
  readonly onPut: () => void;
  readonly onClose: () => void;
}

/** What is different today, line by line, and the question whether to go on. */
export function PlannedLines({ plan, isBusy, onPut, onClose }: Props) {
  const text = useText();
  const changed = plan.filter(({ differences }) => differences.length > 0);
  const count = plan.filter(({ quantity }) => quantity > 0).length;
  return (
    <Notice
      type="info"
      live
      title={text('again.title')}
      actions={
        <Cluster>
          {count > 0 && (
            <Button busy={isBusy} onClick={onPut}>
              {text('again.put', { count })}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {text(count > 0 ? 'again.cancel' : 'again.close')}
          </Button>
        </Cluster>
      }
    >
      <ul className={styles.lines}>
        {changed.map((line) => (
          <li key={line.sku}>
            <strong>{line.name}</strong>
            {': '}
            <Differences line={line} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Differences({ line }: { readonly line: PlannedLine }) {
  const text = useText();
  const texts = useTexts();
  const amount = (quantity: number) => {
    if (!line.product) return String(quantity);
    const shown = shownQuantity(line.product, quantity);
    return texts.number(shown.value) + (shown.unit === 'piece' ? '' : ` ${shown.unit}`);
  };
  const words = (difference: Difference) => {
    if (!('before' in difference)) return text(`again.${difference.kind}`);
    const { kind, before, now } = difference;
    const show = kind === 'quantity' ? amount : texts.money;
    return text(`again.${kind}`, { before: show(before), now: show(now) });
  };
  return <>{line.differences.map(words).join(' ')}</>;
}
