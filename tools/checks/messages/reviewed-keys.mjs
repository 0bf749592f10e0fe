/** Keys that sources use in a way that a program cannot follow. */
export const reviewedKeys = [
  // `profileContribution` in libs/platform shows the sections that it gets.
  ...[
    ['customer', 'account'],
    ['customer', 'sections'],
    ['loyalty', 'pages'],
    ['storefinder', 'pages'],
    ['wallet', 'pages'],
  ].map(([library, area]) => ({ library, area, keys: /^section\.[\w-]+(\.text)?$/ })),
  // The page of an error takes them from the language's object.
  { library: 'shell', area: 'errorPage', keys: /^(status\.\d+|reference|retry)$/ },
  // `labelKey` names fields by their names in the contract.
  {
    library: 'customer',
    area: 'account',
    keys: /^(academicTitle|birthdate|password|deliveryNote|cardNumber|oneTimeCode)$/,
  },
];

/** Full keys of messages that requirements define, instead of those of their files. */
export const specifiedKeys = { 'internet.offline': { library: 'shell', key: 'offline' } };

/** Whether a key is on the list. */
export function isReviewed({ library, name }, key) {
  return reviewedKeys.some(
    (one) => one.library === library && one.area === name && one.keys.test(key),
  );
}
