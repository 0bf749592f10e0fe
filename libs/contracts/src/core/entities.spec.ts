/** @jest-environment node */
import * as cart from '../cart/schemas.js';
import * as catalogue from '../catalogue/schemas.js';
import * as checkout from '../checkout/schemas.js';
import * as content from '../content/schemas.js';
import * as customer from '../customer/schemas.js';
import * as distribution from '../distribution/schemas.js';
import { errorCodes } from './errors/errors.js';
import * as loyalty from '../loyalty/schemas.js';
import * as pesticides from '../pesticides/schemas.js';
import { ApiErrorBody, PaymentErrorBody } from './schemas.js';
import * as search from '../search/schemas.js';
import * as tenant from '../tenant/schemas.js';
import * as tracking from '../tracking/schemas.js';
import * as wallet from '../wallet/schemas.js';

const distributionFields =
  'distributionType streetName streetNumber postalCode city country countryCode position stairCase floor door firstName lastName additionalInfo primary';
const flags =
  'featureCustomer featureCustomerFavorites featureCustomerDeliveryPass featureProductDiscovery featureCartCheckout featureRecipes featurePesticides featureMisc featureSearch featureJoe';

type Shaped = { readonly shape: Readonly<Record<string, unknown>> };

/** The fields that the specification names of each entity; further ones are ours. */
const fields: [ids: string, entity: Shaped, names: string][] = [
  ['PLAT-07 API-008', tenant.TenantConfig, 'clientRuntimeConfig themeConfig messageBundle'],
  [
    'each flag, and each switch:',
    tenant.ClientRuntimeConfig,
    `${flags} cms wallet searchEngineIndex shopForward`,
  ],
  ['content preview:', tenant.ClientRuntimeConfig.shape.cms, 'preview'],
  [
    'ERR-23',
    tenant.LogEntry,
    'timestamp version requestId level stackTrace message params path status',
  ],
  ['ERR-13', ApiErrorBody, 'errorCode customPayload'],
  ['ERR-13', PaymentErrorBody, 'code description'],
  [
    'CONT-01',
    content.Page,
    'name title description metaDescription keywords noFollow noIndex ogImage backgroundColor backgroundImage backgroundImageRepeat backgroundImageSize',
  ],
  ['NAV-62', content.RedirectRules, 'oneToOne manyToOne manyToMany'],
  [
    'CAT-01',
    catalogue.Product,
    'sku name category parentCategories maxQuantity quantityStepSize weightArticle weightPieceArticle bundleInfo bundleSize brand productId',
  ],
  ['CAT-01', catalogue.BrandRef, 'name'],
  ['CAT-02', catalogue.ProductPrice, 'regular loyalty depositPrice'],
  ['CAT-02', catalogue.PriceValue, 'value'],
  ['CAT-05', distribution.AvailabilityResult, 'sku available availableAgainAt'],
  ['SRCH-23', search.ProductSearchResult, 'total results count offset'],
  [
    'CART-01 CART-07',
    cart.Cart,
    'id customerId mode orderNumber cartStatus payments lineItemCount productLineItems voucherLineItems discountCodes unavailableLineItems deliveryPassLineItem distributionAddress distributionWindow billingAddress weight freeOfChargeThreshold priceInfo',
  ],
  ['CART-05', cart.BookedTimeSlot, 'start end'],
  [
    'CART-06',
    cart.PriceInfo,
    'depositFees discounts coveredAmount orderValue overAuthorizationAmount overAuthorizationPercentage serviceFees serviceFeesAfterDiscount serviceFeeTaxRate total totalArticlePrice totalSavings savings totalVat totalWithSurcharge uncoveredAmountWithOverAuthorization uncoveredAmountWithoutOverAuthorization',
  ],
  ['CART-08', cart.ProductLineItem, 'lineItemId quantity perPiecePrice product'],
  ['CART-09', cart.VoucherLineItem, 'lineItemId articleId'],
  ['CART-10', cart.CartPayment, 'methodKey brandName amountPlanned'],
  [
    'CART-64',
    checkout.OrderConfig,
    'minOrderValueDelivery minOrderValueCC maxOrderValueDelivery maxOrderValueCC maxOrderWeightDelivery maxOrderWeightCC',
  ],
  ['SLOT-01', distribution.DistributionAddress, distributionFields],
  ['SLOT-05', distribution.EarliestTimeSlot, 'id'],
  [
    'CUST-01 API-087',
    customer.Customer,
    'academicTitle birthdate email firstName lastName salutation newsletterTopics loginType favoriteStore firstOrderDelivery firstOrderClickAndCollect billingAddress addresses',
  ],
  ['CUST-05', customer.NewsletterTopicRef, 'newsletterTopicId'],
  [
    'CUST-07',
    customer.CustomerBillingAddress,
    'phoneNumber streetName postalCode city country countryCode',
  ],
  [
    'CUST-08',
    customer.CommunicationSettings,
    'personalEmailAllowed personalMailAllowed personalSmsAllowed',
  ],
  [
    'ADDR-01',
    customer.Address,
    'salutation title firstName lastName companyName valueAddedTaxId companyRegistrationNumber email phoneNumber addressType category primary',
  ],
  ['ADDR-03', customer.Address, 'streetName streetNumber postalCode city country countryCode'],
  [
    'PAY-01',
    wallet.SavedPaymentMethod,
    'paymentBrand cardExpiryMonth cardExpiryYear isPrimary expired',
  ],
  ['PAY-06', wallet.DigitalWallet, 'balance'],
  ['PASS-01', wallet.DeliveryPass, 'startDate endDate'],
  [
    'LOY-01',
    loyalty.MemberInformation,
    'pools promotions vouchers mpCardId memberId joeAuthenticationStatus',
  ],
  ['LOY-02', loyalty.Pool, 'poolId tags value'],
  [
    'LOY-04',
    loyalty.Voucher,
    'barcodeImage coins description expirationDate fineprint image promotionId title code type validFrom articleId ecommerceAutomaticRedemption ecommerceLimitAutomaticRedemptionToServiceTypes',
  ],
  ['the residue report:', pesticides.ResidueReport, 'product origin producer sampledOn residues'],
  [
    'a residue:',
    pesticides.Residue,
    'substance milligramsPerKilogram maximumResidueLevel usedPercent',
  ],
  ['TRK-01', tracking.Consent, 'marketing statistic targetGroupSelection'],
  ['TRK-25', tracking.SearchEvent, 'queryID objectIDs positions userToken'],
];

describe('entities', () => {
  it.each(fields)('%s has the fields that the specification names', (_ids, entity, names) => {
    expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('PLAT-07 the tenant configuration has no further part', () => {
    expect(Object.keys(tenant.TenantConfig.shape)).toHaveLength(3);
  });

  it('TRK-25 a search event has one position for each object', () => {
    const event = {
      eventType: 'click',
      queryID: 'q1',
      objectIDs: ['100', '101'],
      userToken: 'u1',
      at: '2026-11-21T08:00:00Z',
    };
    const passes = (positions: number[]) =>
      tracking.SearchEvent.safeParse({ ...event, positions }).success;
    expect([passes([1, 2]), passes([1]), passes([0, 1])]).toEqual([true, false, false]);
  });
});

const enums: [ids: string, schema: { readonly options: readonly string[] }, values: string][] = [
  ['ERR-24', tenant.LogLevel, 'debug|info|error'],
  ['CAT-03', catalogue.Availability, 'available|ageRestricted|temporarilyUnavailable|unavailable'],
  ['CAT-04', catalogue.Orderability, 'CanBeOrdered|IsOrdered|CanNotBeOrdered'],
  ['CAT-22', catalogue.ProductSource, 'favorites|purchasedProducts'],
  [
    'CAT-23',
    catalogue.CombinedSource,
    'Favorites OR Purchased|Favorites|Purchased|Favorite AND Purchased',
  ],
  ['CART-02', cart.CartMode, 'REGULAR|ADDON'],
  ['CART-04', cart.CartStatus, 'OPEN|FINALIZED|ORDERED|ABANDONED'],
  [
    'CHK-15',
    checkout.SpecifiedPaymentMethod,
    'apple-pay|credit-cards|pay-by-invoice-b2b|pay-by-invoice-b2c|payment-at-the-door|payment-at-the-store|paypal',
  ],
  ['SLOT-02', distribution.DistributionType, 'DELIVERY|CLICK_AND_COLLECT'],
  ['ADDR-02', customer.AddressCategoryText, 'billing|delivery|combined|Billing|Delivery'],
  ['FAV-04', customer.FavoriteType, 'products'],
  ['PAY-03', wallet.CardBrand, 'American Express|Diners Club|Mastercard|Visa'],
  ['LOY-06', loyalty.VoucherServiceType, 'Delivery|Click & Collect'],
  ['TRK-16', tracking.LoginStatus, 'login|guest'],
  ['TRK-17', tracking.UserType, 'guest|customer|loyalty member'],
  ['TRK-18', tracking.OrderType, 'guest_order|first_order|customer_order'],
];

describe('enumerations', () => {
  it.each(enums)('%s has exactly the values of the specification', (_ids, schema, values) => {
    expect([...schema.options]).toEqual(values.split('|'));
  });

  it('SRCH-27 products, categories, recipes and content can be searched', () => {
    expect(search.SearchType.options).toEqual(
      expect.arrayContaining(['products', 'categories', 'recipes', 'content']),
    );
  });

  it('ERR-13 no two of our own error codes are the same', () => {
    const codes = Object.values<string>(errorCodes);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
