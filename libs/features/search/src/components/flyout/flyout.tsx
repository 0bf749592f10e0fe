import { useEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import type { SearchType } from '@larder/contracts/search';
import { useFeature } from '@larder/platform';
import { ArrowLeftIcon, Button, IconButton, SearchIcon } from '@larder/ui';
import { useCloseOnBack } from '@larder/ui/close-on-back';
import { boughtApi } from '../../api/start-api.js';
import { columnsOf, ratioOf } from '../../api/columns.js';
import { typesOf } from '../../api/types.js';
import { validTerm } from '../../api/term.js';
import type { FlyoutType, SearchSettings } from '../../config.js';
import { useStartText } from '../../messages/start-text.js';
import { useText } from '../../messages/use-text.js';
import { rememberSearch } from '../../state/recent-searches.js';
import { SearchTools } from '../start/search-tools.js';
import { StartPanel } from '../start/start-panel.js';
import type { SearchField } from '../use-search-field.js';
import { FlyoutBanner } from './flyout-banner.js';
import { FlyoutGroup } from './flyout-group.js';
import styles from './flyout.module.css';
import { useDebounced } from './use-debounced.js';
import { useGridKeys } from './use-grid-keys.js';

/** SRCH-13, in milliseconds. */
export const DEBOUNCE_MS = 500;

interface Props {
  /** Id of the grid; the ids of its cells begin with it. */
  readonly listId: string;
  readonly field: SearchField;
  /** Id of the cell that the keyboard is at. */
  readonly active: string | undefined;
  readonly setActive: (id: string | undefined) => void;
}

/**
 * SRCH-01: suggestions of every configured type in two columns, below them the banner. Before a term is
 * typed, what this shopper may want to search for.
 */
export default function Flyout({ listId, field, active, setActive }: Props) {
  const t = useText();
  const { startSuggestions } = useFeature().settings<SearchSettings>('search');
  const term = field.term.trim();
  const isStart = startSuggestions && validTerm(term) === undefined;
  const { data: bought = [] } = boughtApi.useGetBoughtProductsQuery(
    { query: {} },
    { skip: !startSuggestions },
  );
  const keyDown = useGridKeys({ input: field.input, listId, active, setActive });
  useRemembered(field.input, term);
  return (
    // The field keeps the focus while a row is pressed, so that the flyout stays for the click. Other
    // fields may take it.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.flyout} onMouseDown={keepFocus} onKeyDown={keyDown}>
      <CloseButton field={field} />
      {isStart ? (
        <>
          <SearchTools onText={field.type} />
          <div id={listId} role="grid" aria-label={t('suggestions')} className={styles.start}>
            <StartPanel listId={listId} active={active} bought={bought} />
          </div>
        </>
      ) : (
        <Hits listId={listId} active={active} term={term} hasOwn={bought.length > 0} />
      )}
    </div>
  );
}

function keepFocus(event: MouseEvent) {
  if (!(event.target as Element).closest('input')) event.preventDefault();
}

/** Closes the sheet of a phone, as the browser's back button does. */
function CloseButton({ field }: Pick<Props, 'field'>) {
  const t = useStartText();
  const button = useRef<HTMLButtonElement>(null);
  const [isSheet, setSheet] = useState(false);
  useEffect(() => setSheet(isShown(button.current)), []);
  const close = () => {
    field.close();
    // In the field the focus would keep the keyboard of the phone open.
    field.input.current?.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  useCloseOnBack(isSheet, close);
  return (
    <IconButton
      ref={button}
      className={styles.close}
      label={t('close')}
      icon={<ArrowLeftIcon size={24} directional />}
      onClick={close}
    />
  );
}

const isShown = (element: Element | null) =>
  element !== null && getComputedStyle(element).display !== 'none';

interface HitsProps extends Pick<Props, 'listId' | 'active'> {
  readonly term: string;
  /** This shopper has bought something before. */
  readonly hasOwn: boolean;
}

function Hits({ listId, active, term, hasOwn }: HitsProps) {
  const t = useText();
  const { settings, tenant } = useFeature();
  const { columnRatio, ...others } = settings<SearchSettings>('search');
  const types = typesOf({ columnRatio, ...others }, tenant);
  const { first, second } = columnsOf(types);
  const ratio = ratioOf(columnRatio);
  const settled = useDebounced(term, DEBOUNCE_MS);
  // Until typing stops there is nothing to show: neither the old hits nor a call for half a word.
  const searched = settled === term ? validTerm(term) : undefined;
  const group = ({ type, emptyResultsContent }: FlyoutType) => (
    <FlyoutGroup
      key={type}
      type={type satisfies SearchType}
      term={searched}
      // The first type says so where nothing is found; of the others only those that have words of their own.
      empty={emptyResultsContent || (type === types[0]?.type ? t('noHits') : '')}
      listId={listId}
      active={active}
      hasOwn={hasOwn}
    />
  );
  const widths = { '--first': `${ratio.first}fr`, '--second': `${ratio.second}fr` };
  return (
    <>
      <div
        id={listId}
        role="grid"
        aria-label={t('suggestions')}
        aria-busy={searched === undefined}
        className={first.length > 0 && second.length > 0 ? styles.columns : styles.column}
        style={widths as CSSProperties}
      >
        {[first, second].map(
          (column, i) =>
            column.length > 0 && (
              <div key={i} role="presentation" className={styles.column}>
                {column.map(group)}
              </div>
            ),
        )}
      </div>
      <FlyoutBanner term={searched} />
      <div className={styles.foot}>
        <Button type="submit" variant="quiet" icon={<SearchIcon />}>
          {t('showAll', { term })}
        </Button>
      </div>
    </>
  );
}

/** Remembers what the form is sent with. */
function useRemembered(input: SearchField['input'], text: string) {
  useEffect(() => {
    const form = input.current?.form;
    const remember = () => {
      const term = validTerm(text);
      if (term !== undefined) rememberSearch(term);
    };
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [input, text]);
}
