import type { Service } from '@carwash/domain/services/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callback, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { idsByPage } from '../support/pages.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let other: Person;
let admin: Person;
let service: Service;
/** Transaction ids, the newest first. */
let ofService: string[];
let elsewhere: string;

beforeAll(async () => {
  world = await openWorld();
  [customer, other, admin] = await Promise.all([
    newCustomer(world),
    newCustomer(world),
    newAdmin(world),
  ]);
  service = await newService(world);
  ofService = [];
  for (const [number, as] of [customer, other, customer, other, customer].entries()) {
    const slot = await newSlot(world, service, 3000 + number * 60);
    ofService.unshift(await startPaying(world, as, slot));
  }
  const [newest = ''] = ofService;
  world.provider.pay(newest);
  await callback(world, 'notify', newest);
  elsewhere = await startPaying(world, other, await newSlot(world, await newService(world)));
});
afterAll(() => world.close());

test('admins see all of them, the newest first', async () => {
  expect((await idsByPage(world, admin, '/transactions', 2)).flat()).toEqual([
    elsewhere,
    ...ofService,
  ]);
});

test('customers see their own', async () => {
  const path = '/transactions/user/my-transactions';
  expect(await idsByPage(world, customer, path, 2)).toEqual([
    [ofService[0], ofService[2]],
    [ofService[4]],
  ]);
  expect((await idsByPage(world, customer, `${path}?status=pending`, 100)).flat()).toEqual([
    ofService[2],
    ofService[4],
  ]);
});

test('those of one service', async () => {
  const path = `/transactions/service/${service._id}`;
  expect(await idsByPage(world, admin, path, 3)).toEqual([
    ofService.slice(0, 3),
    ofService.slice(3),
  ]);
  expect((await idsByPage(world, admin, `${path}?status=success`, 3)).flat()).toEqual([
    ofService[0],
  ]);
  expect((await idsByPage(world, admin, '/transactions/service/unknown', 3)).flat()).toEqual([]);
});

test('those of one status', async () => {
  expect((await idsByPage(world, admin, '/transactions?status=success', 100)).flat()).toEqual([
    ofService[0],
  ]);
});
