import type { SignedInPerson } from './fake-auth';

export const customer: SignedInPerson = {
  uid: 'nadia',
  name: 'Nadia Rahman',
  email: 'nadia@example.test',
  role: 'user',
};

export const manager: SignedInPerson = {
  uid: 'rahim',
  name: 'Rahim Khan',
  email: 'rahim@example.test',
  role: 'manager',
};

export const admin: SignedInPerson = {
  uid: 'rina',
  name: 'Rina Das',
  email: 'rina@example.test',
  role: 'admin',
};

export const washer: SignedInPerson = {
  uid: 'kamal',
  name: 'Kamal Hossain',
  email: 'kamal@example.test',
  role: 'washer',
};
