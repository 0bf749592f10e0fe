import * as z from 'zod/mini';
import { fitsCountry } from '../core/address/fits-country.js';
import * as fields from '../core/fields.js';
import { CalendarDate, Cents, Id, Url } from '../core/schemas.js';
import { PictureRef } from '../catalogue/schemas.js';

/** LOY-02: points or stamps, for example 240 of the pool `points`. */
export const Pool = z.object({ poolId: Id, tags: z.array(z.string()), value: z.number() });

export const Promotion = z.object({
  promotionId: Id,
  title: z.string(),
  description: z.optional(z.string()),
  validFrom: z.optional(CalendarDate),
  expirationDate: z.optional(CalendarDate),
});

/** LOY-06. */
export const VoucherServiceType = z.enum(['Delivery', 'Click & Collect']);

/** What a voucher takes off the goods, in cents or percent, from a value of goods on (cents). */
export const VoucherBenefit = z.union([
  z.object({ kind: z.literal('amount'), cents: Cents, from: z.optional(Cents) }),
  z.object({
    kind: z.literal('percent'),
    percent: z.int().check(z.gte(1), z.lte(100)),
    from: z.optional(Cents),
  }),
]);

/** LOY-04. `coins` is what redeeming it costs; absent when it costs nothing. */
export const Voucher = z.object({
  promotionId: Id,
  /** Goes into the cart as a voucher line, like a sku (LOY-12). */
  articleId: z.optional(Id),
  code: z.optional(z.string()),
  type: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  barcodeImage: z.optional(Url),
  image: z.optional(PictureRef),
  coins: z.optional(z.int().check(z.gte(0))),
  validFrom: z.optional(CalendarDate),
  expirationDate: z.optional(CalendarDate),
  fineprint: z.optional(z.object({ headline: z.string(), text: z.string() })),
  /** `Always`, or a text that begins with `First orders` (LOY-05). */
  ecommerceAutomaticRedemption: z.optional(z.string().check(z.regex(/^(Always$|First orders)/))),
  /** Absent if it does not reduce the goods, such as a gift in the store. */
  benefit: z.optional(VoucherBenefit),
  /** Whether it may be redeemed already; absent where nothing has to be done for that. */
  activated: z.optional(z.boolean()),
  /** Absent or empty: every service (LOY-11). */
  ecommerceLimitAutomaticRedemptionToServiceTypes: z.optional(z.array(VoucherServiceType)),
});

/** LOY-01. */
export const MemberInformation = z.object({
  memberId: z.optional(Id),
  /** Number of the member card, an EAN-13. */
  mpCardId: z.optional(z.string()),
  /** `Authenticated`; any other value means not (LOY-03). */
  joeAuthenticationStatus: z.string(),
  pools: z.array(Pool),
  promotions: z.array(Promotion),
  vouchers: z.array(Voucher),
});

/** Wallets of phones that the member card can be added to. */
export const WalletPasses = z.object({
  /** Whether there is a file for Apple Wallet. */
  apple: z.boolean(),
  /** Link that adds the card to Google Wallet. */
  google: z.optional(Url),
});

export const PhysicalCardStatus = z.object({
  status: z.enum(['NOT_ORDERED', 'ORDERED', 'SENT']),
  orderedOn: z.optional(CalendarDate),
});

/** Where the card is sent; the rules of the registration form (FORM-38). */
export const PhysicalCardOrder = z
  .object({
    salutation: z.optional(fields.Gender),
    firstName: fields.FirstName,
    lastName: fields.LastName,
    streetName: fields.RegistrationStreet,
    streetNumber: fields.HouseNumber,
    postalCode: fields.Zip,
    city: fields.City,
    countryCode: fields.CountryCode,
  })
  .check(fitsCountry);
