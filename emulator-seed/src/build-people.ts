import { type Role, roles } from '@carwash/domain/roles/role';
import { dayMs } from '@carwash/domain/time/durations';
import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import { phoneNumberOf } from '@carwash/domain/users/phone-number';
import { type Customer, type User, userSchema } from '@carwash/domain/users/user';
import {
  enteredVehicleSchema,
  storedVehicle,
  type Vehicle,
} from '@carwash/domain/vehicles/vehicle';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import people from '../data/people.json' with { type: 'json' };
import { authorKeyOf } from './author-key.ts';
import { after } from './seed-time.ts';

/** A sign-in account. */
export interface Account {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  role: Role;
  /** Whether the account is disabled. */
  disabled: boolean;
}

export interface Person {
  account: Account;
  user: User;
  joinedDaysAgo: number;
  vehicles: Vehicle[];
}

type PersonRecord = (typeof people)[number];
type VehicleRecord = PersonRecord['vehicles'][number];

function accountOf(person: PersonRecord): Account {
  const role = roles.find((known) => known === person.account) ?? 'user';
  const { email, password } =
    person.account === undefined
      ? { email: person.email, password: demoAccounts.user.password }
      : demoAccounts[role];
  const disabled = person.status === 'disabled';
  return { uid: person.uid, email, password, displayName: person.name, role, disabled };
}

/**
 * Reads a vehicle of the data files.
 * @throws ValidationError for an invalid vehicle
 */
export const vehicleOf = ({ type, brand, model, year, plate }: VehicleRecord): Vehicle =>
  storedVehicle(
    enteredVehicleSchema.validateSync(
      {
        vehicleType: type,
        vehicleBrand: brand,
        vehicleModel: model,
        manufacturingYear: year,
        registrationPlate: plate,
      },
      { strict: true },
    ),
    defaultVehicleTypes,
  );

/**
 * Returns a phone number of the data files in stored form.
 * @throws Error for an invalid number
 */
export function storedPhone(written: string): string {
  const phone = phoneNumberOf(written, 'BD');
  if (phone === null) throw new Error(`${written} is no phone number`);
  return phone;
}

function buildPerson(person: PersonRecord, now: Date): Person {
  const account = accountOf(person);
  const joinedAt = after(now, -person.joinedDaysAgo * dayMs);
  const phone = storedPhone(person.phone);
  const user = userSchema.validateSync(
    {
      _id: account.uid,
      name: person.name,
      email: account.email,
      phone,
      address: person.address,
      role: account.role,
      status: person.status === 'disabled' ? 'disabled' : 'active',
      profileImage: null,
      authorKey: authorKeyOf(account.uid),
      signInWays: ['password'],
      searchTerms: searchTermsOfPerson({
        name: person.name,
        email: account.email,
        phone,
      }),
      claimsUpdatedAt: joinedAt,
      createdAt: joinedAt,
    },
    { strict: true },
  );
  const vehicles = person.vehicles.map(vehicleOf);
  return { account, user, joinedDaysAgo: person.joinedDaysAgo, vehicles };
}

/** Returns all people in `data/people.json`: the two demo accounts and the customers. */
export const buildPeople = (now: Date): Person[] =>
  people.map((person) => buildPerson(person, now));

export const customerOf = ({ user }: Pick<Person, 'user'>): Customer => ({
  uid: user._id,
  name: user.name,
  email: user.email,
  phone: user.phone,
});
