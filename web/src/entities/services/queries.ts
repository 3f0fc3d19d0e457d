import { collections } from '@carwash/domain/collections';
import { type Service, serviceSchema } from '@carwash/domain/services/service';
import type { ReadDocument } from '~/lib/firebase/live-source';
import { listLimit } from '~/lib/live/list-limit';
import { liveDocuments, liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { fetchServices } from './first-answers';

const asRead = (entity: Service): ReadDocument<Service> => ({ entity, cursor: null });

const services = liveLists(
  'everyone',
  () => ({ collection: collections.services, schema: serviceSchema, limit: listLimit }),
  async () => (await fetchServices()).map(asRead),
);

/** All services that can be booked, unordered, at most 100. */
export const useServices = () => useLiveList(services());

/**
 * The service from the list, which is asked for if it is not known.
 * @throws when it is not in there: then only the listener knows whether it exists
 */
async function findListed(id: string): Promise<Service> {
  const list = services().current();
  const known =
    list.state === 'ready' ? list.data.map(({ entity }) => entity) : await fetchServices();
  const found = known.find((service) => service?._id === id);
  if (!found) throw new Error(`The list has no service ${id}`);
  return found;
}

const service = liveDocuments(
  'everyone',
  (id: string) => ({ collection: collections.services, schema: serviceSchema, id }),
  findListed,
);

/** One service; null when there is none with this id. */
export const useService = (id: string) => useLiveQuery(service(id));

/** Shows these services until the server answers; undefined: they are not known. */
export const seedServices = (known: Service[] | undefined) =>
  services().seed(known ? { data: known.map(asRead) } : null);

/** Shows this service until the server answers; null: there is none; undefined: it is not known. */
export const seedService = (id: string, known: Service | null | undefined) =>
  service(id).seed(known === undefined ? null : { data: known });
