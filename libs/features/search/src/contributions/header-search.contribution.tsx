import { lazy, Suspense, useId, type FormEvent, type KeyboardEvent } from 'react';
import { searchEntryRoute, searchRoute } from '@larder/contracts/search';
import { useFeature, useHref } from '@larder/platform';
import { IconButton, SearchIcon } from '@larder/ui';
import { MAX_TERM_LENGTH, validTerm } from '../api/term.js';
import { useOptions } from '../components/use-options.js';
import { useSearchField } from '../components/use-search-field.js';
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
  const href = useHref();
  const field = useSearchField();
  const { navigate } = useFeature();
  const options = useOptions(`${id}-list`);
  const isExpanded = field.isOpen && validTerm(field.term) !== undefined;
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
    } else if (event.key === 'ArrowDown' && !isExpanded) field.open();
    else if (isExpanded) options.onKeyDown(event);
  };
  return (
    <form
      role="search"
      className={styles.form}
      action={href(searchEntryRoute, {})}
      onSubmit={submit}
      onBlur={field.leave}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('label')}
      </label>
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
        {...(field.isLive && comboboxRoles(isExpanded, options))}
        onFocus={() => void loadFlyout()}
        onChange={({ target }) => {
          field.type(target.value);
          options.clear();
        }}
        onKeyDown={keyDown}
      />
      <IconButton
        className={styles.button}
        type="submit"
        label={t('submit')}
        icon={<SearchIcon size={24} />}
      />
      {isExpanded && (
        <Suspense fallback={null}>
          <Flyout listId={options.listId} term={field.term.trim()} active={options.active} />
        </Suspense>
      )}
    </form>
  );
}

function comboboxRoles(isExpanded: boolean, { listId, active }: ReturnType<typeof useOptions>) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-activedescendant': isExpanded ? active : undefined,
  } as const;
}
