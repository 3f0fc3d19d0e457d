import type { Booking } from '../bookings/booking.ts';
import type { SearchedTexts } from '../search/search-terms.ts';

/** Returns the texts of a booking by which its customer can be found: plate, phone, name, email and code. */
export const searchedTextsOfVisit = ({
  customer: { name, phone, email },
  vehicle: { registrationPlate },
  code,
}: Pick<Booking, 'customer' | 'vehicle' | 'code'>): SearchedTexts => ({
  plate: registrationPlate,
  phone,
  names: [name],
  email,
  code,
});

/** Fewest characters by which something can be searched for. */
const shortestSharpPart = 2;

/**
 * Returns the end of a plate from its last number on, by which a search finds few others: '112233' of
 * 'dhaka-metro-ga112233', because many plates of a city begin alike. The whole plate where it has no number, or where
 * that end is too short to search for.
 * @param plate in the form in which plates are compared
 */
export function sharpPartOf(plate: string): string {
  const end = /\p{N}+\P{N}*$/u.exec(plate)?.[0] ?? plate;
  return [...end].length < shortestSharpPart ? plate : end;
}
