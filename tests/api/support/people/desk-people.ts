import { test as base } from '../test.ts';
import { newAdmin, newCustomer, type Person } from './people.ts';

/** Two admins and a customer of the tests of one file, created before its first hook. */
export let admin: Person;
export let otherAdmin: Person;
export let customer: Person;

export const test = base.extend(
  'deskPeople',
  { scope: 'file', auto: true },
  async ({ harness }) => {
    [admin, otherAdmin, customer] = await Promise.all([
      newAdmin(harness),
      newAdmin(harness),
      newCustomer(harness),
    ]);
  },
);
