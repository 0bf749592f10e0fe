// Which modules belong together in the browser build, by their paths; `chunks.mjs` makes files of them.
/** What every page needs and what changes with a new version of React or Redux alone. */
export const VENDOR =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-redux|react-router|react-router-dom|@reduxjs|redux|immer|reselect|redux-thunk|clsx|@formatjs|intl-messageformat)[\\/]|[\\/]use-sync-external-store[\\/](?!shim|cjs[\\/]use-sync-external-store-shim)/;
export const FEATURE = /[\\/]libs[\\/]features[\\/]|[\\/]node_modules[\\/]@larder[\\/]feature-/;
/** Calls that the cart alone makes: a shop without it does not load them either. */
export const CART_CALLS = /[\\/]libs[\\/]contracts[\\/]src[\\/]cart[\\/]item-calls\.ts$/;
/** The page that renders blocks, with its call: the home page has all of them. */
export const CONTENT_PAGE =
  /[\\/]libs[\\/]features[\\/]content[\\/]src[\\/](?:pages[\\/]content\.page|api[\\/]content-api|blocks[\\/]common[\\/]feature)\.tsx?$/;
/** The filters of listings, which the result page of the search has too. */
export const FACETS =
  /[\\/]libs[\\/]features[\\/]catalogue[\\/]src[\\/](?:api|components[\\/]listing|contributions)[\\/]facet-[\w.-]+$/;
/** Rows of products, which the home page's blocks have and the pages of products; looks of a listing. */
export const PRODUCT_ROWS =
  /[\\/]libs[\\/]features[\\/]catalogue[\\/]src[\\/](?:components[\\/]listing[\\/](?:product-row|facets\.module)|api[\\/]group-query)\.(?:tsx?|css)$/;
export const FEATURE_CHUNK_FILES =
  /[\\/]libs[\\/]features[\\/]([^\\/]+)[\\/]src[\\/](?:(feature|index|early)\.ts|(?:contributions|blocks(?:[\\/](?:layout|teasers|text))?)[\\/][^\\/]+\.(contribution|block|schema)\.tsx?)$/;
/**
 * Features with their own pages and little on those of others: their manifests are part of every page,
 * and their components are one chunk, so that a manifest names few files. Dialogs load later, as do the
 * week planner with its page, and what customers save and rate.
 */
export const RARE_FEATURES =
  /[\\/]libs[\\/]features[\\/](?:recipes[\\/]src[\\/](?:(?:components|state)[\\/](plan|saved)[\\/]|api[\\/](plan|saved)-|pages[\\/]meal-(plan))|(recipes)[\\/]src[\\/](?!components[\\/](?:cook|shop)|testing)|(storefinder)[\\/]src[\\/](?!components[\\/]map|testing)|(customer)[\\/]src[\\/](?:pages|components[\\/](?:account-pages|profile|forms[\\/](?!check-))|contributions[\\/]on-demand[\\/](?!account-offer)|messages[\\/](?:account|section)-|api[\\/]customer-api))/;
/** Code that pages need once a customer may be signed in. */
export const SESSION =
  /[\\/]features[\\/]customer[\\/]src[\\/](?:state[\\/]account[\\/]session|api[\\/](?:session-api|customer-normalise))\.ts$|[\\/]contracts[\\/]src[\\/]customer[\\/](?:account-calls|name-placeholders)\.ts$/;
/** What hearts and labels need, which come after the page. */
export const PERSONAL =
  /[\\/]features[\\/]customer[\\/]src[\\/](?:(?:components|contributions|state)[\\/]personal[\\/]|(?:api|messages)[\\/]personal-)/;
/** Favourites, lists and diet: pages that few visits have, in one file, for the manifest names each. */
export const SHOPPING_LISTS =
  /[\\/]features[\\/]customer[\\/]src[\\/](?:components[\\/](?:buy-again|diet|favourites|lists|standing-orders)[\\/]|(?:api|messages)[\\/](?:buy-again|diet|favou?rites?|lists?|standing)-|pages[\\/](?:favorites|(?:shared-)?list)\.page)/;
/** The calls that such a feature alone makes. */
export const RARE_FEATURE_CALLS =
  /[\\/]libs[\\/]contracts[\\/]src[\\/](?:(recipes)[\\/]index|recipes[\\/](plan|saved)-calls|(customer)[\\/]customer-calls)\.ts$/;
/** Features whose manifests travel with the account's. */
export const CUSTOMER_FEATURES = ['loyalty', 'wallet'];
/**
 * Further code of customers, bundled with the account's pages; rarely used code, or code with a
 * package, stays separate.
 */
export const CUSTOMER_PAGES =
  /[\\/]libs[\\/]features[\\/](?:loyalty|wallet)[\\/]src[\\/](?!testing|contributions[\\/]on-demand[\\/]cart-|components[\\/]card[\\/](?:encode-barcode|check-card|unlink-dialog)|state[\\/]membership[\\/]membership|index|feature)/;
/** Their components in the cart: one file. */
export const CUSTOMER_CART_PARTS =
  /[\\/]libs[\\/]features[\\/](?:loyalty|wallet)[\\/]src[\\/]contributions[\\/]on-demand[\\/]cart-/;

export const SCHEMA = /\.schema\.ts$/;
export const FEATURE_SOURCE = /[\\/]libs[\\/]features[\\/]([^\\/]+)[\\/]src[\\/]/;
export const FORMS =
  /[\\/]libs[\\/](?:ui[\\/]src[\\/](?:content[\\/](?:card[\\/]radio-|progress[\\/])|forms[\\/](?:combobox|field|star-rating)[\\/])|contracts[\\/]src[\\/]customer[\\/]birthdate\.ts)/;
/**
 * Contracts, prices and hours that the cart's pages and its monitor use, with the calls that no first page
 * makes: one file, because each page lists its files.
 */
export const CART_SHARED =
  /[\\/]contracts[\\/]src[\\/](?:checkout[\\/](?:index|payment-result)|distribution[\\/]index|cart[\\/](?:index|validation-codes)|catalogue[\\/]age-limit)\.ts$|[\\/]pricing[\\/]src[\\/](?:prices[\\/](?:discounted|price-range)|totals[\\/](?:benefit|deductions|limits|pass-in-total|surcharge|totals|treatment|vat))\.ts$|[\\/]platform[\\/]src[\\/]i18n[\\/]spoken-hours\.ts$/;
/** The same for other pages that are not the first: each loads what it needs. */
export const LATER_PAGES =
  /[\\/]contracts[\\/]src[\\/](?:customer[\\/](?:ean13|address-category)|wallet[\\/]error-codes|content[\\/]embeds|core[\\/](?:address(?:[\\/]regions)?|phone(?:[\\/]plans)?)[\\/]\w+(?:-\w+)?)\.(?:ts|json)$|[\\/]pricing[\\/]src[\\/](?:packs[\\/]|totals[\\/]cash-at-door\.)|[\\/]platform[\\/]src[\\/]i18n[\\/]format-hours\.ts$|[\\/]ui[\\/]src[\\/]content[\\/]card[\\/]figure-card\./;
export const DIALOGS =
  /[\\/]libs[\\/]ui[\\/]src[\\/](?:entries[\\/]close-on-back\.|overlays[\\/](?:close-on-back|modal|popup)[\\/])|[\\/](?:menu-drawer\.tsx|close-(?:list|sheet)-on-back\.ts)$/;
/** What a visit needs after its first page, or on few pages, of the frame and the platform. */
export const LATER_PLATFORM =
  /[\\/]platform[\\/]src[\\/](?:browser[\\/](?:after-hydration|page-(?:opener|transition)|prefetch[\\/](?:payload-loader|prefetch-(?:modules|payloads|links))|persist-visit-flags|follow-session|recovery[\\/](?:recover-from-outage|remove-failed-styles))|navigation[\\/](?:middleware|navigation-checks|open-page|redirects|require-login))\.ts$|[\\/]shell[\\/](?:error[\\/](?:custom-error|error-content|error-data)|footer[\\/]colour-scheme|toasts|web-view-bar)\.tsx?$|[\\/]libs[\\/]ui[\\/]src[\\/](?:entries[\\/]toast|overlays[\\/]toast[\\/]\w+)\.tsx?$/;
/** What moves rows and pages that scroll sideways: with the first page that needs it. */
export const SCROLLER = /[\\/]libs[\\/]ui[\\/]src[\\/]content[\\/]scroller[\\/]/;
/** What starts after the page, such as the shop as an app. */
export const WEB_APP =
  /[\\/]storefront[\\/]src[\\/](?:client[\\/](?:web-app[\\/]|late[\\/](?:start-late|show-labels|poll-builds))|shell[\\/]preload-layout|worker[\\/]rules)/;
/** Icons that no page's first scripts use. */
export const LATER_ICONS = /[\\/]ui[\\/]src[\\/]icons[\\/]later-icons\.ts$/;
/** Arrows of rows: for devices with a mouse, after the page. */
export const ROW_ARROWS = /[\\/]client[\\/]late[\\/](?!start-late|show-labels|poll-builds)/;
/** What pages of customers share of the platform: one file, for the manifest names each. */
export const ACCOUNT =
  /[\\/]platform[\\/]src[\\/](?:account[\\/][\w-]+|profile[\\/]profile-contribution)\.tsx?$/;
/** Messages and calls of few pages: bundled with those, or, if there is only one page, in its file. */
export const PAGE_CALLS =
  /[\\/]platform[\\/]src[\\/](?:i18n[\\/](?:languages|page-messages)|api[\\/]with-response)\.ts$|[\\/]libs[\\/]contracts[\\/]src[\\/](?:customer[\\/]favorite-(?:store-call|calls)|(?:loyalty|shopping|stores|wallet)[\\/]index)\.ts$/;
export const SINGLE_PAGE_CALLS =
  /[\\/]libs[\\/]contracts[\\/]src[\\/](?:cart[\\/](?:allergen|basket|place|substitution|tip)-calls|customer[\\/]phone-calls|distribution[\\/](?:(?:interest|place|postcode)-calls|covers-postcode)|shopping[\\/](?:again|match|standing-order)-calls|search[\\/]start-calls|checkout[\\/](?:after-order|push)-calls|catalogue[\\/]offer-calls|content[\\/]flyer-calls|pesticides[\\/](?:product|report)-call|reviews[\\/](?:product|order)-calls|wallet[\\/]recent-calls)\.ts$/;
/** What the cart monitor and the substitution preferences share: it loads after the pages that show it. */
export const CART_MONITOR =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:cart-monitor[\\/](?!cart-monitor\.|change-store|send-offline|use-offline|use-stored)|substitution[\\/])|(?:api|messages(?:[\\/]after-order)?)[\\/](?:addition|cart-monitor|substitution)-|api[\\/]order-changes-)/;
/** What the home page and the cart's pages share of what was bought. */
export const BUY_AGAIN =
  /[\\/]cart-checkout[\\/]src[\\/](?:contributions[\\/]on-demand[\\/]profile-summary|components[\\/](?:buy-again[\\/]|order-changes[\\/]use-adding|paste-list[\\/](?:list-rows|use-put-list))|api[\\/]again-)/;
/** Questions and warnings about allergens and ages: only who meets one loads them, or who looks into the cart. */
export const ALLERGENS =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:allergens[\\/]|age[\\/]age-)|(?:api|messages)[\\/](?:age|allergen|bulk)-|state[\\/]add-many)/;
// The choice of delivery or pickup: most have made it before they come to the checkout.
export const SERVICE =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/]service[\\/](?:(?:address|pickup|times)[\\/])?(?:address-search|check-address|current-position|delivery-details|delivery-form|manual-address|opening-hours|pickup-form|save-service|service-chooser|use-delivery-form|use-place-suggestions|use-store-distances))\.tsx?$/;
/** The postcode gate, which the home page has, too: neither that nor the checkout loads the other's forms. */
export const GATE =
  /[\\/]cart-checkout[\\/]src[\\/](?:messages[\\/]gate-text|api[\\/]postcode-api|components[\\/]service[\\/](?:device[\\/](?:device|usable)-place|pickup[\\/]near-stores|postcode[\\/](?:place-name|postcode-format|save-delivery-place|typed-postcode|use-postcode-gate)))\.(?:tsx?|css)$/;
/** What the search page without a term and the field's suggestions share; results do without. */
export const SEARCH_START = /[\\/]search[\\/]src[\\/]api[\\/]start-/;
/** The search as a form in a page: of the page without a term, and of those that do not exist. */
export const SEARCH_FORM =
  /[\\/]search[\\/]src[\\/](?:components[\\/]search-form|contributions[\\/]on-demand[\\/]not-found)/;
/** Rarely used payment components: loaded on demand. */
export const PAYMENT =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/]checkout[\\/]payment[\\/](?:nothing-to-pay|payment-(?:cards|wallet))|messages[\\/]payment-text)\.tsx?$/;
/** How long a time slot is held: in the header, once it is known where the order goes. */
export const HOLD =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:checkout[\\/]time-slot[\\/](?:hold-countdown|use-minutes-left)|service[\\/]times[\\/]at-start)|messages[\\/]time-slots[\\/]hold-(?:watch-)?text)\.tsx?$/;
/** What both layouts of the checkout share, and no other page has. */
export const CHECKOUT =
  /[\\/]cart-checkout[\\/]src[\\/](?:components[\\/](?:checkout[\\/](?:checkout-(?:steps\.ts$|view)|step-(?:notice|saved|section|summary)|contact[\\/](?!read-|session-draft|contact-(?:draft|input)|saved-)|payment[\\/]payment-(?:choice|methods)|review[\\/](?:lazy-charge-notice|order-summary)|time-slot[\\/]use-save|one-page[\\/]one-page-text)|cart[\\/]use-open-cart|codes[\\/]lazy-code-box|order[\\/](?:attempt-for|redirect-to-payment|use-order)))/;
/** The list of time slots: the checkout on one page and the order's changes load it on demand. */
export const TIME_SLOTS =
  /[\\/]cart-checkout[\\/]src[\\/]components[\\/]checkout[\\/]time-slot[\\/]/;
/** Cash and change of an order that was placed. */
export const CASH_PAID = /[\\/]order[\\/]cash-paid\.tsx$/;
/** With the checkout in steps, and on demand with the one on one page. */
export const PAYMENT_FORM = /[\\/]checkout[\\/]payment[\\/]payment-form\.tsx$/;
export const FORM_FILES =
  /[\\/]src[\\/](?:components[\\/]forms[\\/]|api[\\/]forms-|messages[\\/]use-form-)/;
export const SCHEMA_FILES =
  /\.schema\.ts$|[\\/]blocks[\\/]schemas\.ts$|[\\/]rich[\\/](?!rich-text)|[\\/]glyph-names\.ts$/;
export const PAGE =
  /\.page\.tsx?$|[\\/]messages[\\/]cancelled|[\\/]order[\\/](?:placed-order|facts[\\/][\w-]+)\.tsx$/;
/** The cart and the pages that fill it: each file more is named on every first page. */
export const CART_PAGES =
  /[\\/]cart-checkout[\\/]src[\\/](?:pages[\\/](?:buy-again|cart|paste-list)\.page|components[\\/](?:cart[\\/]lines[\\/](?:alternatives|cart-lines\.module)|allergens[\\/]use-suitable-products|paste-list[\\/]paste-link)|api[\\/]alternatives-api)\.(?:tsx?|css)$/;
/** Notes and saved goods: the cart has them, the checkout with its last step alone. */
export const BASKET = /[\\/]cart-checkout[\\/]src[\\/]components[\\/]cart[\\/]basket[\\/]/;
/** The home page asks first whether somebody has ordered: no more than that. */
export const HOME_START =
  /[\\/]cart-checkout[\\/]src[\\/](?:state[\\/]has-ordered|contributions[\\/]on-demand[\\/]home-start\.contribution)\.tsx?$/;
export const PAGE_FILES = /[\\/]src[\\/]pages[\\/]/;
/** Modules of pages that have to import a module for it to travel with its feature. */
export const MAX_PAGES = 4;
/** Minimum size in bytes of source for a shared module to get its own file. */
export const MAX_SHARED = 6000;
