import { SearchForm } from '../../components/search-form.js';

/** The search on the page for URLs that do not exist. */
export default function NotFoundSearch() {
  return <SearchForm given={null} />;
}
