import type { TenantFile } from '../seed-tenant.js';
import { languageFaults, timeZoneFault } from './config-faults.js';
import { allowedNames } from './near-name.js';
import type { FileFault, TenantFiles } from './read-files.js';
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

const inFile = (file: string, messages: readonly string[]): FileFault[] =>
  messages.map((message) => ({ file, message }));

/** Ids that are listed again. */
export function doubled(ids: readonly string[], pathOf: (at: number) => string): string[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) === at ? [] : [`${pathOf(at)} is "${id}" for the second time`],
  );
}

const missing = (path: string, id: string, what: string, known: Iterable<string>) =>
  `${path} is "${id}". There is no such ${what}. ${allowedNames(id, known)}`;

const areaIds = (files: TenantFiles) =>
  (files.get(tenantFiles.areas.schema) ?? []).map((area) => area.deliveryAreaNumber);
const storesOf = (files: TenantFiles) => files.get(tenantFiles.stores.schema) ?? [];
const storeIds = (files: TenantFiles) => storesOf(files).map(({ storeId }) => storeId);

function areaFaults(files: TenantFiles): FileFault[] {
  const areas = files.get(tenantFiles.areas.schema) ?? [];
  const defaults = areas.filter((area) => area.default === true);
  return inFile('data/areas.json', [
    ...doubled(areaIds(files), (at) => `${at}.deliveryAreaNumber`),
    ...(defaults.length > 1 ? ['default is true in more than one area'] : []),
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
        .map((id) => missing(`${at}.pickingUnitIds`, id, 'picking unit', units)),
    ),
  ]);
}

function storeFaults(files: TenantFiles): FileFault[] {
  const ids = storeIds(files);
  const stores = storesOf(files).flatMap(({ timeZone, movedTo }, at) => {
    const zone = timeZone === undefined ? undefined : timeZoneFault(timeZone);
    return [
      ...(zone === undefined ? [] : [`${at}.timeZone is ${zone}`]),
      ...(movedTo === undefined || ids.includes(movedTo)
        ? []
        : [missing(`${at}.movedTo`, movedTo, 'store', ids)]),
    ];
  });
  const days = (files.get(tenantFiles['special-days'].schema) ?? []).flatMap(
    ({ storeIds: named = [] }, at) =>
      named
        .filter((id) => !ids.includes(id))
        .map((id) => missing(`${at}.storeIds`, id, 'store', ids)),
  );
  return [
    ...inFile('data/stores.json', [...doubled(ids, (at) => `${at}.storeId`), ...stores]),
    ...inFile('data/special-days.json', days),
  ];
}

function windowFaults(files: TenantFiles): FileFault[] {
  const windows = files.get(tenantFiles.windows.schema);
  if (!windows) return [];
  const zone = timeZoneFault(windows.timeZone);
  const known = {
    DELIVERY: { what: 'delivery area', ids: areaIds(files) },
    CLICK_AND_COLLECT: { what: 'store', ids: storeIds(files) },
  };
  return inFile('data/windows.json', [
    ...(zone === undefined ? [] : [`timeZone is ${zone}`]),
    ...windows.rules.flatMap(({ distributionType, appointableId }, at) => {
      const { what, ids } = known[distributionType];
      return ids.includes(appointableId)
        ? []
        : [missing(`rules.${at}.appointableId`, appointableId, what, ids)];
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
          : [missing(`${customer}.orders.${at}.storeId`, storeId, 'store', ids)],
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
      inFile(file, languageFaults(Object.keys(value), settings)),
    ),
    ...inFile(
      'data/order-config.json',
      languageFaults(Object.keys(conditions), settings).map((one) => `orderConditions.${one}`),
    ),
  ];
}
