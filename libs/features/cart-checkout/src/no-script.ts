/** Rules and texts of ordering for server-only pages, without this library's components. */
export { getAgeText } from './messages/age-text.js';
export { getAllergenText, formatFinding } from './messages/allergen-text.js';
export { getAgainText } from './components/buy-again/again-text.js';
export { getBasketText } from './components/cart/basket/basket-text.js';
export { getClaimsText, claimProblem } from './messages/after-order/claims-text.js';
export { allClaimReasons, claimReasons, namesGoods } from './components/claims/claim-reasons.js';
export { claimChoices } from './components/claims/claim-quantity.js';
export { contactFields } from './components/checkout/contact/contact-input.js';
export type { ContactField, ContactValues } from './components/checkout/contact/contact-input.js';
export { billingCountries } from './components/checkout/contact/billing-countries.js';
export { contactValues } from './components/checkout/contact/contact-values.js';
export { readContact } from './components/checkout/contact/read-contact.js';
export type { ContactProblems } from './components/checkout/contact/read-contact.js';
export { getGateText } from './messages/gate-text.js';
export { isEmail } from './components/service/postcode/is-email.js';
export { readPostcode } from './components/service/postcode/postcode-format.js';
export { getHoldEndedText } from './messages/time-slots/hold-ended-text.js';
export { getHoldText } from './messages/time-slots/hold-text.js';
export { methodsFor } from './components/checkout/payment/payment-methods.js';
export { isCovered } from './components/checkout/payment/wallet-payment.js';
export { cheapestFee } from './components/checkout/time-slot/cheapest-fee.js';
export { timeSlotLabels } from './components/checkout/time-slot/time-slot-labels.js';
export { timeSlotsByDay } from './components/checkout/time-slot/time-slots-by-day.js';
export { getCodesText, codeProblemMessage as codeProblem } from './messages/codes-text.js';
export { formatLimit } from './components/cart/validation/format-limit.js';
export { formatQuantity } from './components/cart/lines/format-quantity.js';
export { hasMessage } from './components/cart/validation/validation-groups.js';
export { isFeeOpen } from './components/cart/summary/is-fee-open.js';
export { formatPhone, loadPlan, shownPhone } from '@larder/contracts/phone';
export { checkAddress } from './components/service/address/check-address.js';
export type { AddressField } from './components/service/address/check-address.js';
export { getRegionText } from './components/service/address/region-text.js';
export { countryOf } from './components/service/address/country.js';
export {
  addressLine,
  emptyDraft,
  findDelivery,
} from './components/service/address/find-address.js';
export type { AddressDraft } from './components/service/address/find-address.js';
export { pickupAddress } from './components/service/pickup/pickup-address.js';
export { destinationOf } from './components/service/destination.js';
export { timeSlotQuery } from './components/service/times/time-slot-query.js';
export { dayKey, formatDay, formatTimeSlot } from './components/service/times/format-time-slot.js';
export type { Text, TextKey } from './messages/use-text.js';
export { getSubstitutionText } from './messages/substitution-text.js';
export { offeredTips } from './components/tip/offered-tips.js';
export { getTipText } from './components/tip/tip-text.js';
export { getPaymentText } from './messages/payment-text.js';
export { readAmount } from './components/checkout/payment/cash/read-amount.js';
