/** Cards and vouchers of strangers, and changes that forget what belongs to an order. */
export const benefitFaults = [
  {
    id: 'gift-card-of-another',
    what: 'anybody takes a gift card out of a wallet',
    from: 'set(unlinked).where(and(',
    to: 'set(unlinked).where(((_owner, card) => and(eq(giftCards.tenant, tenant), card))(',
    caughtBy: 'wallet.remove',
  },
  {
    id: 'member-unchecked',
    what: 'who is no member activates vouchers',
    from: 'if (member?.status !== "Authenticated") throw cardClosed();',
    to: '',
    caughtBy: 'loyalty.activate',
  },
  {
    id: 'member-card-shared',
    what: 'a card that another account has is taken in silence',
    from: 'if (given !== void 0) throw new ApiFailure(409, errorCodes.conflict, "The card is linked with another account");',
    to: 'if (given !== void 0) return;',
    caughtBy: 'loyalty.card-of-another',
  },
  {
    id: 'card-stays-linked',
    what: 'a card that is given back stays with the account',
    from: 'await db.delete(loyaltyMembers).where(',
    to: 'void (',
    caughtBy: 'loyalty.link',
  },
  {
    id: 'addition-survives',
    what: 'what was added to a cancelled order is delivered',
    from: 'for (const addition of await readAdditions(work, orderNumber)) {',
    to: 'for (const addition of []) {',
    caughtBy: 'orders.cancel-addition',
  },
  {
    id: 'old-place-kept',
    what: 'an order that moves keeps its place in the old time slot',
    from: 'if (!row.sharesPlace) await releaseTimeSlot(work, row.windowId);',
    to: '',
    caughtBy: 'orders.move-place',
  },
  {
    id: 'moved-at-the-old-fee',
    what: 'an order that moves keeps the fee of its old time slot',
    from: 'serviceFee: same ? document.priceInfo.serviceFees : timeSlot.serviceFee',
    to: 'serviceFee: document.priceInfo.serviceFees',
    caughtBy: 'orders.move',
  },
];
