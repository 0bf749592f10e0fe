import { useState } from 'react';
import { useFormik } from 'formik';
import { ALLERGENS } from '@larder/contracts/catalogue';
import type { DietProfile } from '@larder/contracts/shopping';
import { useDraft, useFeature, useInitialValues } from '@larder/platform';
import { personalStoreOf } from '../../state/personal/personal-store.js';
import { dietApi } from '../../api/diet-api.js';

/** What products can be marked as for a diet, in the order of the form. */
export const MARKS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'lactose-free',
  'organic',
] as const satisfies readonly DietProfile['marks'][number][];

const DRAFT = 'diet';

/** A profile as a draft keeps it. */
const textOf = ({ allergens, marks }: DietProfile) => ({
  allergens: allergens.join(),
  marks: marks.join(),
});

function profileOf({ allergens = '', marks = '' }: Readonly<Record<string, string>>): DietProfile {
  const avoided = allergens.split(',');
  const wanted = marks.split(',');
  return {
    allergens: ALLERGENS.filter((one) => avoided.includes(one)),
    marks: MARKS.filter((one) => wanted.includes(one)),
  };
}

/**
 * The customer's diet as a form; products are judged again once it is stored. What was ticked outlives an
 * ended session.
 */
export function useDietForm(diet: DietProfile) {
  const context = useFeature();
  const [setDiet] = dietApi.useSetDietMutation();
  const [outcome, setOutcome] = useState<'none' | 'saved' | 'failed'>('none');
  const [stored, setStored] = useState(() => textOf(diet));
  const form = useFormik<DietProfile>({
    initialValues: profileOf(useInitialValues(DRAFT, stored)),
    onSubmit: async (values) => {
      setOutcome('none');
      // Boxes are ticked in any order.
      const body = profileOf(textOf(values));
      const { data } = await setDiet({ body });
      setOutcome(data ? 'saved' : 'failed');
      if (!data) return;
      setStored(textOf(body));
      personalStoreOf(context).forgetFindings();
    },
  });
  useDraft({ form: DRAFT, initial: stored, values: textOf(profileOf(textOf(form.values))) });
  return { form, outcome };
}
