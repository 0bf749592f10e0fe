// What the kit has to know of the reference backend with the shop that is paid by UPI.
import hooks from './hooks.mjs';

const { captcha, advance, pay, requestByUpi } = hooks;

export default {
  captcha,
  advance,
  pay,
  requestByUpi,
  customers: [{ email: 'priya@personas.example', password: 'Bazaar-2026' }],
  address: {
    distributionType: 'DELIVERY',
    streetName: 'Tulsi Road',
    streetNumber: '4',
    postalCode: '560038',
    city: 'Bengaluru',
    region: 'Karnataka',
    country: 'India',
    countryCode: 'IN',
  },
};
