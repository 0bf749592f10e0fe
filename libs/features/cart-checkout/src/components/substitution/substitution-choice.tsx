import { useId, useState } from 'react';
import type { Cart, ProductLineItem, Substitution } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { AccordionItem, Card, FieldGroup, RadioCard, SelectField, Stack } from '@larder/ui';
import { substitutionApi } from '../../api/substitution-api.js';
import { cartViewSlice } from '../../state/cart-view.js';
import { enqueueChange } from '../../state/set-quantity.js';
import { useSubstitutionText } from '../../messages/substitution-text.js';

const choices = ['SIMILAR', 'LEAVE_OUT', 'CALL'] as const satisfies readonly Substitution[];

interface Props {
  readonly cart: Cart;
  /** It is already in a card; a second one would only indent it. */
  readonly isInCard?: boolean;
}

/**
 * Substitution preference: one for all products, and another for single ones. Shown only where stock is
 * at risk; without a choice nothing is substituted.
 */
export default function SubstitutionChoice({ cart, isInCard = false }: Props) {
  const text = useSubstitutionText();
  const lines = cart.productLineItems.filter((line) => line.stockRisk ?? line.substitution);
  if (lines.length === 0) return null;
  const names = lines.map(({ product }) => product.name).join(', ');
  const content = (
    <Stack gap={3}>
      <ForAll cart={cart} hint={text('hint', { names, count: lines.length })} />
      <AccordionItem
        title={text('perItem')}
        defaultOpen={lines.some(({ substitution }) => substitution !== undefined)}
      >
        <Stack gap={3}>
          {lines.map((line) => (
            <ForLine key={line.lineItemId} line={line} />
          ))}
        </Stack>
      </AccordionItem>
    </Stack>
  );
  if (isInCard) return <section aria-label={text('title')}>{content}</section>;
  return (
    <Card as="section" aria-label={text('title')}>
      {content}
    </Card>
  );
}

function ForAll({ cart, hint }: { readonly cart: Cart; readonly hint: string }) {
  const text = useSubstitutionText();
  const name = useId();
  const { wanted, say } = useSaveSubstitution(cart.substitution);
  return (
    <FieldGroup legend={text('title')} hint={hint}>
      {choices.map((choice) => (
        <RadioCard
          key={choice}
          compact
          name={name}
          title={text(choice)}
          description={text(`${choice}.hint`)}
          label={`${text(choice)}, ${text(`${choice}.hint`)}`}
          checked={wanted === choice}
          onChange={() => void say(choice)}
        />
      ))}
    </FieldGroup>
  );
}

function ForLine({ line }: { readonly line: ProductLineItem }) {
  const text = useSubstitutionText();
  const { wanted, say } = useSaveSubstitution(line.substitution, line.lineItemId);
  return (
    <SelectField
      label={line.product.name}
      value={wanted ?? ''}
      onChange={({ target }) => void say(choices.find((one) => one === target.value))}
    >
      <option value="">{text('asAll')}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {text(choice)}
        </option>
      ))}
    </SelectField>
  );
}

/**
 * Shows a choice at once, until the stored value changes, and reverts it on failure. (The store updates
 * a moment after the call has ended.)
 */
function useSaveSubstitution(stored: Substitution | undefined, lineItemId?: string) {
  const context = useFeature();
  const [setSubstitution] = substitutionApi.useSetSubstitutionMutation();
  const [requested, setRequested] = useState<{
    readonly choice: Substitution | undefined;
    readonly before: Substitution | undefined;
  }>();
  const say = async (choice: Substitution | undefined) => {
    setRequested({ choice, before: stored });
    const body = { ...(choice && { choice }), ...(lineItemId !== undefined && { lineItemId }) };
    const { error } = await enqueueChange(context, () => setSubstitution({ body }));
    if (!error) return;
    setRequested(undefined);
    context.dispatch(cartViewSlice.actions.failed({ kind: 'unreachable' }));
  };
  return { wanted: requested && requested.before === stored ? requested.choice : stored, say };
}
