import { createPageMessages } from '@larder/platform';

export const { useText } = createPageMessages('account', {
  de: {
    'diet.loading': 'Ihre Auswahl wird geladen …',
    'diet.intro':
      'Wählen Sie, was Sie nicht vertragen und worauf Sie achten. Wir warnen Sie dann auf jeder Seite, auf der ein Produkt steht.',
    'diet.allergens': 'Das vertrage ich nicht',
    'diet.marks': 'Darauf achte ich',
    'diet.note':
      'Was wir nicht wissen, gilt als unsicher: Fehlt die Zutatenliste oder eine Kennzeichnung, warnen wir auch. Bitte lesen Sie immer die Packung.',
    'diet.save': 'Speichern',
    'diet.saved': 'Gespeichert. Die Warnungen gelten ab sofort.',
    'diet.failed.title': 'Das hat nicht geklappt',
    'diet.failed.text': 'Ihre Auswahl steht noch da. Bitte versuchen Sie es noch einmal.',
  },
  en: {
    'diet.loading': 'Loading your choice …',
    'diet.intro':
      'Choose what you do not tolerate and what matters to you. We then warn you wherever a product is shown.',
    'diet.allergens': 'I do not tolerate',
    'diet.marks': 'This matters to me',
    'diet.note':
      'What we do not know counts as unsafe: where the ingredients or a mark are missing, we warn too. Please always read the pack.',
    'diet.save': 'Save',
    'diet.saved': 'Saved. The warnings count from now on.',
    'diet.failed.title': 'That did not work',
    'diet.failed.text': 'Your choice is still here. Please try again.',
  },
});
