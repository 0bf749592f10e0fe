import type { FeatureContext } from '@larder/platform';
import { catalogueApi } from '../api/catalogue-api.js';
import { NavigationBar } from '../components/navigation/navigation-bar.js';
import { NavigationList } from '../components/navigation/navigation-list.js';

/** Without its menu the shop still works: search and home page link on. */
export const preload = (context: FeatureContext) =>
  context.query(catalogueApi.endpoints.getNavigation, undefined).catch(() => undefined);

/** The categories in the shop's frame: a bar with menus on the desktop, a nested list in the drawer. */
export default function MainNavigation({ variant }: { readonly variant: 'bar' | 'drawer' }) {
  const { data: nodes = [] } = catalogueApi.useGetNavigationQuery();
  return variant === 'bar' ? <NavigationBar nodes={nodes} /> : <NavigationList nodes={nodes} />;
}
