import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Account } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { newTransaction } from '../support/records/transactions.ts';
import type { Shown } from './screens.ts';

/** A customer with a booking to come and one that is over, and a payment that goes back to them. */
export async function newShown(customer: Account, slot: Slot, service: Service): Promise<Shown> {
  const [coming, past] = [
    await newSlot(service, { date: dayFromToday(6) }),
    await newSlot(service, { date: dayFromToday(-3) }),
  ];
  await newBooking(customer, past, { status: 'completed' });
  const booking = await newBooking(customer, coming);
  const refund = await newTransaction(
    { customer, service, slot: past },
    { status: 'refund_due', refundReason: 'slot_gone' },
  );
  return { service, slot, booking, refund };
}
