import type { Emulators } from '../../support/emulators/emulators.ts';
import { type Figure, median } from '../figures/figure.ts';
import { serveApi } from '../serve-api.ts';
import { withDistantDatabase } from './distant-database.ts';
import { crowd, openShop, type Shop } from './purchases.ts';
import { timeAtOnce } from './time-at-once.ts';

interface Load {
  atOnce: number;
  rounds: number;
  /** How far the database is, in milliseconds; undefined: in the same machine. */
  roundTripMs?: number;
}

/** How many at once, and how often: enough for a median. */
const loads: readonly Load[] = [
  { atOnce: 1, rounds: 41 },
  { atOnce: 10, rounds: 9 },
  { atOnce: crowd, rounds: 5 },
];

/**
 * The emulator answers in no time, so above what counts is what is computed; in the cloud it is how often one asks.
 */
const roundTripMs = 10;
const distantLoads: readonly Load[] = [
  { atOnce: 1, rounds: 21, roundTripMs },
  { atOnce: 10, rounds: 7, roundTripMs },
];

const rivalRounds = 7;

/** How long calls took, in milliseconds. */
interface Times {
  initiate: number[];
  settle: number[];
}

async function buyThroughApi(shop: Shop, atOnce: number): Promise<Times> {
  const slots = await Promise.all(Array.from({ length: atOnce }, shop.nextSlot));
  const transactions: string[] = [];
  const initiate = await timeAtOnce(
    slots.map((slot, index) => async () => {
      const customer = shop.customers[index];
      if (customer) transactions.push((await shop.initiate(customer, slot)) ?? '');
    }),
  );
  const settle = await timeAtOnce(transactions.map((id) => () => shop.settle(id)));
  return { initiate, settle };
}

async function buyBarely(shop: Shop, atOnce: number): Promise<Times> {
  const customers = shop.bareCustomers.slice(0, atOnce);
  const purchases = await Promise.all(
    customers.map(async (customer) => {
      const slot = await shop.nextSlot();
      return { customer, slot, ...(await shop.prepareInitiate(customer, slot)) };
    }),
  );
  const initiate = await timeAtOnce(purchases.map(({ call }) => call));
  const settlements = await Promise.all(
    purchases.map(({ customer, slot, transactionId }) =>
      shop.prepareSettle(customer, slot, transactionId),
    ),
  );
  return { initiate, settle: await timeAtOnce(settlements) };
}

const alternately = [buyThroughApi, buyBarely] as const;

/** Both ways in turn, and each of them first as often. The first round does not count. */
async function compareLoad(shop: Shop, { atOnce, rounds, roundTripMs }: Load) {
  const times = new Map(alternately.map((buy) => [buy, { initiate: [], settle: [] } as Times]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const buy of round % 2 === 0 ? alternately : alternately.toReversed()) {
      const took = await buy(shop, atOnce);
      if (round === 0) continue;
      times.get(buy)?.initiate.push(...took.initiate);
      times.get(buy)?.settle.push(...took.settle);
    }
  }
  const medianOf = (buy: (typeof alternately)[number], call: keyof Times) =>
    median(times.get(buy)?.[call] ?? []);
  const figuresOf = (call: keyof Times): Figure[] => {
    const [ours, bare] = [medianOf(buyThroughApi, call), medianOf(buyBarely, call)];
    const of = `${atOnce} at once${roundTripMs ? `, ${roundTripMs} ms away` : ''}`;
    return [
      { what: `${call}, ms`, of, value: ours },
      { what: `${call} by a bare handler, ms`, of, value: bare },
      { what: `${call}: times the bare handler`, of, value: ours / bare, goal: { atMost: 1.3 } },
    ];
  };
  return [...figuresOf('initiate'), ...figuresOf('settle')];
}

/** How long it takes until each of the crowd knows whether the slot is theirs, in milliseconds. */
const longest = (times: readonly number[]): number => Math.max(...times);

async function compareRivals(shop: Shop): Promise<Figure[]> {
  const ours: number[] = [];
  const bare: number[] = [];
  const besides: number[] = [];
  for (let round = 0; round <= rivalRounds; round += 1) {
    const [slot, bareSlot] = [await shop.nextSlot(), await shop.nextSlot()];
    const prepared = await Promise.all(
      shop.bareCustomers.map((rival) => shop.prepareInitiate(rival, bareSlot)),
    );
    const oursTook = longest(
      await timeAtOnce(shop.customers.map((rival) => () => shop.initiate(rival, slot))),
    );
    const bareTook = longest(await timeAtOnce(prepared.map(({ call }) => call)));
    const others = await shop.slotsOfOneDay();
    const besideTook = longest(
      await timeAtOnce(
        shop.customers.map((customer, index) => async () => {
          const other = others[index];
          if (other) await shop.initiate(customer, other);
        }),
      ),
    );
    if (round === 0) continue;
    besides.push(besideTook);
    ours.push(oursTook);
    bare.push(bareTook);
  }
  const of = `${crowd} at once`;
  return [
    { what: 'rivals for one slot, all answered, ms', of, value: median(ours) },
    { what: 'bare rivals, ms', of, value: median(bare) },
    { what: 'customers for slots of one day, all answered, ms', of, value: median(besides) },
    {
      what: 'rivals: times bare compare-and-sets',
      of,
      value: median(ours) / median(bare),
      goal: { atMost: 2 },
    },
  ];
}

/**
 * Times going to pay, settling, and rivals for one slot over HTTP, each beside bare calls in this same
 * process that make the very same commits.
 */
export async function measurePayments(emulators: Emulators): Promise<Figure[]> {
  const near = await inShop(emulators, async (shop) => [
    ...(await compareLoads(shop, loads)),
    ...(await compareRivals(shop)),
  ]);
  const far = await withDistantDatabase(roundTripMs, (distant) =>
    inShop(distant, (shop) => compareLoads(shop, distantLoads)),
  );
  return [...near, ...far];
}

async function compareLoads(shop: Shop, all: readonly Load[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const load of all) figures.push(...(await compareLoad(shop, load)));
  return figures;
}

async function inShop<T>(emulators: Emulators, act: (shop: Shop) => Promise<T>): Promise<T> {
  const api = await serveApi(emulators);
  const shop = await openShop(api);
  try {
    return await act(shop);
  } finally {
    await shop.close();
    await api.close();
  }
}
