import { useState } from 'react';
import type { AllergenProfile, Cart } from '@larder/contracts/cart';
import { ALLERGENS, type Allergen } from '@larder/contracts/catalogue';
import { useFeature } from '@larder/platform';
import { AccordionItem, Button, Card, Checkbox, FieldGroup, Notice, Stack } from '@larder/ui';
import { enqueueChange } from '../../state/set-quantity.js';
import { useAllergenText } from '../../messages/allergen-text.js';
import { allergenApi } from '../../api/allergen-api.js';

const nothing: AllergenProfile = { chosen: [], diet: [] };

/** What the shopper avoids, with an account or without: it counts for this cart and those after it. */
export default function AllergenChoice({ cart }: { readonly cart: Cart | null }) {
  const text = useAllergenText();
  const { chosen, diet } = cart?.allergenProfile ?? nothing;
  const { wanted, choose, outcome, isBusy, save } = useChoice(chosen);
  const isOn = (one: Allergen) => wanted.includes(one) || diet.includes(one);
  return (
    <Card as="section" aria-label={text('choice.title')}>
      <AccordionItem title={text('choice.title')}>
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Stack gap={3}>
            <p>{text('choice.hint')}</p>
            <FieldGroup legend={text('choice.legend')}>
              {ALLERGENS.map((one) => {
                const name = text(`allergen.${one}`);
                return (
                  <Checkbox
                    key={one}
                    name={one}
                    label={diet.includes(one) ? text('choice.fromDiet', { name }) : name}
                    checked={isOn(one)}
                    disabled={diet.includes(one)}
                    onChange={({ target }) => choose(one, target.checked)}
                  />
                );
              })}
            </FieldGroup>
            {outcome === 'saved' && (
              <Notice type="success" live>
                {text('choice.saved')}
              </Notice>
            )}
            {outcome === 'failed' && (
              <Notice type="error" live>
                {text('line.failed')}
              </Notice>
            )}
            <div>
              <Button type="submit" busy={isBusy}>
                {text('choice.save')}
              </Button>
            </div>
          </Stack>
        </form>
      </AccordionItem>
    </Card>
  );
}

function useChoice(chosen: readonly Allergen[]) {
  const context = useFeature();
  const [setCartAllergens] = allergenApi.useSetCartAllergensMutation();
  const [changed, setChanged] = useState<readonly Allergen[]>();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [isBusy, setBusy] = useState(false);
  const wanted = changed ?? chosen;
  const choose = (one: Allergen, isOn: boolean) =>
    setChanged(isOn ? [...wanted, one] : wanted.filter((other) => other !== one));
  const save = async () => {
    setBusy(true);
    setOutcome('none');
    const body = { allergens: [...wanted] };
    const { error } = await enqueueChange(context, () => setCartAllergens({ body }));
    setBusy(false);
    setOutcome(error ? 'failed' : 'saved');
    if (!error) setChanged(undefined);
  };
  return { wanted, choose, outcome, isBusy, save };
}
