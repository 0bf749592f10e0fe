/** What every page needs and what changes with a new version of React or Redux alone. */
const VENDOR =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|react-router|react-router-dom|@reduxjs|redux|immer|reselect|redux-thunk|clsx|@formatjs|intl-messageformat)[\\/]|[\\/]use-sync-external-store[\\/](?!shim|cjs[\\/]use-sync-external-store-shim)/;
const FEATURE = /[\\/]libs[\\/]features[\\/]|[\\/]node_modules[\\/]@larder[\\/]feature-/;
/** Calls that the cart alone makes: a shop without it does not load them either. */
const CART_CALLS =
  /[\\/]libs[\\/]contracts[\\/]src[\\/](?:cart|checkout|distribution)[\\/]index\.ts$/;
/** The page that renders blocks, with its call: the home page has all of them. */
const CONTENT_PAGE =
  /[\\/]libs[\\/]features[\\/]content[\\/]src[\\/](?:pages[\\/]content\.page|api[\\/]content-api|blocks[\\/]common[\\/]feature)\.tsx?$/;
/** The filters of listings, which the result page of the search has too. */
const FACETS =
  /[\\/]libs[\\/]features[\\/]catalogue[\\/]src[\\/](?:api|components[\\/]listing|contributions)[\\/]facet-[\w.-]+$/;
/** Rows of products, which the home page's blocks have and the pages of products; looks of a listing. */
const PRODUCT_ROWS =
  /[\\/]libs[\\/]features[\\/]catalogue[\\/]src[\\/](?:components[\\/]listing[\\/](?:product-row|facets\.module)|api[\\/]group-query)\.(?:tsx?|css)$/;
const FEATURE_CHUNK_FILES =
  /[\\/]libs[\\/]features[\\/]([^\\/]+)[\\/]src[\\/](?:(feature|index|early)\.ts|(?:contributions|blocks(?:[\\/](?:layout|teasers|text))?)[\\/][^\\/]+\.(contribution|block|schema)\.tsx?)$/;
/**
 * Features with their own pages and little on those of others: their manifests are part of every page,
 * and their components are one chunk, so that a manifest names few files. Dialogs load later.
 */
const RARE_FEATURES =
  /[\\/]libs[\\/]features[\\/](?:(recipes)[\\/]src[\\/](?!components[\\/](?:cook|shop)|testing)|(storefinder)[\\/]src[\\/](?!components[\\/]map|testing)|(customer)[\\/]src[\\/](?:pages|components[\\/](?:account-pages|profile|forms[\\/](?!check-))|contributions[\\/]on-demand[\\/](?!account-offer)|messages[\\/](?:account|section)-|api[\\/]customer-api))/;
/** Code that pages need once a customer may be signed in. */
const SESSION =
  /[\\/]features[\\/]customer[\\/]src[\\/](?:state[\\/]account[\\/]session|api[\\/](?:session-api|customer-normalise))\.ts$|[\\/]contracts[\\/]src[\\/]customer[\\/](?:account-calls|name-placeholders)\.ts$/;
/** What hearts and labels need, which come after the page. */
const PERSONAL =
  /[\\/]features[\\/]customer[\\/]src[\\/](?:(?:components|contributions|state)[\\/]personal[\\/]|(?:api|messages)[\\/]personal-)/;
/** Favourites, lists and diet: pages that few visits have, in one file, for the manifest names each. */
const SHOPPING_LISTS =
  /[\\/]features[\\/]customer[\\/]src[\\/](?:components[\\/](?:buy-again|diet|favourites|lists)[\\/]|(?:api|messages)[\\/](?:buy-again|diet|favou?rites?|lists?)-|pages[\\/](?:favorites|(?:shared-)?list)\.page)/;
/** The calls that such a feature alone makes. */
const RARE_FEATURE_CALLS =
  /[\\/]libs[\\/]contracts[\\/]src[\\/](?:(recipes)[\\/]index|(customer)[\\/]customer-calls)\.ts$/;
/** Features whose manifests travel with the account's. */
const CUSTOMER_FEATURES = ['loyalty', 'wallet'];
/**
 * Further code of customers, bundled with the account's pages; rarely used code, or code with a
 * package, stays separate.
 */
const CUSTOMER_PAGES =
  /[\\/]libs[\\/]features[\\/](?:loyalty|wallet)[\\/]src[\\/](?!testing|contributions[\\/]on-demand[\\/]cart-|components[\\/]card[\\/](?:encode-barcode|check-card|unlink-dialog)|state[\\/]membership[\\/]membership|index|feature)/;
/** Their components in the cart: one file. */
const CUSTOMER_CART_PARTS =
  /[\\/]libs[\\/]features[\\/](?:loyalty|wallet)[\\/]src[\\/]contributions[\\/]on-demand[\\/]cart-/;
const SCHEMA = /\.schema\.ts$/;
const FEATURE_SOURCE = /[\\/]libs[\\/]features[\\/]([^\\/]+)[\\/]src[\\/]/;
const FORMS =
  /[\\/]libs[\\/](?:ui[\\/]src[\\/](?:content[\\/](?:card[\\/]radio-|progress[\\/])|forms[\\/](?:combobox|field)[\\/])|contracts[\\/]src[\\/]customer[\\/]birthdate\.ts)/;
/**
 * Contracts and prices that the cart's pages and its monitor use: one file, because each page lists its
 * files.
 */
const CART_SHARED =
  /[\\/]contracts[\\/]src[\\/](?:checkout[\\/]payment-result|cart[\\/]validation-codes)\.ts$|[\\/]pricing[\\/]src[\\/](?:prices[\\/](?:discounted|price-range)|totals[\\/](?:benefit|deductions|limits|surcharge|totals|treatment|vat))\.ts$/;
/** The same for other pages that are not the first: each loads what it needs. */
const LATER_PAGES =
  /[\\/]contracts[\\/]src[\\/](?:customer[\\/](?:ean13|address-category)|wallet[\\/]error-codes|content[\\/]embeds|core[\\/]phone[\\/]\w+(?:-\w+)?)\.(?:ts|json)$/;
const DIALOGS =
  /[\\/]libs[\\/]ui[\\/]src[\\/]overlays[\\/](?:modal|popup)[\\/]|[\\/]menu-drawer\.tsx$/;
/** What a visit needs after its first page, or on few pages, of the frame and the platform. */
const LATER_PLATFORM =
  /[\\/]platform[\\/]src[\\/](?:browser[\\/](?:after-hydration|page-opener|prefetch[\\/](?:payload-loader|prefetch-(?:modules|payloads|links))|persist-visit-flags|follow-session|recovery[\\/](?:recover-from-outage|remove-failed-styles))|navigation[\\/](?:middleware|navigation-checks|open-page|redirects|require-login))\.ts$|[\\/]shell[\\/](?:error[\\/](?:custom-error|error-content|error-data)|web-view-bar)\.tsx?$/;
/** The shop as an app, which starts after the page. */
const WEB_APP = /[\\/]storefront[\\/]src[\\/](?:client[\\/]web-app[\\/]|worker[\\/]rules)/;
/** What pages of customers share of the platform: one file, for the manifest names each. */
const ACCOUNT =
  /[\\/]platform[\\/]src[\\/](?:account[\\/][\w-]+|profile[\\/]profile-contribution)\.tsx?$/;
/** Messages and calls of few pages: bundled with those, or, if there is only one page, in its file. */
const PAGE_CALLS =
  /[\\/]platform[\\/]src[\\/](?:i18n[\\/]page-messages|api[\\/]with-response)\.ts$|[\\/]libs[\\/]contracts[\\/]src[\\/](?:customer[\\/]favorite-(?:store-call|calls)|(?:loyalty|shopping|stores|wallet)[\\/]index)\.ts$/;
const SINGLE_PAGE_CALLS =
  /[\\/]libs[\\/]contracts[\\/]src[\\/](?:cart[\\/](?:allergen|place|substitution)-calls|distribution[\\/](?:interest|postcode)-calls|shopping[\\/](?:again|match)-calls|search[\\/]start-calls|checkout[\\/]push-calls|pesticides[\\/](?:product|report)-call)\.ts$/;
/** What the cart monitor and the substitution preferences share: it loads after the pages that show it. */
const CART_MONITOR =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:cart-monitor[\\/](?!cart-monitor\.|change-store|send-offline|use-offline|use-stored)|substitution[\\/])|(?:api|messages)[\\/](?:addition|cart-monitor|substitution)-|api[\\/]order-changes-)/;
/** What the home page and the cart's pages share of what was bought. */
const BUY_AGAIN =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:buy-again[\\/]|order-changes[\\/]use-adding|paste-list[\\/](?:list-rows|use-put-list))|api[\\/]again-)/;
/** Questions and warnings about allergens: only who avoids some loads them, or who looks into the cart. */
const ALLERGENS =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/]allergens[\\/]|(?:api|messages)[\\/](?:allergen|bulk)-|state[\\/]add-many)/;
// The choice of delivery or pickup: most have made it before they come to the checkout.
const SERVICE =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/]service[\\/](?:(?:address|times)[\\/])?(?:address-search|check-address|current-position|delivery-details|delivery-form|manual-address|opening-hours|pickup-form|save-service|service-chooser|use-delivery-form|use-place-suggestions))\.tsx?$/;
/** The postcode gate, which the home page has, too: neither that nor the checkout loads the other's forms. */
const GATE =
  /[\\/]cart-checkout[\\/]src[\\/](?:messages[\\/]gate-text|api[\\/]postcode-api|components[\\/]service[\\/](?:device[\\/](?:device|usable)-place|postcode[\\/](?:place-name|postcode-format|save-delivery-place|typed-postcode|use-postcode-gate)))\.(?:tsx?|css)$/;
/** Rarely used payment components: loaded on demand. */
const PAYMENT =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/]checkout[\\/]payment[\\/](?:nothing-to-pay|payment-(?:cards|wallet))|messages[\\/]payment-text)\.tsx?$/;
/** How long a time slot is held: in the header, once it is known where the order goes. */
const HOLD =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:checkout[\\/]time-slot[\\/](?:hold-countdown|use-minutes-left)|service[\\/]times[\\/]at-start)|messages[\\/]time-slots[\\/]hold-(?:watch-)?text)\.tsx?$/;
/** What both layouts of the checkout share, and no other page has. */
const CHECKOUT =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:checkout[\\/](?:checkout-(?:steps\.ts$|view)|step-(?:notice|saved|section|summary)|contact[\\/](?!read-|session-draft|contact-(?:draft|input)|saved-)|payment[\\/]payment-(?:choice|methods)|review[\\/]order-summary|time-slot[\\/]use-save|one-page[\\/]one-page-text)|cart[\\/]use-open-cart|codes[\\/]lazy-code-box|order[\\/](?:redirect-to-payment|use-order)))/;
/** The list of time slots: the checkout on one page and the order's changes load it on demand. */
const TIME_SLOTS = /[\\/]cart-checkout[\\/]src[\\/]components[\\/]checkout[\\/]time-slot[\\/]/;
/** With the checkout in steps, and on demand with the one on one page. */
const PAYMENT_FORM = /[\\/]checkout[\\/]payment[\\/]payment-form\.tsx$/;
const FORM_FILES =
  /[\\/]src[\\/](?:components[\\/]forms[\\/]|api[\\/]forms-|messages[\\/]use-form-)/;
const SCHEMA_FILES =
  /\.schema\.ts$|[\\/]blocks[\\/]schemas\.ts$|[\\/]rich[\\/](?!rich-text)|[\\/]glyph-names\.ts$/;
const PAGE = /\.page\.tsx?$|[\\/]messages[\\/]cancelled|[\\/]order[\\/]placed-order\.tsx$/;
/** The cart and the pages that fill it: each file more is named on every first page. */
const CART_PAGES =
  /[\\/]cart-checkout[\\/]src[\\/](?:pages[\\/](?:buy-again|cart|paste-list)\.page|components[\\/](?:cart[\\/]lines[\\/](?:alternatives|cart-lines\.module)|allergens[\\/]use-suitable-products|paste-list[\\/]paste-link)|api[\\/]alternatives-api)\.(?:tsx?|css)$/;
/** The home page asks first whether somebody has ordered: no more than that. */
const HOME_START =
  /[\\/]cart-checkout[\\/]src[\\/](?:state[\\/]has-ordered|contributions[\\/]on-demand[\\/]home-start\.contribution)\.tsx?$/;
const PAGE_FILES = /[\\/]src[\\/]pages[\\/]/;
/** Modules of pages that have to import a module for it to travel with its feature. */
const MAX_PAGES = 4;
/** Minimum size in bytes of source for a shared module to get its own file. */
const MAX_SHARED = 6000;

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
  const isApart = [PAGE, CART_PAGES, PAYMENT_FORM].some((own) => own.test(file));
  if (feature === undefined || isApart) return null;
  if (HOME_START.test(file)) return 'home-start';
  if (ALLERGENS.test(file)) return `${feature}-allergens`;
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
  const isOther = [FEATURE, CART_CALLS, RARE_FEATURE_CALLS, SESSION].some((own) => own.test(file));
  return !isOther && !isHeavy(file, moduleOf);
}

/** Design system, prices and contracts are many small modules: those without weight are one chunk. */
export function smallChunk(file, build) {
  const isApart = [
    FORMS,
    DIALOGS,
    LATER_PLATFORM,
    WEB_APP,
    ACCOUNT,
    CART_SHARED,
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

/**
 * Whether a chunk belongs to the layout or to a shop's features, which every document loads. Only for
 * scripts: the style sheet of `search.page` is named like the one of the feature `search`.
 */
export function isFirstChunk(features) {
  const names = ['app', 'vendor', 'parts', 'rolldown-runtime', ...features].join('|');
  const first = new RegExp(`^assets/(?:${names})-[\\w-]{7}\\.js$`);
  return (name) => first.test(name);
}

/** The scripts and style sheets that a lazy chunk needs, without the scripts that are loaded already. */
export function withoutFirstChunks(features) {
  const isFirst = isFirstChunk(features);
  return (_file, needed, { hostType }) =>
    hostType === 'js' ? needed.filter((name) => !isFirst(name)) : needed;
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
  { name: 'later', test: LATER_PLATFORM, priority: 2 },
  { name: 'web-app', test: WEB_APP, priority: 2 },
  { name: 'account', test: ACCOUNT, priority: 2 },
  { name: formChunk, debugName: 'forms and dialogs', priority: 2 },
  { name: 'cart-parts', test: CART_SHARED, priority: 2 },
  {
    name: 'shared',
    test: (file) =>
      ![FEATURE, CART_CALLS, RARE_FEATURE_CALLS, SESSION, SINGLE_PAGE_CALLS].some((own) =>
        own.test(file),
      ),
    priority: 2,
    entriesAware: true,
  },
  { name: featureChunk, debugName: 'features', priority: 1 },
  { name: commonOfFeature, debugName: 'common', minShareCount: 2, maxModuleSize: MAX_SHARED },
  { name: 'cart.page', test: CART_PAGES },
];
