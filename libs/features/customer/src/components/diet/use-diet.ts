import { useState } from 'react';
import { ALLERGENS } from '@larder/contracts/catalogue';
import type { DietProfile } from '@larder/contracts/shopping';
import { useFeature } from '@larder/platform';
import { personalStoreOf } from '../../state/personal/personal-store.js';
import { useChoices } from '../forms/use-choices.js';
import { dietApi } from '../../api/diet-api.js';

/** What products can be marked as for a diet, in the order of the form. */
export const MARKS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'organic',
] as const satisfies readonly DietProfile['marks'][number][];

type Outcome = 'none' | 'saved' | 'failed';

/** The customer's diet as a form; products are assessed again once it is stored. */
export function useDiet() {
  const context = useFeature();
  const { data: diet, isError } = dietApi.useGetDietQuery();
  const [setDiet, { isLoading: isBusy }] = dietApi.useSetDietMutation();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const { isOn, choose, changed, settle } = useChoices('diet');
  const chosen: DietProfile | undefined = diet && {
    allergens: ALLERGENS.filter((one) => isOn(one, diet.allergens.includes(one))),
    marks: MARKS.filter((one) => isOn(one, diet.marks.includes(one))),
  };
  const save = async () => {
    if (!chosen) return;
    setOutcome('none');
    const { data } = await setDiet({ body: chosen });
    setOutcome(data ? 'saved' : 'failed');
    if (!data) return;
    settle(changed);
    personalStoreOf(context).forgetFindings();
  };
  return {
    diet: chosen,
    outcome: isError ? 'failed' : outcome,
    isBusy,
    choose,
    save: () => void save(),
  };
}
