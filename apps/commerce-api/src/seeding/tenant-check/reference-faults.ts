import type { TenantFile } from '../seed-tenant.js';
import { languageFaults, timeZoneFault } from './config-faults.js';
import { allowedNames } from './near-name.js';
import type { FaultReason, FileFault, TenantFiles } from './read-files.js';
import { tenantFiles } from './tenant-files.js';

/** Names in a tenant's files of what its other files do not have. */
export function referenceFaults(files: TenantFiles): FileFault[] {
  return [
    ...areaFaults(files),
    ...storeFaults(files),
    ...windowFaults(files),
    ...orderFaults(files),
  ];
}

/** Names of what does not exist that no shopper meets: texts of other languages, picking units. */
export function idleFaults(files: TenantFiles, config: TenantFile): FileFault[] {
  return [...unitFaults(files), ...byLanguageFaults(files, config)];
}

type Fault = Omit<FileFault, 'file'>;

const inFile = (file: string, faults: readonly Fault[]): FileFault[] =>
  faults.map((fault) => ({ file, ...fault }));

const asFaults = (messages: readonly string[]): Fault[] => messages.map((message) => ({ message }));

/** Ids that are listed again. */
export function doubled(ids: readonly string[], pathOf: (at: number) => string): Fault[] {
  return ids.flatMap((id, at) => {
    if (ids.indexOf(id) === at) return [];
    const path = pathOf(at);
    const message = `${path} is "${id}" for the second time`;
    return [{ message, reason: { path, kind: 'TWICE' as const, names: [id] } }];
  });
}

const wording = {
  NO_AREA: 'delivery area',
  NO_STORE: 'store',
  NO_UNIT: 'picking unit',
} as const satisfies Partial<Record<FaultReason['kind'], string>>;

function missing(
  path: string,
  id: string,
  kind: keyof typeof wording,
  known: readonly string[],
): Fault {
  const message = `${path} is "${id}". There is no such ${wording[kind]}. ${allowedNames(id, known)}`;
  return { message, reason: { path, kind, names: [id] } };
}

function zoneFaults(path: string, zone: string | undefined): Fault[] {
  const fault = zone === undefined ? undefined : timeZoneFault(zone);
  if (fault === undefined || zone === undefined) return [];
  const reason = { path, kind: 'NO_TIME_ZONE', names: [zone] } as const;
  return [{ message: `${path} is ${fault}`, reason }];
}

const areaIds = (files: TenantFiles) =>
  (files.get(tenantFiles.areas.schema) ?? []).map((area) => area.deliveryAreaNumber);
const storesOf = (files: TenantFiles) => files.get(tenantFiles.stores.schema) ?? [];
const storeIds = (files: TenantFiles) => storesOf(files).map(({ storeId }) => storeId);

function areaFaults(files: TenantFiles): FileFault[] {
  const areas = files.get(tenantFiles.areas.schema) ?? [];
  const defaults = areas.filter((area) => area.default === true);
  return inFile('data/areas.json', [
    ...doubled(areaIds(files), (at) => `${at}.deliveryAreaNumber`),
    ...(defaults.length > 1 ? [{ message: 'default is true in more than one area' }] : []),
  ]);
}

function unitFaults(files: TenantFiles): FileFault[] {
  const areas = files.get(tenantFiles.areas.schema) ?? [];
  const rules = files.get(tenantFiles.windows.schema);
  const units = (rules?.pickingUnits ?? []).map(({ id }) => id);
  return inFile('data/areas.json', [
    ...areas.flatMap(({ pickingUnitIds }, at) =>
      pickingUnitIds
        .filter((id) => units.length > 0 && !units.includes(id))
        .map((id) => missing(`${at}.pickingUnitIds`, id, 'NO_UNIT', units)),
    ),
  ]);
}

function storeFaults(files: TenantFiles): FileFault[] {
  const ids = storeIds(files);
  const stores = storesOf(files).flatMap(({ timeZone, movedTo }, at) => {
    return [
      ...zoneFaults(`${at}.timeZone`, timeZone),
      ...(movedTo === undefined || ids.includes(movedTo)
        ? []
        : [missing(`${at}.movedTo`, movedTo, 'NO_STORE', ids)]),
    ];
  });
  const days = (files.get(tenantFiles['special-days'].schema) ?? []).flatMap(
    ({ storeIds: named = [] }, at) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => missing(`${at}.storeIds`, id, 'NO_STORE', ids)),
  );
  return [
    ...inFile('data/stores.json', [...doubled(ids, (at) => `${at}.storeId`), ...stores]),
    ...inFile('data/special-days.json', days),
  ];
}

function windowFaults(files: TenantFiles): FileFault[] {
  const windows = files.get(tenantFiles.windows.schema);
  if (!windows) return [];
  const known = {
    DELIVERY: { kind: 'NO_AREA', ids: areaIds(files) },
    CLICK_AND_COLLECT: { kind: 'NO_STORE', ids: storeIds(files) },
  } as const;
  return inFile('data/windows.json', [
    ...zoneFaults('timeZone', windows.timeZone),
    ...windows.rules.flatMap(({ distributionType, appointableId }, at) => {
      const { kind, ids } = known[distributionType];
      return ids.includes(appointableId)
        ? []
        : [missing(`rules.${at}.appointableId`, appointableId, kind, ids)];
    }),
  ]);
}

function orderFaults(files: TenantFiles): FileFault[] {
  const ids = storeIds(files);
  const orders = files.get(tenantFiles.orders.schema) ?? [];
  return inFile(
    'data/orders.json',
    orders.flatMap(({ orders: own }, customer) =>
      own.flatMap(({ storeId }, at) =>
        storeId === undefined || ids.includes(storeId)
          ? []
          : [missing(`${customer}.orders.${at}.storeId`, storeId, 'NO_STORE', ids)],
      ),
    ),
  );
}

/** Files whose values stand by language. */
function byLanguageFaults(files: TenantFiles, config: TenantFile): FileFault[] {
  const { synonyms, configs, components, banners, page } = tenantFiles;
  const { clientRuntimeConfig: settings } = config;
  const terms = tenantFiles['popular-terms'];
  const conditions = files.get(tenantFiles['order-config'].schema)?.orderConditions ?? {};
  const values: (readonly [file: string, value: object])[] = [
    ...[synonyms, terms, configs, components, banners, page].flatMap(({ schema }) =>
      files.all(schema),
    ),
  ];
  return [
    ...values.flatMap(([file, value]) =>
      inFile(file, asFaults(languageFaults(Object.keys(value), settings))),
    ),
    ...inFile(
      'data/order-config.json',
      asFaults(
        languageFaults(Object.keys(conditions), settings).map((one) => `orderConditions.${one}`),
      ),
    ),
  ];
}
