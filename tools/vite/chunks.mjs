import {
  VENDOR,
  FEATURE,
  CART_CALLS,
  CONTENT_PAGE,
  FACETS,
  PRODUCT_ROWS,
  FEATURE_CHUNK_FILES,
  RARE_FEATURES,
  SESSION,
  PERSONAL,
  SHOPPING_LISTS,
  RARE_FEATURE_CALLS,
  CUSTOMER_FEATURES,
  CUSTOMER_PAGES,
  CUSTOMER_CART_PARTS,
  SCHEMA,
  FEATURE_SOURCE,
  FORMS,
  CART_SHARED,
  LATER_PAGES,
  DIALOGS,
  LATER_PLATFORM,
  SCROLLER,
  LATER_ICONS,
  ROW_ARROWS,
  WEB_APP,
  ACCOUNT,
  PAGE_CALLS,
  SINGLE_PAGE_CALLS,
  CART_MONITOR,
  BASKET,
  BUY_AGAIN,
  ALLERGENS,
  SEARCH_FORM,
  SEARCH_START,
  SERVICE,
  GATE,
  PAYMENT,
  HOLD,
  CHECKOUT,
  TIME_SLOTS,
  PAYMENT_FORM,
  CASH_PAID,
  FORM_FILES,
  SCHEMA_FILES,
  PAGE,
  CART_PAGES,
  HOME_START,
  PAGE_FILES,
  MAX_PAGES,
  MAX_SHARED,
} from './chunk-patterns.mjs';

/**
 * A feature's manifest, its `early.ts` and its contributions are one chunk, with what most of its pages
 * import: nearly every page uses most of them, and separate requests would cost more than the few
 * unused bytes. Blocks are only on content pages; their schemas are for pages that the browser renders
 * by itself.
 */
export function featureChunk(file, build) {
  if (CART_CALLS.test(file)) return 'cart-checkout';
  if (SESSION.test(file)) return 'customer-session';
  // Groups include their imports, in the order of their names: `customer-hearts` comes before
  // `customer-lists`.
  if (PERSONAL.test(file)) return 'customer-hearts';
  if (SHOPPING_LISTS.test(file)) return 'customer-lists';
  if (CUSTOMER_CART_PARTS.test(file)) return 'customer-cart';
  if (CONTENT_PAGE.test(file)) return 'content-blocks';
  if (FACETS.test(file)) return 'catalogue-facets';
  if (PRODUCT_ROWS.test(file)) return 'catalogue';
  const [, feature, isManifest, role] = FEATURE_CHUNK_FILES.exec(file) ?? [];
  if (CUSTOMER_PAGES.test(file) && !SCHEMA.test(file)) return 'customer-pages';
  const own = RARE_FEATURES.exec(file) ?? RARE_FEATURE_CALLS.exec(file) ?? [];
  const seldom = own.slice(1).find((name) => name !== undefined);
  if (seldom !== undefined && isManifest === undefined && !SCHEMA.test(file))
    return `${seldom}-pages`;
  if (feature === undefined) return partOfPages(file, build);
  // Small manifests for signed-in customers: no separate request.
  if (isManifest !== undefined && CUSTOMER_FEATURES.includes(feature)) return 'customer';
  return isManifest !== undefined || role === 'contribution' ? feature : `${feature}-${role}s`;
}

function partOfPages(file, build) {
  const [, feature] = FEATURE_SOURCE.exec(file) ?? [];
  if (feature === undefined || PAGE.test(file)) return null;
  const pages = (build.getModuleInfo(file)?.importers ?? []).filter((name) =>
    PAGE_FILES.test(name),
  );
  return pages.length >= MAX_PAGES ? feature : null;
}

/**
 * What some pages or blocks of a feature share, as its listings do. What only forms or only schemas
 * need stays apart: it brings packages along that the others do without.
 */
function commonOfFeature(file) {
  const [, feature] = FEATURE_SOURCE.exec(file) ?? [];
  const isApart = [PAGE, CART_PAGES, PAYMENT_FORM, CASH_PAID].some((own) => own.test(file));
  if (feature === undefined || isApart) return null;
  if (HOME_START.test(file)) return 'home-start';
  if (SEARCH_START.test(file)) return 'search-start';
  if (SEARCH_FORM.test(file)) return 'search-form';
  if (ALLERGENS.test(file)) return `${feature}-allergens`;
  if (BASKET.test(file)) return `${feature}-basket`;
  if (BUY_AGAIN.test(file)) return `${feature}-again`;
  if (CART_MONITOR.test(file)) return `${feature}-monitor`;
  if (SERVICE.test(file)) return `${feature}-service`;
  if (HOLD.test(file)) return `${feature}-hold`;
  if (GATE.test(file)) return `${feature}-gate`;
  if (PAYMENT.test(file)) return `${feature}-paying`;
  // Named so that the group of what other pages have too comes before.
  if (CHECKOUT.test(file)) return `${feature}-form`;
  if (TIME_SLOTS.test(file)) return `${feature}-slots`;
  if (FORM_FILES.test(file)) return `${feature}-forms`;
  return SCHEMA_FILES.test(file) ? `${feature}-schema-parts` : `${feature}-common`;
}

/** Whether a module brings an installed package along that not every page has. */
function isHeavy(file, moduleOf, seen = new Set()) {
  if (seen.has(file) || VENDOR.test(file)) return false;
  seen.add(file);
  if (/[\\/]node_modules[\\/]/.test(file)) return true;
  return (moduleOf(file)?.importedIds ?? []).some((id) => isHeavy(id, moduleOf, seen));
}

function isSmall(file, build) {
  const moduleOf = (id) => build.getModuleInfo(id);
  return !ofFeatures.some((own) => own.test(file)) && !isHeavy(file, moduleOf);
}

const ofFeatures = [FEATURE, CART_CALLS, RARE_FEATURE_CALLS, SESSION];
/** Small modules of libraries that are loaded later, by the name of their chunk. */
const separateChunks = {
  later: LATER_PLATFORM,
  icons: LATER_ICONS,
  'web-app': WEB_APP,
  'row-arrows': ROW_ARROWS,
  scroller: SCROLLER,
  account: ACCOUNT,
  'cart-parts': CART_SHARED,
};

/** Design system, prices and contracts are many small modules: those without weight are one chunk. */
export function smallChunk(file, build) {
  const isApart = [
    ...Object.values(separateChunks),
    FORMS,
    DIALOGS,
    LATER_PAGES,
    PAGE_CALLS,
    SINGLE_PAGE_CALLS,
  ].some((pattern) => pattern.test(file));
  return !isApart && isSmall(file, build) ? 'parts' : null;
}

/** Code of forms or dialogs is separate, because a catalogue page needs neither at first. */
export function formChunk(file, build) {
  if (!isSmall(file, build)) return null;
  if (DIALOGS.test(file)) return 'dialogs';
  return FORMS.test(file) ? 'forms' : null;
}

/** How the browser build is cut into files; the first group that fits a module takes it. */
export const groups = [
  { name: 'vendor', test: VENDOR, priority: 4 },
  // A document's scripts are separate, otherwise they would include all of the shop's code.
  { name: 'start', test: /[\\/]client[\\/](?:start|first-paint|retry-styles)\.ts$/, priority: 5 },
  { name: 'retry', test: /[\\/]client[\\/](?:retry-page|wait-for-recovery)\.ts$/, priority: 5 },
  { name: 'app', tags: ['$initial'], priority: 4 },
  // Before the features' groups, or one feature's chunk would hold what another needs, and before
  // `later`, which would take along what pages throw.
  { name: smallChunk, debugName: 'parts', priority: 3 },
  ...Object.entries(separateChunks).map(([name, test]) => ({ name, test, priority: 2 })),
  { name: formChunk, debugName: 'forms and dialogs', priority: 2 },
  {
    name: 'shared',
    test: (file) => ![...ofFeatures, SINGLE_PAGE_CALLS].some((own) => own.test(file)),
    priority: 2,
    entriesAware: true,
  },
  { name: featureChunk, debugName: 'features', priority: 1 },
  { name: commonOfFeature, debugName: 'common', minShareCount: 2, maxModuleSize: MAX_SHARED },
  { name: 'cart.page', test: CART_PAGES },
];
