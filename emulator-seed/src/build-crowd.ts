import { dayMs } from '@carwash/domain/time/durations';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import crowd from '../data/crowd.json' with { type: 'json' };
import { authorKeyOf } from './author-key.ts';
import { type Person, vehicleOf } from './build-people.ts';
import { after } from './seed-time.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Share of disabled accounts, per 1000. */
const disabledPerMille = 4;

/** Number of customers who signed up before the first day, so that there are customers for it. */
const firstCustomers = 40;

function drawVehicle(number: number, random: SeededRandom) {
  const vehicle = random.pick(crowd.vehicles);
  const digits = String(200_000 + number);
  const plate = `DHAKA METRO-GA ${digits.slice(0, 2)}-${digits.slice(2)}`;
  return vehicleOf({ ...vehicle, year: random.between(2005, 2024), plate });
}

export function drawName(random: SeededRandom): string {
  return `${random.pick(crowd.givenNames)} ${random.pick(crowd.familyNames)}`;
}

/** Returns an invented phone number that is not in use. */
export const phoneOf = (number: number): string => `+8801000${String(100_000 + number).slice(-6)}`;

function buildPerson(number: number, joinedDaysAgo: number, now: Date, random: SeededRandom) {
  // Unique in its first seven characters, because payment ids contain those.
  const uid = `c${String(number).padStart(5, '0')}-crowd`;
  const name = drawName(random);
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${number}@example.com`;
  const phone = phoneOf(number);
  const joinedAt = after(now, -joinedDaysAgo * dayMs);
  const user: User = {
    _id: uid,
    name,
    email,
    phone,
    address: `${random.between(1, 180)} ${random.pick(crowd.streets)}, Dhaka`,
    role: 'user',
    status: random.between(1, 1000) <= disabledPerMille ? 'disabled' : 'active',
    profileImage: null,
    authorKey: authorKeyOf(uid),
    searchTerms: searchTermsOfPerson({ name, email, phone }),
    claimsUpdatedAt: joinedAt,
    createdAt: joinedAt,
  };
  return { user, joinedDaysAgo, vehicles: [drawVehicle(number, random)] };
}

/** A customer, with or without an account. */
export type Customer = Omit<Person, 'account'>;

/** Returns customers whose sign-ups are spread over the last `days` days. */
export function buildCrowd(count: number, days: number, now: Date): Customer[] {
  const random = seededRandom('crowd');
  return Array.from({ length: count }, (_, index) => {
    const early = days + random.between(5, 30);
    const usual = random.between(1, days);
    return buildPerson(index + 1, index < firstCustomers ? early : usual, now, random);
  });
}
