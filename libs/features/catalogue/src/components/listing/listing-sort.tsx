import { FACETS } from '@larder/contracts/catalogue';
import { useFeature } from '@larder/platform';
import { SortForm } from '@larder/ui';
import { listingHref, SORTS, type Listing } from '../../api/listing.js';
import { useText } from '../../messages/use-text.js';

interface Props {
  readonly path: string;
  readonly listing: Listing;
}

/** The order of a listing, which begins at its first page again. */
export function ListingSort({ path, listing }: Props) {
  const t = useText();
  const { navigate } = useFeature();
  return (
    <SortForm
      action={path}
      kept={FACETS.map((facet) => [facet, listing.facets[facet]?.join(',')])}
      label={t('sort.label')}
      applyText={t('sort.apply')}
      orders={SORTS}
      order={listing.sort}
      textOf={(sort) => t(`sort.${sort}`)}
      onChange={(sort) => navigate(listingHref(path, { ...listing, sort, page: 1 }))}
    />
  );
}
