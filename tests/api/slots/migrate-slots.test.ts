import { migrateSlots } from '@carwash/functions/slots/migrate-slots';
import { rebuildOpenings } from '@carwash/functions/slots/rebuild-openings';
import { expect } from 'vitest';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { slotNow, slotsOf } from '../../support/reads/slots.ts';
import { book } from '../support/calls/bookings.ts';
import { initiate } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { newCustomer } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

test('slots that said themselves who had them become offers, and their claims jobs of the days', async () => {
  const { db } = harness.context;
  const customer = await newCustomer(harness);
  const service = await newService(harness, { duration: 60 });
  const later = new Date(harness.clock.now().getTime() + 600_000);
  const at = (date: string, startTime: string, endTime: string) => ({ date, startTime, endTime });
  const slots = await newSlotsAt(harness, service, [
    at(dayAhead(harness, 2), '09:00', '10:00'),
    { ...at(dayAhead(harness, 2), '10:00', '11:00'), heldUntil: later, claimId: 'a-hold' },
    { ...at(dayAhead(harness, 2), '11:00', '12:00'), isBooked: 'canceled' as const },
    at(dayAhead(harness, 3), '09:00', '10:00'),
  ]);
  const [open, , , sold] = slots;
  if (!open || !sold) throw new Error('No slots were made');
  await book(harness, customer, sold);
  const { claimId } = await slotNow(harness, sold);
  const after = await slotsOf(harness, service);

  // As they were stored before there were days.
  const former = [
    { isBooked: 'available', heldUntil: null, claimId: null },
    { isBooked: 'available', heldUntil: later, claimId: 'a-hold' },
    { isBooked: 'canceled', heldUntil: null, claimId: null },
    { isBooked: 'booked', heldUntil: null, claimId },
  ];
  const { firestore } = harness;
  for (const [index, { _id }] of slots.entries()) {
    await firestore
      .collection('slots')
      .doc(_id)
      .update(former[index] ?? {});
  }
  for (const day of (await db.occupancy.get()).docs) await day.ref.delete();
  await db.openings.doc(service._id).delete();
  expect((await initiate(harness, customer, open)).status).toBe(404);

  expect(await migrateSlots(firestore, harness.context)).toBe(4);
  expect(await rebuildOpenings(harness.context)).toEqual([service._id]);
  expect(await slotsOf(harness, service)).toEqual(after);
  await expectConsistentRecords(harness);
  expect(await migrateSlots(firestore, harness.context)).toBe(0);
  expect((await initiate(harness, customer, open)).status).toBe(200);
});
