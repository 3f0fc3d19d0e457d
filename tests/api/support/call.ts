import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Person } from './customers.ts';
import type { Harness } from './harness.ts';

export interface Answer {
  status: number;
  location: string | null;
  success: boolean;
  message: string;
  code?: ErrorCode;
  errors?: { path: string; message: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is what the tests look at
  data: any;
  /** Of a list: a cursor, or a page by number. */
  meta?: { limit: number; nextCursor?: string | null; page?: number; total?: number };
}

interface Call {
  as?: Person | undefined;
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** One call over HTTP; redirects are not followed. */
export async function call(
  harness: Harness,
  method: string,
  path: string,
  { as, token = as?.token, json, form, headers }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${harness.apiUrl}/api${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json),
  });
  const text = await response.text();
  const answer = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
  return { ...answer, status: response.status, location: response.headers.get('location') };
}

export const vehicle: Vehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA-11-2233',
};

export const initiate = (
  harness: Harness,
  as: Person | undefined,
  slot: Slot,
  options: { key?: string; change?: object } = {},
): Promise<Answer> =>
  call(harness, 'POST', '/payments/initiate', {
    as,
    json: { serviceId: slot.serviceId, slotId: slot._id, ...vehicle, ...options.change },
    ...(options.key && { headers: { 'Idempotency-Key': options.key } }),
  });

/** The transaction id of an initiate call that must succeed. */
export async function startPaying(harness: Harness, as: Person, slot: Slot): Promise<string> {
  const answer = await initiate(harness, as, slot);
  if (answer.status !== 200)
    throw new Error(`initiate answered ${answer.status} ${answer.message}`);
  return answer.data.transactionId;
}

type Callback = 'success' | 'fail' | 'notify';

/** What the provider (or anybody who pretends to be it) posts. */
export const callback = (
  harness: Harness,
  kind: Callback,
  transactionId: string,
  fields: Record<string, string> = {},
): Promise<Answer> =>
  call(harness, 'POST', `/payments/${kind}`, {
    form: {
      mer_txnid: transactionId,
      pg_txnid: 'AAM1',
      pay_status: 'Successful',
      status_code: '2',
      amount: '49.90',
      currency: 'BDT',
      store_id: harness.storeId,
      card_type: 'VISA',
      ...fields,
    },
  });
