/** What the owner has. In paths and bodies, each name in braces stands for its value. */
export interface OwnedIds {
  readonly orderNumber: string;
  readonly lineItemId: string;
  readonly cartId: string;
  /** Of a link for viewing, and of one for joining. */
  readonly listToken: string;
  readonly householdToken: string;
  readonly addressId: string;
  readonly sessionId: string;
  readonly registration: string;
  readonly password: string;
  readonly email: string;
  readonly newsletter: string;
  readonly interest: string;
}

/** A call with ids of the other shop, and the refusal when it is not 404. */
export interface ForeignCall {
  readonly path?: string;
  readonly body?: unknown;
  readonly refusal?: string;
  readonly bearer?: true;
  /** Why the owner is refused in the same way, so that the refusal alone proves little. */
  readonly sameForOwner?: string;
  /** Why nothing can be refused; it must return and change nothing of the other shop all the same. */
  readonly open?: string;
}

/** Reasons of calls that nothing can be refused to. */
export const reasons = {
  absent: 'a filter of a list, or removal of what may be gone already',
  own: 'it is only stored with what the visitor’s own browser sends',
};

export const ofToken = (value: string): ForeignCall => ({
  body: { token: value },
  refusal: '400 TOKEN_INVALID',
});
