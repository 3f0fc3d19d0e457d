import type { Service } from '@carwash/domain/services/service';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { buildSlotsOfDay, isCovered, type SeedSlot } from '../build-slots.ts';
import type { SeedTime } from '../seed-time.ts';
import type { SeededRandom } from '../seeded-random.ts';

export interface SlotAllocator {
  /**
   * Takes one of a service's free slots on a day, counted from today; null when the day is full. On
   * future days the last slot always stays free, so that visitors can book one.
   */
  take(service: Service, day: number, random: SeededRandom): SeedSlot | null;
}

/** An allocator for all slots except canceled future ones. */
export function openSlotAllocator(upcoming: readonly SeedSlot[], time: SeedTime): SlotAllocator {
  const today = businessDay(time.now, time.timeZone);
  const canceled = new Set(
    upcoming.filter(({ isBooked }) => isBooked !== 'available').map(({ _id }) => _id),
  );
  const taken: SeedSlot[] = [];
  return {
    take(service, day, random) {
      const slots = buildSlotsOfDay(service, addDays(today, day), time);
      const free = slots.filter((slot) => !canceled.has(slot._id) && !isCovered(slot, taken));
      if (free.length <= (day > 0 ? 1 : 0)) return null;
      const slot = random.pick(free);
      taken.push(slot);
      return slot;
    },
  };
}
