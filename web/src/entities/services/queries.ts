import { collections } from '@carwash/domain/collections';
import type { ServiceJson } from '@carwash/domain/page-data';
import { mostBookedFirst } from '@carwash/domain/services/most-booked-first';
import type { Service } from '@carwash/domain/services/service';
import { useEffect, useMemo } from 'react';
import { askPublic } from '~/lib/api/ask-public';
import type { ReadDocument } from '~/lib/firebase/live-source';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { useOnline } from '~/lib/online';
import type { QueryState } from '~/lib/query-state';
import { areRecalled, catalogueSeenAt, recallCatalogue, rememberCatalogue } from './last-seen';
import { loadServiceSchema } from './load-schema';

/** Rank of each service by popularity: higher is more booked. */
type Ranks = ReadonlyMap<string, number>;

const ranksOf = (listed: readonly Service[]): Ranks =>
  new Map(listed.map(({ _id }, index) => [_id, listed.length - index]));

/** The ranks of the server's last list that this tab has loaded. */
let lastRanks: Ranks = new Map();

/** Remembers the order in which the server listed the services: the most booked first. */
function rememberOrder(listed: readonly Service[]): void {
  lastRanks = ranksOf(listed);
}

/**
 * Sorts services by the server's list, so that they keep their places while others book. Services added since
 * then come last.
 * @param listed the server's list; by default the last one that this tab has loaded
 */
function inOrder(services: readonly Service[], listed?: readonly Service[]): Service[] {
  const ranks = listed ? ranksOf(listed) : lastRanks;
  return mostBookedFirst(services, (id) => ranks.get(id) ?? 0);
}

/** Parses a service from JSON. No schema is needed, because our own server has already validated it. */
const serviceOfJson = (json: ServiceJson): Service => ({
  pictures: [],
  ...json,
  createdAt: new Date(json.createdAt),
});

/**
 * Fetches all services, paused ones included, the most booked first, at most 100. Caches may hold the answer for some
 * minutes.
 * @throws Error when the server does not answer
 */
async function fetchServices(): Promise<Service[]> {
  const address = `/api/services?limit=${listLimit}&sortBy=popular`;
  return (await askPublic<ServiceJson[]>(address)).map(serviceOfJson);
}

async function loadServices(): Promise<Service[]> {
  const found = await fetchServices().catch(async (error) => {
    const recalled = await recallCatalogue();
    if (recalled) return recalled;
    throw error;
  });
  rememberOrder(found);
  return found;
}

let loading: Promise<Service[]> | null = null;

/**
 * Loads all services, paused ones included; if the server does not answer, those that this device last stored. Calls
 * in the meantime get the same answer, because a list may name many services.
 * @throws Error when there are none stored either
 */
function firstServices(): Promise<Service[]> {
  loading ??= loadServices().finally(() => {
    loading = null;
  });
  return loading;
}

const asRead = (entity: Service): ReadDocument<Service> => ({ entity, cursor: null });

const services = liveLists(
  'everyone',
  async () => ({
    collection: collections.services,
    schema: await loadServiceSchema(),
    limit: listLimit,
  }),
  async () => (await firstServices()).map(asRead),
);

/**
 * Returns all services, paused ones included, the most booked first, at most 100. Also stored on this device.
 * @param listed services of the page's HTML
 */
export function useServices(listed?: readonly ServiceJson[]): QueryState<Service[]> {
  const known = useMemo(() => listed?.map(serviceOfJson), [listed]);
  const live = useLiveList(
    services(),
    useMemo(() => known?.map(asRead), [known]),
  );
  const list = useMemo(
    () => (live.state === 'ready' ? { ...live, data: inOrder(live.data, known) } : live),
    [live, known],
  );
  useEffect(() => {
    if (known) rememberOrder(known);
  }, [known]);
  useEffect(() => {
    if (list.state === 'ready' && !areRecalled(list.data)) rememberCatalogue(list.data);
  }, [list]);
  return list;
}

/** Returns when these services were loaded, if they may have changed since; null while they are live. */
export function useSeenAt(shown: Service[]): Date | null {
  const online = useOnline();
  return online && !areRecalled(shown) ? null : catalogueSeenAt();
}

/**
 * Finds the service in the list, which is loaded if necessary.
 * @throws Error when it is not in the list: then only the listener knows whether it exists
 */
async function findListed(id: string): Promise<Service> {
  const list = services().current();
  const known =
    list.state === 'ready' ? list.data.map(({ entity }) => entity) : await firstServices();
  const found = known.find((service) => service?._id === id);
  if (!found) throw new Error(`The list has no service ${id}`);
  return found;
}

const service = liveDocuments(
  'everyone',
  async (id: string) => ({
    collection: collections.services,
    schema: await loadServiceSchema(),
    id,
  }),
  findListed,
);

/**
 * Returns one service; null when there is none with this id.
 * @param shown the service of the page's HTML
 */
export function useService(id: string, shown?: ServiceJson): QueryState<Service | null> {
  const known = useMemo(() => shown && serviceOfJson(shown), [shown]);
  return useLiveQuery(service(id), known);
}
