import type { Service } from '@carwash/domain/services/service';
import walkIns from '../data/walk-ins.json' with { type: 'json' };
import { vehicleOf } from './build-people.ts';
import type { SalePlan } from './plan-sales.ts';
import { seededRandom } from './seeded-random.ts';
import type { SlotDiary } from './slot-diary.ts';

/** Before the business kept books: whoever walks in needs no account. */
const ever = new Date(0);

/** Who walked in or rang up and paid in cash, as `data/walk-ins.json` has it. */
export function planDeskSales(services: readonly Service[], diary: SlotDiary): SalePlan[] {
  const random = seededRandom('desk');
  return walkIns.flatMap(({ name, phone, day, service: serviceId, vehicle }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    const slot = service && diary.take(service, day, random);
    if (!service || !slot) return [];
    return {
      customer: { uid: null, name, email: '', phone },
      knownSince: ever,
      paymentMethod: 'cash' as const,
      vehicle: vehicleOf(vehicle),
      service,
      slot,
      outcome: 'kept' as const,
    };
  });
}
