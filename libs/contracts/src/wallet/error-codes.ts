/** Meaning of the wallet and customer codes (PAY-17…24); shops have their own texts for them. */
export const walletErrorCodes = {
  '1000': 'general error',
  '1001': 'reference code not valid',
  '1002': 'gift card does not exist',
  '1003': 'gift card not linked',
  '1004': 'gift card already linked to customer',
  '1005': 'transaction idempotency conflict',
  '1010': 'customer id not found',
  '1014': 'customer maximum reached',
} as const;

export type WalletErrorCode = keyof typeof walletErrorCodes;
