import { searchEntryRoute } from '@larder/contracts/search';
import { useHref } from '@larder/platform';
import { Button, SearchIcon, TextField } from '@larder/ui';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from '../api/term.js';
import { useText } from '../messages/use-text.js';
import styles from './search-form.module.css';

/** The search field in a page, which works without JavaScript; `given` is a term that was too short or too long. */
export function SearchForm({ given }: { readonly given: string | null }) {
  const t = useText();
  const action = useHref()(searchEntryRoute, {});
  return (
    <form action={action} className={styles.form}>
      <div className={styles.field}>
        <TextField
          key={given}
          label={t('placeholder')}
          name="term"
          type="search"
          defaultValue={given ?? ''}
          maxLength={MAX_TERM_LENGTH}
          error={
            given === null
              ? undefined
              : t('termLength', { shortest: MIN_TERM_LENGTH, longest: MAX_TERM_LENGTH })
          }
        />
      </div>
      <Button type="submit" icon={<SearchIcon />}>
        {t('submit')}
      </Button>
    </form>
  );
}
