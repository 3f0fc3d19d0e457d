import type { Service } from '@carwash/domain/services/service';
import { suitableVehicleTypes } from '@carwash/domain/services/suitable-vehicles';
import { jobsOf } from '@carwash/emulator-seed/build-days';
import { buildSeed } from '@carwash/emulator-seed/build-seed';
import { buildServices } from '@carwash/emulator-seed/build-services';
import { buildBusiness } from '@carwash/emulator-seed/business';
import { listDocumentPaths, place } from '@carwash/emulator-seed/documents';
import { writeDocuments } from '@carwash/emulator-seed/load/load-documents';
import { seedSizes } from '@carwash/emulator-seed/seed-size';
import { expect } from 'vitest';
import { migrateProject } from '../../../functions/migrate.ts';
import { projectId, timeZone } from '../../support/emulators/emulators.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { expectEachInItsBay } from '../support/bays/each-in-its-bay.ts';
import { bayForm, setBays } from '../support/calls/bays.ts';
import { initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer } from '../support/people/people.ts';
import { readRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

const withoutStarts = ({ startsEvery: _, ...service }: Service): Service => service;

/** The demo data as it was stored while each slot was sold once and said itself who had it. */
async function loadFormerBusiness() {
  const time = { now: harness.clock.now(), timeZone };
  const business = { ...buildBusiness(seedSizes.small.business, time), bays: null };
  const seed = buildSeed(business, time);
  const claims = new Map(jobsOf(seed.sales).map(({ claimId, job }) => [job.slotId, claimId]));
  const slots = seed.slots.map((slot) => ({
    ...slot,
    isBooked: claims.has(slot._id) ? 'booked' : slot.isBooked,
    heldUntil: null,
    claimId: claims.get(slot._id) ?? null,
  }));
  await writeDocuments(harness.firestore, [
    ...listDocumentPaths({ ...seed, slots: [] }),
    ...place('slots', slots),
    ...place('services', buildServices(time.now).map(withoutStarts)),
  ]);
  return { slots, claims };
}

test('a business of the time before bays: every booking gets its job, and then its bay', async () => {
  harness.excuse({
    unpaid: 'demo data was never paid at the provider',
    counters: 'demo data is written without its counters',
    bays: 'bookings for which there is no bay stand where they were',
  });
  await harness.wipe();
  const { slots, claims } = await loadFormerBusiness();
  const admin = await newAdmin(harness);
  expect(claims.size).toBeGreaterThan(150);

  expect((await migrateProject(projectId, timeZone)).slots).toBe(slots.length);
  const { days, bookings } = await readRecords(harness);
  const jobs = days.flatMap((day) => Object.entries(day.jobs));
  expect(jobs.map(([claimId, { slotId }]) => `${slotId} ${claimId}`).sort()).toEqual(
    [...claims].map(([slotId, claimId]) => `${slotId} ${claimId}`).sort(),
  );
  expect(bookings.filter(({ status }) => status !== 'cancelled')).toHaveLength(jobs.length);
  const starts = days.flatMap((day) =>
    [day.starts, day.closed].flatMap((times) => Object.values(times).flatMap(Object.keys)),
  );
  expect(starts).toHaveLength(slots.length);
  expect(await migrateProject(projectId, timeZone)).toEqual({ slots: 0, openings: [] });

  // What is open is sold, and what is booked is not.
  // Only services at the business for cars: the customer of this test gives no address, and drives a car.
  const forCars = new Set(
    buildServices(harness.clock.now())
      .filter(
        (service) =>
          service.location !== 'customer' && suitableVehicleTypes(service).includes('car'),
      )
      .map(({ _id }) => _id),
  );
  const ahead = slots.filter(
    ({ startsAt, serviceId }) => startsAt > harness.clock.now() && forCars.has(serviceId),
  );
  const customer = await newCustomer(harness);
  for (const [isBooked, status] of [
    ['available', 200],
    ['booked', 409],
  ] as const) {
    const slot = ahead.find((each) => each.isBooked === isBooked);
    if (!slot) throw new Error(`No slot is ${isBooked}`);
    const answer = await initiate(harness, customer, await slotNow(harness, slot));
    expect(answer.status).toBe(status);
  }

  // Three bays and a van, and everybody has a place in them.
  const { data, status } = await setBays(harness, admin, [
    bayForm('Bay 1', { cleanUp: 10 }),
    bayForm('Bay 2', { cleanUp: 10 }),
    bayForm('Bay 3', { cleanUp: 10 }),
    bayForm('Van', { kind: 'van', services: ['doorstep'], cleanUp: 30 }),
  ]);
  expect(status).toBe(200);
  const placed = await expectEachInItsBay(harness, admin);
  expect(placed.listed).toBe(data.displaced.length);
  expect(placed.settled).toBeGreaterThan(10);
});
