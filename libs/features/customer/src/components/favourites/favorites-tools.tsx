import { useEffect, useState } from 'react';
import { favoriteProductsRoute } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { Checkbox, FieldGroup, SelectField } from '@larder/ui';
import { queryOf, SORTS, SOURCES, toggled, type FavoritesView } from './favorites-url.js';
import styles from './favorites.module.css';
import { useText } from '../../messages/favourite-text.js';

/** The product source filter (FAV-06) and the sort order; both are part of the URL. */
export function FavoritesTools(props: { readonly view: FavoritesView }) {
  const text = useText();
  const { href, navigate } = useFeature();
  // What was pressed shows at once, not when the page of its address has come.
  const key = JSON.stringify(props.view);
  const [chosen, setChosen] = useState<FavoritesView>();
  useEffect(() => setChosen(undefined), [key]);
  const view = chosen ?? props.view;
  const open = (next: FavoritesView) => {
    setChosen(next);
    const to = href(favoriteProductsRoute, {}, queryOf(next));
    if (to !== undefined) navigate(to, { replace: true });
  };
  return (
    <div className={styles.tools}>
      <FieldGroup legend={text('favorites.show')}>
        <div className={styles.sources}>
          {SOURCES.map((source) => (
            <Checkbox
              key={source}
              name={source}
              label={text(`favorites.source.${source}`)}
              checked={view.sources.includes(source)}
              onChange={() => open(toggled(view, source))}
            />
          ))}
          {view.sources.length === SOURCES.length && (
            <Checkbox
              name="both"
              label={text('favorites.both')}
              checked={view.both}
              onChange={() => open({ ...view, both: !view.both, page: 1 })}
            />
          )}
        </div>
      </FieldGroup>
      <SelectField
        label={text('favorites.sort')}
        value={view.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((one) => one === target.value) ?? 'relevance';
          open({ ...view, sort, page: 1 });
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {text(`favorites.sort.${sort}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
