import { useState } from 'react';
import { useTexts } from '@larder/platform';
import { shownQuantity } from '@larder/pricing';
import { AllergenIcon, Badge, Button, Checkbox, Cluster, Notice } from '@larder/ui';
import { formatFinding } from '../personal/format-finding.js';
import { usePersonalText } from '../../messages/personal-text.js';
import { withValue } from '../../state/personal/personal-state.js';
import styles from './buy-again.module.css';
import {
  isUnchanged,
  requestedQuantities,
  type Difference,
  type PlannedLine,
} from './plan-reorder.js';
import { useText } from '../../messages/buy-again-text.js';

interface Props {
  readonly plan: readonly PlannedLine[];
  readonly isBusy: boolean;
  /** Gets the skus that were agreed to although they do not fit the diet. */
  readonly onPut: (agreed: ReadonlySet<string>) => void;
  readonly onClose: () => void;
}

/** What has changed, line by line, and the confirmation. */
export function PlannedLines({ plan, isBusy, onPut, onClose }: Props) {
  const text = useText();
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const changed = plan.filter((line) => !isUnchanged(line));
  const count = requestedQuantities(plan, agreed).length;
  const agree = (sku: string, isOn: boolean) => setAgreed(withValue(agreed, sku, isOn));
  return (
    <Notice
      type="info"
      live
      title={text('again.title')}
      actions={
        <Cluster>
          {count > 0 && (
            <Button busy={isBusy} onClick={() => onPut(agreed)}>
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
            {line.differences.length > 0 && ': '}
            <Differences line={line} />
            {line.finding && (
              <Unfitting
                line={line}
                isAgreed={agreed.has(line.sku)}
                onAgree={(isOn) => agree(line.sku, isOn)}
              />
            )}
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
  const messageOf = (difference: Difference) => {
    if (!('before' in difference)) return text(`again.${difference.kind}`);
    const { kind, before, now } = difference;
    const show = kind === 'quantity' ? amount : texts.money;
    return text(`again.${kind}`, { before: show(before), now: show(now) });
  };
  return <>{line.differences.map(messageOf).join(' ')}</>;
}

interface UnfittingProps {
  readonly line: PlannedLine;
  readonly isAgreed: boolean;
  readonly onAgree: (isOn: boolean) => void;
}

/** What does not fit the diet, and the yes without which it stays out of the cart. */
function Unfitting({ line: { name, finding }, isAgreed, onAgree }: UnfittingProps) {
  const text = useText();
  const ownText = usePersonalText();
  return (
    <>
      <Cluster as="span" gap={1}>
        {formatFinding(ownText, finding).map((message) => (
          <Badge key={message} tone="warning" icon={<AllergenIcon />}>
            {message}
          </Badge>
        ))}
      </Cluster>
      <Checkbox
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
        label={text('again.agree', { name })}
      />
    </>
  );
}
