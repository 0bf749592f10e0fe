import { useId } from 'react';
import { SearchForm } from '../components/overview/search-form.js';
import type { RecipeSearchFields } from './recipe-search.schema.js';
import styles from './recipe-search.module.css';

/** CONT-47: leads to the overview with the entered term (REC-06). */
export default function RecipeSearch({ fields }: { readonly fields: RecipeSearchFields }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.search}>
      <h2 id={id}>{fields.title}</h2>
      {fields.text !== undefined && <p>{fields.text}</p>}
      <SearchForm />
    </section>
  );
}
