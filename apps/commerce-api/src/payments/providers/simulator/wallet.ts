import type { ExpressBuyers } from '../../../kernel/tenant-directory.js';
import type { StartRequest } from '../provider.js';

/** The method by which the simulated wallet pays. */
const walletMethod = 'paypal';

/** Owners of the simulated wallet, where the demo shops deliver. */
const buyers: ExpressBuyers = {
  AT: {
    token: 'simulated-wallet',
    firstName: 'Erika',
    lastName: 'Express',
    email: 'erika@wallet.example',
    phoneNumber: '+436641234567',
    streetName: 'Laubenweg',
    streetNumber: '2',
    postalCode: '1010',
    city: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
  },
};

export function simulatedBuyers(methodKey: string): ExpressBuyers | undefined {
  return methodKey === walletMethod ? buyers : undefined;
}

/** Whether a payment was confirmed in the simulated wallet. */
export function isConfirmedByWallet({ methodKey, walletToken }: StartRequest): boolean {
  const tokens = Object.values(buyers).map((buyer) => buyer?.token);
  return methodKey === walletMethod && tokens.includes(walletToken);
}
