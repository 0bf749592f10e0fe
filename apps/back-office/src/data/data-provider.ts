import type { OfficeCall } from '@larder/office-contract';
import { officeCalls as calls } from '@larder/office-contract';
import type { DataProvider, RaRecord } from 'react-admin';
import { callOffice } from './call-office.js';

interface ResourceCalls {
  readonly list: OfficeCall;
  readonly one?: OfficeCall;
  readonly change?: OfficeCall;
  readonly add?: OfficeCall;
}

/** Calls of each resource of react-admin. What has no call cannot be done. */
const resources: Readonly<Record<string, ResourceCalls>> = {
  orders: { list: calls.getOrders, one: calls.getOrder },
  claims: { list: calls.getClaims },
  products: { list: calls.getProducts, one: calls.getProduct, change: calls.changeProduct },
  slots: { list: calls.getSlots, change: calls.changeSlot },
  codes: { list: calls.getCodes, add: calls.addCode },
  vouchers: { list: calls.getVouchers, add: calls.addVoucher },
  'data-requests': { list: calls.getDataRequests, add: calls.addDataRequest },
  settings: { list: calls.getSettings, one: calls.getSetting },
  staff: { list: calls.getStaff, change: calls.changeStaff, add: calls.addStaff },
  audit: { list: calls.getAudit },
};

function callOf(resource: string, kind: keyof ResourceCalls): OfficeCall {
  const call = resources[resource]?.[kind];
  if (!call) throw new Error(`The back office cannot do that: ${kind} of ${resource}`);
  return call;
}

interface Listed {
  readonly items: RaRecord[];
  readonly total: number;
}

async function list(resource: string, query: Readonly<Record<string, unknown>>): Promise<Listed> {
  return (await callOffice(callOf(resource, 'list'), { query })) as Listed;
}

/** One record; where a resource has no call for one, it is looked for in its list. */
async function one(resource: string, id: string): Promise<RaRecord> {
  const call = resources[resource]?.one;
  if (call) return (await callOffice(call, { params: { id } })) as RaRecord;
  const { items } = await list(resource, { perPage: 100 });
  const found = items.find((item) => String(item.id) === id);
  if (!found) throw new Error(`There is no ${id} in ${resource}`);
  return found;
}

const refuse = () => Promise.reject(new Error('The back office deletes nothing'));

/** The back office's calls, as react-admin asks for data. */
export const officeData: DataProvider = {
  async getList(resource, { pagination, filter }) {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const { items, total } = await list(resource, { page, perPage, ...(filter as object) });
    return { data: items as never, total };
  },
  async getOne(resource, { id }) {
    return { data: (await one(resource, String(id))) as never };
  },
  async getMany(resource, { ids }) {
    const found = await Promise.all(ids.map((id) => one(resource, String(id))));
    return { data: found as never };
  },
  async update(resource, { id, data }) {
    const parts = { params: { id: String(id) }, body: data as unknown };
    return { data: (await callOffice(callOf(resource, 'change'), parts)) as never };
  },
  async create(resource, { data }) {
    return { data: (await callOffice(callOf(resource, 'add'), { body: data })) as never };
  },
  getManyReference: refuse,
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
};
