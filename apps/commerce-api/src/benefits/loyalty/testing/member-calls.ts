import type { ApiError } from '@larder/contracts';
import type { MemberInformation, Voucher } from '@larder/contracts/loyalty';
import type { TestClient } from '../../../testing/test-client.js';

export const cardInfoPath = '/api/customers/loyalty/card-info';

export const linkCard = (client: TestClient) =>
  client.post<MemberInformation & ApiError>('/api/customers/loyalty/link');

export const vouchersOf = async (client: TestClient) =>
  (await client.get<Voucher[]>('/api/customers/loyalty/vouchers')).body;

export const activateVoucher = (client: TestClient, id: string) =>
  client.post<Voucher[] & ApiError>(`/api/customers/loyalty/vouchers/${id}/activate`);
