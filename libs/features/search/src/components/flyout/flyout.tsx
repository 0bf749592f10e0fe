import type { CSSProperties } from 'react';
import type { SearchType } from '@larder/contracts/search';
import { useFeature } from '@larder/platform';
import { Button, SearchIcon } from '@larder/ui';
import { columnsOf, ratioOf } from '../../api/columns.js';
import { typesOf } from '../../api/types.js';
import { validTerm } from '../../api/term.js';
import type { FlyoutType, SearchSettings } from '../../config.js';
import { useText } from '../../messages/use-text.js';
import { FlyoutBanner } from './flyout-banner.js';
import { FlyoutGroup } from './flyout-group.js';
import styles from './flyout.module.css';
import { useDebounced } from './use-debounced.js';

/** SRCH-13, in milliseconds. */
export const DEBOUNCE_MS = 500;

interface Props {
  /** Id of the list of options; the options' own ids begin with it. */
  readonly listId: string;
  /** What stands in the field, long enough to be searched for. */
  readonly term: string;
  /** Id of the option that the keyboard is at. */
  readonly active: string | undefined;
}

/** SRCH-01: suggestions of every configured type in two columns, below them the banner. */
export default function Flyout({ listId, term, active }: Props) {
  const t = useText();
  const { settings, tenant } = useFeature();
  const { columnRatio, flapoutSearchTypes } = settings<SearchSettings>('search');
  const types = typesOf({ columnRatio, flapoutSearchTypes }, tenant);
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
    />
  );
  const widths = { '--first': `${ratio.first}fr`, '--second': `${ratio.second}fr` };
  return (
    // The field keeps the focus while an option is pressed, so that the flyout stays for the click.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.flyout} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={listId}
        role="listbox"
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
    </div>
  );
}
