import type { PostcodeService } from '@larder/contracts/distribution';

/** "1070 Wien", or the postcode alone where its town is not known. */
export const placeOf = ({ postalCode, city }: PostcodeService): string =>
  city === undefined ? postalCode : `${postalCode} ${city}`;
