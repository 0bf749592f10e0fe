import { useState, useSyncExternalStore } from 'react';
import { useFeature } from '@larder/platform';
import { Button, Checkbox, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useFeatureState } from '../../state/state.js';
import { formatFinding, useAllergenText } from '../../messages/allergen-text.js';
import { onQuestion, openQuestion, type AllergenQuestion } from './allergen-questions.js';

/** Names each product and its allergens, and adds nothing that the shopper has not agreed to. */
export default function AllergenDialog() {
  const text = useAllergenText();
  const context = useFeature();
  const question = useSyncExternalStore(
    (listener) => onQuestion(context, listener),
    () => openQuestion(context),
    () => undefined,
  );
  // One dialog at a time: the service prompt still shows when the order can be delivered.
  const isServicePromptOpen = useFeatureState((state) => state.cartService.isAsking);
  // The last question stays visible while the dialog closes.
  const [shown, setShown] = useState(question);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  if (question && question !== shown) {
    setShown(question);
    setAgreed([]);
  }
  if (!shown) return null;
  const { warnings } = shown;
  const count = warnings.length;
  const chosen = count === 1 ? warnings.map(({ sku }) => sku) : agreed;
  return (
    <Dialog
      open={question !== undefined && !isServicePromptOpen}
      onOpenChange={() => question?.answer([])}
      title={text('ask.title', { count })}
      closeLabel={text('ask.close')}
      footer={
        <Stack gap={2}>
          <Button block onClick={() => question?.answer([])}>
            {text('ask.cancel')}
          </Button>
          <Button
            block
            variant="secondary"
            disabled={chosen.length === 0}
            onClick={() => question?.answer(chosen)}
          >
            {text('ask.add', { count })}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        <Warnings warnings={warnings} agreed={agreed} onAgree={setAgreed} />
        <p>{text('ask.hint')}</p>
      </Stack>
    </Dialog>
  );
}

interface WarningsProps extends Pick<AllergenQuestion, 'warnings'> {
  readonly agreed: readonly string[];
  readonly onAgree: (skus: readonly string[]) => void;
}

/** Of several products each is chosen by itself. */
function Warnings({ warnings, agreed, onAgree }: WarningsProps) {
  const text = useAllergenText();
  const [only, ...more] = warnings;
  if (only && more.length === 0)
    return (
      <p>
        <strong>{only.name}</strong>: {formatFinding(text, only)}
      </p>
    );
  return warnings.map((one) => (
    <Checkbox
      key={one.sku}
      label={`${one.name}: ${formatFinding(text, one)}`}
      checked={agreed.includes(one.sku)}
      onChange={({ target }) =>
        onAgree(target.checked ? [...agreed, one.sku] : agreed.filter((sku) => sku !== one.sku))
      }
    />
  ));
}
