import type { Booking } from '@carwash/domain/bookings/booking';
import { pageQueryKeys } from '@carwash/domain/page-data';
import { addOnsOf, isServiceAlone } from '@carwash/domain/services/quote';
import { knownVehicleType, type VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { useSearchParams } from 'react-router-dom';
import { useSettings } from '~/lib/settings/settings';
import { keepVehicleType } from './last-vehicle-type';

type Choices = Pick<Booking, 'vehicle' | 'lines'>;

/** A customer's choice for a service, as the address holds it. */
export interface UrlChoice {
  /** Id of a type of the settings; null until one is chosen. */
  vehicleType: string | null;
  /** Ids of add-ons, known or not. */
  addOns: readonly string[];
}

const names = pageQueryKeys.service;

/** Returns the choice that a query holds. */
export function readChoice(params: URLSearchParams, types: readonly VehicleType[]): UrlChoice {
  const named = params.get(names.vehicleType);
  const addOns = params.get(names.addOns)?.split(',').filter(Boolean) ?? [];
  return { vehicleType: knownVehicleType(named, types), addOns };
}

function writeChoice(params: URLSearchParams, { vehicleType, addOns }: UrlChoice): URLSearchParams {
  const written = new URLSearchParams(params);
  if (vehicleType) written.set(names.vehicleType, vehicleType);
  else written.delete(names.vehicleType);
  if (addOns.length > 0) written.set(names.addOns, addOns.join(','));
  else written.delete(names.addOns);
  return written;
}

/** Returns the choice that was made for a sale, so that it can be made again. */
export const choiceOf = ({ vehicle, lines }: Choices): UrlChoice => ({
  vehicleType: isServiceAlone({ lines }) ? null : vehicle.vehicleType,
  addOns: addOnsOf({ lines }),
});

/** Adds the choice to a path's query. */
export function withChoice(path: string, choice: UrlChoice): string {
  const [place = '', search = ''] = path.split('?');
  const written = writeChoice(new URLSearchParams(search), choice).toString();
  return written === '' ? place : `${place}?${written}`;
}

export interface ChosenInUrl extends UrlChoice {
  choose: (change: Partial<UrlChoice>) => void;
}

/**
 * Keeps vehicle and add-ons in the address, so that they survive a reload and are passed on to the booking.
 * Navigates synchronously, so that the next click already sees the choice.
 */
export function useUrlChoice(): ChosenInUrl {
  const { vehicleTypes } = useSettings();
  const [params, setParams] = useSearchParams();
  return {
    ...readChoice(params, vehicleTypes),
    choose(change) {
      if (change.vehicleType) keepVehicleType(change.vehicleType);
      setParams(
        (current) => writeChoice(current, { ...readChoice(current, vehicleTypes), ...change }),
        { replace: true, preventScrollReset: true, flushSync: true },
      );
    },
  };
}
