import { addressParts } from '@larder/contracts/address/form';
import type { ErrorCode } from '@larder/contracts';
import type {
  DeliveryArea,
  DistributionAddress,
  GeocodedAddress,
} from '@larder/contracts/distribution';
import { coversPostcode } from '@larder/contracts/distribution/postcode';
import { codeOf, isNotFound, type FeatureContext } from '@larder/platform';
import { distributionApi } from '../../../api/distribution-api.js';

/** An address as the shopper types it, or as a suggestion fills it in. */
export interface AddressDraft {
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  /** State of a saved address, where addresses name one. */
  readonly region?: string | undefined;
  /** Details for the driver; empty when not needed. */
  readonly stairCase?: string | undefined;
  readonly floor?: string | undefined;
  readonly door?: string | undefined;
  readonly additionalInfo?: string | undefined;
  readonly leaveAtDoor?: boolean | undefined;
  /** Known while the draft is an unedited suggestion or device location. */
  readonly position?: { readonly lat: number; readonly lng: number } | undefined;
}

export const emptyDraft: AddressDraft = {
  streetName: '',
  streetNumber: '',
  postalCode: '',
  city: '',
};

export function draftOf(found: GeocodedAddress): AddressDraft {
  return {
    streetName: found.streetName ?? '',
    streetNumber: found.streetNumber ?? '',
    postalCode: found.postalCode ?? '',
    city: found.city ?? '',
    position: found.position,
  };
}

/** "Lindengasse 7, 1070 Wien", or "1070 Wien" while the street is not known. */
export function addressLine(address: {
  readonly streetName?: string;
  readonly streetNumber?: string;
  readonly postalCode: string;
  readonly city?: string | undefined;
  readonly region?: string | undefined;
  readonly countryCode?: string | undefined;
}): string {
  const { streetName, streetNumber = '', city = '' } = address;
  if (streetName === undefined) return `${address.postalCode} ${city}`.trim();
  return addressParts({ ...address, streetName, streetNumber, city }).join(', ');
}

export const detailFields = ['stairCase', 'floor', 'door', 'additionalInfo'] as const;
export type DetailField = (typeof detailFields)[number];

export type FoundDelivery =
  | { readonly kind: 'found'; readonly address: DistributionAddress }
  /** SLOT-11 */
  | { readonly kind: 'outside' };

/** Country name for the address, its code, and the shop's state. */
interface Country {
  readonly country: string;
  readonly countryCode: string;
  readonly region?: string;
}

/**
 * The delivery address with its area (SLOT-10): by its position, which is geocoded if it was typed by
 * hand; without any position the default area is used if it serves the postal code.
 * @throws CallError when the services cannot be reached
 */
export async function findDelivery(
  context: Pick<FeatureContext, 'query'>,
  draft: AddressDraft,
  country: Country,
): Promise<FoundDelivery> {
  const position = draft.position ?? (await positionOf(context, draft, country.countryCode));
  const area = await areaOf(context, { ...draft, ...(position && { position }) });
  if (!area) return { kind: 'outside' };
  const { deliveryAreaNumber, pickingUnitIds } = area;
  const { streetName, streetNumber, postalCode, city, region } = draft;
  return {
    kind: 'found',
    address: {
      distributionType: 'DELIVERY',
      deliveryAreaNumber,
      pickingUnitIds,
      streetName,
      streetNumber,
      postalCode,
      city,
      ...country,
      ...(region && { region }),
      ...(position && { position }),
      ...detailsOf(draft),
    },
  };
}

/** The filled details (FORM-64: an empty field is absent). */
function detailsOf(draft: AddressDraft) {
  const given = detailFields.flatMap((field) => {
    const value = draft[field]?.trim() ?? '';
    return value === '' ? [] : [[field, value] as const];
  });
  return Object.fromEntries(given) as Partial<Record<DetailField, string>>;
}

async function positionOf(
  context: Pick<FeatureContext, 'query'>,
  draft: AddressDraft,
  country: string,
) {
  const { geocodeAddress } = distributionApi.endpoints;
  const query = { address: addressLine(draft), restrictCountry: country };
  const found = await orNothing(context.query(geocodeAddress, { query }));
  return found?.position;
}

async function areaOf(
  context: Pick<FeatureContext, 'query'>,
  { position, postalCode }: AddressDraft,
): Promise<DeliveryArea | undefined> {
  const { getDeliveryAreaAt, getDefaultDeliveryArea } = distributionApi.endpoints;
  if (position) {
    const query = { position: `${position.lat},${position.lng}` };
    return orNothing(context.query(getDeliveryAreaAt, { query }));
  }
  const area = await orNothing(context.query(getDefaultDeliveryArea, undefined));
  return area && coversPostcode(area.postalCodes, postalCode) ? area : undefined;
}

/** "Not there" is a valid result, not a failure. */
async function orNothing<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isNotFound(error) || codeOf(error) === ('OUTSIDE_DELIVERY_AREA' satisfies ErrorCode))
      return undefined;
    throw error;
  }
}
