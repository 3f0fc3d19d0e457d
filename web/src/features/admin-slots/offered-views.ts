import type { Service } from '@carwash/domain/services/service';
import { type SlotsView, slotsViews } from './use-slots-address';

/**
 * Returns the views of the page. Slots are added by hand only where a service needs that, or there is no service yet.
 * @param services null while they are not known
 */
export const offeredViews = (
  open: SlotsView,
  services: readonly Pick<Service, 'startsEvery'>[] | null,
): readonly SlotsView[] => {
  const isByHand =
    services?.length === 0 || services?.some(({ startsEvery }) => startsEvery === null);
  return slotsViews.filter((view) => view !== 'add' || open === 'add' || isByHand);
};
