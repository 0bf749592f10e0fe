import { lazy, Suspense, useId, useState, type FormEvent, type KeyboardEvent } from 'react';
import { searchEntryRoute, searchRoute } from '@larder/contracts/search';
import { useFeature, useHref } from '@larder/platform';
import { IconButton, SearchIcon } from '@larder/ui';
import { MAX_TERM_LENGTH, validTerm } from '../api/term.js';
import { useSearchField } from '../components/use-search-field.js';
import type { SearchSettings } from '../config.js';
import { useText } from '../messages/use-text.js';
import styles from './header-search.module.css';

const loadFlyout = () => import('../components/flyout/flyout.js');
const Flyout = lazy(loadFlyout);

/**
 * The search field: an HTML form that becomes a combobox with suggestions on focus. It shows the term on
 * the result page and is empty on all others (SRCH-10).
 */
export default function HeaderSearch() {
  const t = useText();
  const id = useId();
  const listId = `${id}-list`;
  const href = useHref();
  const field = useSearchField();
  const { navigate, settings } = useFeature();
  const [active, setActive] = useState<string>();
  const { startSuggestions } = settings<SearchSettings>('search');
  const isExpanded = field.isOpen && (startSuggestions || validTerm(field.term) !== undefined);
  const submit = (event: FormEvent) => {
    const term = validTerm(field.term);
    event.preventDefault();
    field.close();
    // The search page says in the shop's words what a term lacks.
    if (term === undefined) navigate(href(searchEntryRoute, {}, { term: field.term }) ?? '');
    else navigate(href(searchRoute, { term }) ?? '', { external: true });
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isExpanded) {
      event.preventDefault();
      field.close();
    } else if (event.key === 'ArrowDown') field.open();
  };
  return (
    <form
      role="search"
      className={styles.form}
      data-open={isExpanded || undefined}
      action={href(searchEntryRoute, {})}
      onSubmit={submit}
      onBlur={field.leave}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('label')}
      </label>
      <div className={styles.field}>
        <input
          ref={field.input}
          id={id}
          className={styles.input}
          type="text"
          name="term"
          value={field.term}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_TERM_LENGTH}
          {...(field.isLive && comboboxRoles(isExpanded, listId, active))}
          onFocus={() => {
            void loadFlyout();
            // Words that are there already, as on the result page, have been searched for.
            if (!field.term) field.open();
          }}
          onClick={field.open}
          onChange={({ target }) => {
            field.type(target.value);
            setActive(undefined);
          }}
          onKeyDown={keyDown}
        />
        <Submit />
      </div>
      {isExpanded && (
        <Suspense fallback={null}>
          <Flyout listId={listId} field={field} active={active} setActive={setActive} />
        </Suspense>
      )}
    </form>
  );
}

function Submit() {
  return (
    <IconButton
      className={styles.button}
      type="submit"
      label={useText()('submit')}
      icon={<SearchIcon size={24} />}
    />
  );
}

function comboboxRoles(isExpanded: boolean, listId: string, active: string | undefined) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'grid',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': isExpanded ? active : undefined,
  } as const;
}
