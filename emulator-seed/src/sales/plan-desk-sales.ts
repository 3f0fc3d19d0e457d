import { deskMethods } from '@carwash/domain/payments/transaction';
import { visitFor } from '@carwash/domain/payments/visit';
import type { Service } from '@carwash/domain/services/service';
import walkIns from '../../data/walk-ins.json' with { type: 'json' };
import { storedPhone, vehicleOf } from '../build-people.ts';
import { seededRandom } from '../seeded-random.ts';
import type { PlaceAllocator } from './place-allocator.ts';
import type { SalePlan } from './plan-sales.ts';

/** Earliest date, because walk-in customers have no sign-up date. */
const ever = new Date(0);

/** Plans the sales to the walk-in and phone customers of `data/walk-ins.json`, as they pay at the desk. */
export function planDeskSales(services: readonly Service[], places: PlaceAllocator): SalePlan[] {
  const random = seededRandom('desk');
  return walkIns.flatMap(({ name, phone, day, service: serviceId, vehicle, address, ...sold }) => {
    const service = services.find(({ _id }) => _id === serviceId);
    const place = service && places.take(service._id, day, random);
    if (!service || !place) return [];
    return {
      customer: { uid: null, name, email: '', phone: phone && storedPhone(phone) },
      knownSince: ever,
      paymentMethod: deskMethods.find((method) => method === sold.paymentMethod) ?? 'cash',
      vehicle: vehicleOf(vehicle),
      visit: visitFor(service, { address }),
      service,
      place,
      outcome: 'kept' as const,
    };
  });
}
