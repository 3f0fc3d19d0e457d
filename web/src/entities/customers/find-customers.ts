import type { CustomerCar, FoundCustomer } from '@carwash/domain/customers/endpoints';
import { isFound, parseSearch } from '@carwash/domain/search/search-terms';
import { useMemo } from 'react';
import { callApi } from '~/lib/api/call-api';
import { type Preview, usePreview } from '~/lib/api/use-preview';

const ask = (search: string, signal: AbortSignal): Promise<FoundCustomer[]> =>
  callApi('searchCustomers', { body: { search }, signal });

/**
 * Finds customers by plate, phone number, name, email or booking code, once the staff pauses typing.
 * @param typed too short a text finds nothing
 */
export function useFoundCustomers(typed: string): Preview<FoundCustomer[]> {
  const search = typed.trim();
  return usePreview(parseSearch(search) ? search : null, ask);
}

/** A car of a customer. */
export interface KnownCar {
  customer: FoundCustomer;
  car: CustomerCar;
}

/** Fewest characters of a plate from which on it is looked up. */
const shortestPlate = 3;

/** Returns the known cars whose plate matches a typed one, with their customers. */
export function useKnownCars(typed: string): Preview<KnownCar[]> {
  const found = useFoundCustomers(typed.trim().length < shortestPlate ? '' : typed);
  return useMemo(() => {
    if (found.state !== 'ready') return found;
    const search = parseSearch(typed);
    const cars = found.data.flatMap((customer) =>
      customer.cars.map((car): KnownCar => ({ customer, car })),
    );
    const isTyped = ({ car: { registrationPlate: plate } }: KnownCar) =>
      search !== null && isFound({ plate, names: [], phone: '', email: '' }, search);
    return { state: 'ready', data: cars.filter(isTyped) };
  }, [found, typed]);
}
