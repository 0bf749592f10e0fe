import type { WalletErrorCode } from '@larder/contracts/wallet';
import { walletErrorCodes } from '@larder/contracts/wallet';
import { isUnavailable } from '../../kernel/database/database.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { RequestContext } from '../../kernel/context.js';

const statuses: Readonly<Record<WalletErrorCode, number>> = {
  '1000': 500,
  '1001': 400,
  '1002': 404,
  '1003': 409,
  '1004': 409,
  '1005': 409,
  '1010': 404,
  '1014': 409,
};

/** A refusal of the wallet by its code (PAY-17…24). */
export function walletFailure(code: WalletErrorCode): ApiFailure {
  return new ApiFailure(statuses[code], code, `Wallet: ${walletErrorCodes[code]}`);
}

/** All errors of the wallet except refusals become its general error (PAY-17). */
export async function orGeneralError<T>(
  { log }: RequestContext,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiFailure || isUnavailable(error)) throw error;
    log.error({ err: error }, 'the wallet failed');
    throw walletFailure('1000');
  }
}
