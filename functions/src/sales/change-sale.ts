import { randomUUID } from 'node:crypto';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { EndpointName } from '@carwash/domain/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { SeenSale } from '@carwash/domain/sales/changed-since';
import { type Act, paymentOf, type Sale } from '@carwash/domain/sales/sale';
import { bookingNotFound, type SaleDecision } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import { type ReadKey, readIdempotencyKey } from '../db/idempotency-key.ts';
import { toError } from '../errors/api-error.ts';
import type { Caller, Staff } from '../http/handler.ts';
import { commitCall } from './commit-call.ts';
import { firstSale, type SaleCommit } from './commit-sales.ts';
import { type LoadedSale, loadSale, loadSaleOfPayment } from './load-sale.ts';
import { requireAsSeen } from './require-as-seen.ts';

interface SaleRequest {
  params: object;
  query: object;
  body: object;
  caller: Caller | Staff;
  idempotencyKey: string | null;
}

/** A call by which somebody changes sales. */
interface SaleCall {
  name: EndpointName;
  request: SaleRequest;
  /** What the caller saw of each sale. */
  seen: readonly SeenSale[];
}

interface SaleCommand<Loaded extends readonly LoadedSale[]>
  extends Pick<SaleCommit<Loaded>, 'load' | 'decide' | 'contended'> {
  /** null: nobody calls, only the time decides. */
  call: SaleCall | null;
  /** Tells whether the caller may know of a sale. Left out where every caller may. */
  sees?: ((sale: Sale) => boolean | Promise<boolean>) | undefined;
}

/**
 * Returns a function that reads the key of a call. The versions are not part of the request, because a caller who got no
 * answer may have seen the change meanwhile. A call without a key gets one of its own, by which a later attempt recognises
 * a commit whose answer was lost.
 */
function keyReader(call: SaleCall | null, context: Context): () => Promise<ReadKey | null> {
  if (!call) return async () => null;
  const { name, request } = call;
  const { version, otherVersion, ...body }: Record<string, unknown> = {
    ...request.params,
    ...request.query,
    ...request.body,
  };
  const key = request.idempotencyKey ?? randomUUID();
  return () => readIdempotencyKey(request.caller.uid, key, { call: name, body }, context);
}

/** @throws ApiError not_found for a sale of which the caller may not know */
async function requireSeen(
  sales: readonly LoadedSale[],
  sees: NonNullable<SaleCommand<[]>['sees']>,
): Promise<void> {
  for (const { sale } of sales) if (!(await sees(sale))) throw toError(bookingNotFound);
}

/**
 * Changes sales in one commit. Decides again when somebody else has changed them meanwhile.
 * @returns the sales afterwards; as they are for a call that is repeated with its key, and where nothing is left to change
 * @throws ApiError not_found; the refusal of the command; conflict if a sale has changed since the caller saw it, or for a
 * key of another request
 */
export async function changeSales<Loaded extends readonly LoadedSale[]>(
  { call, load, sees, decide, contended }: SaleCommand<Loaded>,
  context: Context,
): Promise<readonly Sale[]> {
  const { sales } = await commitCall(
    {
      load: async () => {
        const read = await load();
        // Also for a call that is repeated with its key, because the caller may have lost the right since.
        if (sees) await requireSeen(read, sees);
        return read;
      },
      readKey: keyReader(call, context),
      decide: async (read, act) => {
        for (const [index, { sale }] of read.entries()) {
          const seen = call?.seen[index];
          if (seen) await requireAsSeen(sale, seen, call.request.caller, context);
        }
        return decide(read, act);
      },
      contended,
    },
    call?.request.caller ?? null,
    context,
  );
  return sales;
}

/** Returns the booking of a sale. @throws Error if it has none */
export function bookingOf(sale: Sale | undefined): Booking {
  if (!sale?.booking) throw new Error('The sale has no booking');
  return sale.booking;
}

export type Decide = (sale: Sale, act: Act) => SaleDecision | Promise<SaleDecision>;

async function changeSale(
  {
    load,
    decide,
    ...command
  }: Pick<SaleCommand<[LoadedSale]>, 'call' | 'sees'> & {
    load: () => Promise<LoadedSale>;
    decide: Decide;
  },
  context: Context,
): Promise<Sale> {
  const sales = await changeSales<[LoadedSale]>(
    {
      ...command,
      load: async () => [await load()],
      decide: async (loaded, act) => ({ decision: await decide(loaded[0].sale, act), loaded }),
    },
    context,
  );
  return firstSale(sales);
}

/** A call about one booking or payment, which says what its caller saw of it in the body or the query. */
interface RequestById extends SaleRequest {
  params: { id: string };
  query: { version?: number | undefined };
  body: { version?: number | undefined };
}

interface CommandById extends Pick<SaleCommand<[LoadedSale]>, 'sees'> {
  name: EndpointName;
  request: RequestById;
  /** See `SeenSale`. */
  kinds?: SeenSale['kinds'];
  decide: Decide;
}

interface CommandOfBooking extends CommandById {
  /** Reads the sale; `loadSale` if left out. */
  load?: typeof loadSale;
}

const seenVersionOf = ({ query, body }: Pick<RequestById, 'query' | 'body'>) =>
  body.version ?? query.version;

/** Changes the sale of a booking, see `changeSales`. Returns the booking. */
export async function changeBooking(
  { name, request, kinds, load: read = loadSale, ...command }: CommandOfBooking,
  context: Context,
): Promise<Booking> {
  const call = { name, request, seen: [{ version: seenVersionOf(request), kinds }] };
  const load = () => read(request.params.id, context);
  return bookingOf(await changeSale({ ...command, call, load }, context));
}

/**
 * Changes the sale of a booking where it does not matter what a caller saw of it, see `changeSales`. Returns the booking.
 */
export const changeBookingByClock = async (
  load: () => Promise<LoadedSale>,
  decide: Decide,
  context: Context,
): Promise<Booking> => bookingOf(await changeSale({ call: null, load, decide }, context));

/** Changes the sale to which a payment belongs, see `changeSales`. Returns the payment. */
export async function changePayment(
  { name, request, ...command }: CommandById,
  context: Context,
): Promise<Transaction> {
  const { id: paymentId } = request.params;
  const call = { name, request, seen: [{ version: seenVersionOf(request), paymentId }] };
  const load = () => loadSaleOfPayment(paymentId, context);
  return paymentOf(await changeSale({ ...command, call, load }, context), paymentId);
}
