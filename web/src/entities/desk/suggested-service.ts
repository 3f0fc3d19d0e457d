import type { CustomerCar } from '@carwash/domain/customers/endpoints';
import { quoteFor } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';

interface ServiceForCar {
  /** undefined: none suits the car. */
  chosen: Service | undefined;
  /** What was done last and is too dear to be chosen unasked; null where there is no such thing. */
  suggested: Service | null;
}

/** From how many times the usual price on a service is dear. */
const dearFrom = 2;

/**
 * Returns the service to sell to a car: what was done last, else the first of the services that suits it. A dear one is
 * only suggested, because the next tap may sell it.
 * @param services on sale
 */
export function serviceForCar(
  car: CustomerCar,
  services: readonly Service[],
  settings: PublicSettings,
): ServiceForCar {
  const { vehicleType } = car;
  const suitable = services.filter((service) =>
    suitableVehicleTypes(service, settings.vehicleTypes).includes(vehicleType),
  );
  const last = suitable.find(({ _id }) => _id === car.lastVisit?.serviceId);
  const [first] = suitable;
  if (!last) return { chosen: first, suggested: null };
  const priceOf = (service: Service) =>
    quoteFor(service, { vehicleType, addOns: [] }, settings).amount;
  const prices = suitable.map(priceOf).sort((one, other) => one - other);
  const usual = prices[Math.floor((prices.length - 1) / 2)] ?? 0;
  const others = suitable.filter((service) => service !== last);
  const isDear = others.length > 0 && priceOf(last) >= dearFrom * usual;
  return isDear ? { chosen: others[0], suggested: last } : { chosen: last, suggested: null };
}
