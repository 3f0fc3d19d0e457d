import type { Service } from '@carwash/domain/services/service';
import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { idsByPage } from '../support/calls/all-pages.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let other: Person;
let admin: Person;
let service: Service;
/** Transaction ids, the newest first. */
let ofService: string[];
let elsewhere: string;

test.beforeAll(async ({ harness }) => {
  [customer, other, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
  service = await newService(harness);
  ofService = [];
  for (const [number, as] of [customer, other, customer, other, customer].entries()) {
    const slot = await newSlot(harness, service, 3000 + number * 60);
    ofService.unshift(await startPaying(harness, as, slot));
  }
  const [newest = ''] = ofService;
  harness.provider.pay(newest);
  await callback(harness, 'notify', newest);
  elsewhere = await startPaying(harness, other, await newSlot(harness, await newService(harness)));
});

test('admins see all transactions, the newest first', async () => {
  expect((await idsByPage(harness, admin, '/transactions', 2)).flat()).toEqual([
    elsewhere,
    ...ofService,
  ]);
});

test('customers see their own transactions', async () => {
  const path = '/transactions/user/my-transactions';
  expect(await idsByPage(harness, customer, path, 2)).toEqual([
    [ofService[0], ofService[2]],
    [ofService[4]],
  ]);
  expect((await idsByPage(harness, customer, `${path}?status=pending`, 100)).flat()).toEqual([
    ofService[2],
    ofService[4],
  ]);
});

test('admins see the transactions of one service', async () => {
  const path = `/transactions/service/${service._id}`;
  expect(await idsByPage(harness, admin, path, 3)).toEqual([
    ofService.slice(0, 3),
    ofService.slice(3),
  ]);
  expect((await idsByPage(harness, admin, `${path}?status=success`, 3)).flat()).toEqual([
    ofService[0],
  ]);
  expect((await idsByPage(harness, admin, '/transactions/service/unknown', 3)).flat()).toEqual([]);
});

test('admins see the transactions of one status', async () => {
  expect((await idsByPage(harness, admin, '/transactions?status=success', 100)).flat()).toEqual([
    ofService[0],
  ]);
});
