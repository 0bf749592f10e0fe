type Given = Readonly<Record<string, string>>;

/** Settings that are of no use without each other. */
const groups = [
  ['CMS_URL', 'CMS_TOKEN'],
  ['CAPTCHA_VERIFY_URL', 'CAPTCHA_SECRET'],
  ['SMS_GATEWAY_URL', 'SMS_GATEWAY_TOKEN'],
  ['LOYALTY_URL', 'LOYALTY_SECRET'],
  ['OFFICE_ADMIN_EMAIL', 'OFFICE_ADMIN_PASSWORD'],
  [
    'APPLE_WALLET_TEAM',
    'APPLE_WALLET_PASS_TYPE',
    'APPLE_WALLET_AUTHORITY',
    'APPLE_WALLET_CERTIFICATE',
    'APPLE_WALLET_KEY',
  ],
  ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
] as const;

/** Settings that others need, by name and reason. */
function needed(given: Given): (readonly [name: string, reason: string])[] {
  const { SMTP_URL, GEOCODER: kind } = given;
  return [
    ...(SMTP_URL === undefined
      ? []
      : [['MAIL_FROM', 'SMTP_URL needs the address that e-mails come from'] as const]),
    ...(kind === 'photon' || kind === 'nominatim'
      ? [['GEOCODER_URL', `GEOCODER ${kind} needs the address of its server`] as const]
      : []),
    ...(kind === 'google' ? [['GEOCODER_KEY', 'GEOCODER google needs a key'] as const] : []),
  ];
}

/** Names settings that are missing beside others. */
export function missingPartners(given: Given): string[] {
  const isMissing = (name: string) => given[name] === undefined;
  const halves = groups.flatMap((names) => {
    const missing = names.filter(isMissing);
    return missing.length === 0 || missing.length === names.length
      ? []
      : missing.map((name) => `${name} is missing. ${names.join(', ')}: all of them, or none`);
  });
  const others = needed(given).filter(([name]) => isMissing(name));
  return [...halves, ...others.map(([name, reason]) => `${name} is missing. ${reason}`)];
}
