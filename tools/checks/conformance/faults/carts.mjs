/** Carts that forget, mix up or accept too much. */
export const cartFaults = [
  {
    id: 'quantity-added',
    what: 'a quantity is added to the line instead of replacing it',
    from: 'SET quantity = excluded.quantity, confirmed_allergens',
    to: 'SET quantity = cart_items.quantity + excluded.quantity, confirmed_allergens',
    caughtBy: 'cart.total-quantity',
  },
  {
    // The embedded database answers without a pause: only a pause lets another request come in between.
    id: 'lost-update',
    what: 'a change is lost while another one of the same cart runs',
    from: 'async function changeOrCreateCart(context, command, input) {\n',
    to: `async function changeOrCreateCart(context, command, input) {
	const running = globalThis.runningCarts ??= new Set(), own = context.claimedSession();
	if (own !== void 0 && running.has(own)) return readCart(context);
	running.add(own);
	await new Promise((resolve) => setTimeout(resolve, 20));
	try { return await inSession(context, { command, input, create: true }); } finally { running.delete(own); }
`,
    caughtBy: 'races.lines',
  },
  {
    id: 'max-quantity-off-by-one',
    what: 'one more than the most of a product is taken',
    from: 'if (quantity > product.maxQuantity) {',
    to: 'if (quantity > product.maxQuantity + 1) {',
    caughtBy: 'cart.max-quantity',
  },
  {
    id: 'code-swapped',
    what: 'too many of a product are refused with the code of a product that is gone',
    from: 'errorCode: errorCodes.maxQuantity,',
    to: 'errorCode: errorCodes.notOrderable,',
    caughtBy: 'cart.max-quantity',
  },
  {
    id: 'steps-unchecked',
    what: 'quantities between two steps are taken',
    from: 'if (!isOnStep(product, quantity)) {',
    to: 'if (false) {',
    caughtBy: 'cart.steps',
  },
  {
    id: 'frozen-cart-changes',
    what: 'a finalized cart is changed without 409',
    from: 'if (found.row.status === "FINALIZED" && !evenFinalized) throw',
    to: 'if (false) throw',
    caughtBy: 'cart.frozen',
  },
  {
    id: 'any-confirmation',
    what: 'any confirmation of allergens counts, also of others',
    from: 'if (covers(given, finding)) return',
    to: 'if (given) return',
    caughtBy: 'cart.allergens',
  },
  {
    id: 'allergens-ignored',
    what: 'products that the shopper avoids are added without a warning',
    from: 'if (!finding || covers(known?.confirmed, finding)) return',
    to: 'if (true) return',
    caughtBy: 'cart.allergens',
  },
  {
    id: 'expired-code',
    what: 'expired discount codes are taken',
    from: 'if (!found || fault) throw codeRefused(fault ?? "228");',
    to: 'if (!found) throw codeRefused("228");',
    caughtBy: 'discounts.refused',
  },
  {
    id: 'billing-unchecked',
    what: 'the validation forgets the billing address',
    from: '		...billingFindings(cart),\n',
    to: '',
    caughtBy: 'cart.obstacles',
  },
  {
    id: 'any-tip',
    what: 'any tip is taken',
    from: 'if (tip !== 0 && !tips.includes(tip)) {',
    to: 'if (false) {',
    caughtBy: 'cart.tip',
  },
  {
    id: 'merge-loses-lines',
    what: 'a merge forgets the goods of the guest',
    from: '	await saveLines(work, cart.row.id, lines);\n	await moveCodes(work, guest, cart);',
    to: '	await moveCodes(work, guest, cart);',
    caughtBy: 'login.merge',
  },
];
