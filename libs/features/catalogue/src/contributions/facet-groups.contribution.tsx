import type { FacetGroupsProps } from '@larder/contracts/catalogue';
import { facetViews } from '../api/facet-normalise.js';
import { FacetGroup } from '../components/listing/facet-group.js';
import { useFormatContext } from '../messages/use-text.js';

/** Facets of another feature's list, with the catalogue's texts. */
export default function FacetGroups({ facets, hrefOf }: FacetGroupsProps) {
  return facetViews(facets, useFormatContext()).map((facet) => (
    <FacetGroup key={facet.id} facet={facet} hrefOf={hrefOf} />
  ));
}
