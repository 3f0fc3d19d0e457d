import { emptyDay, withJobs } from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import { chooseBay, freeBays } from '@carwash/domain/days/free-bays';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { buildSlotsOfDay, type SeedSlot } from '../build-slots.ts';
import type { Business } from '../business.ts';
import type { SeedTime } from '../seed-time.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A start, and the bay in which it was sold. */
export interface Place {
  slot: SeedSlot;
  bay: string;
}

/** A day of the business with the places that have been taken. */
interface OpenDay {
  day: Day;
  /** Slots that are not closed. */
  slots: readonly SeedSlot[];
  isAhead: boolean;
}

/** Tells whether a slot can be sold once more. */
const hasRoom = ({ serviceId, startsAt, endsAt }: SeedSlot, day: Day): boolean =>
  freeBays({ serviceId, from: startsAt, to: endsAt }, [day]).length > 0;

/** Tells whether each of the services could still be booked on the day. */
const keepsRoom = ({ day, slots }: OpenDay): boolean =>
  [...Map.groupBy(slots, ({ serviceId }) => serviceId).values()].every((ofService) =>
    ofService.some((slot) => hasRoom(slot, day)),
  );

/**
 * Gives sales a start and a bay, as the server would: no two jobs of a bay share a minute, clean-up included.
 * On future days every service keeps a start that visitors can book.
 */
export class PlaceAllocator {
  readonly #closed: ReadonlySet<string>;
  readonly #days = new Map<string, OpenDay>();
  readonly #business: Business;
  readonly #time: SeedTime;

  constructor(upcoming: readonly SeedSlot[], business: Business, time: SeedTime) {
    const closed = upcoming.filter(({ isClosed }) => isClosed);
    this.#closed = new Set(closed.map(({ _id }) => _id));
    this.#business = business;
    this.#time = time;
  }

  #open(daysFromToday: number): OpenDay {
    const { now, timeZone } = this.#time;
    const date = addDays(businessDay(now, timeZone), daysFromToday);
    const known = this.#days.get(date);
    if (known) return known;
    const opened = {
      day: emptyDay(date, this.#business.bays, now),
      slots: buildSlotsOfDay(date, this.#business, this.#time).filter(
        ({ _id }) => !this.#closed.has(_id),
      ),
      isAhead: daysFromToday > 0,
    };
    this.#days.set(date, opened);
    return opened;
  }

  /** Returns the slots of a day, counted from today, that are not closed. */
  slotsOn(daysFromToday: number): readonly SeedSlot[] {
    return this.#open(daysFromToday).slots;
  }

  /** Takes a bay for a slot of a day, counted from today; null when no bay is free. */
  takeSlot(slot: SeedSlot, daysFromToday: number): Place | null {
    const open = this.#open(daysFromToday);
    const { _id: slotId, serviceId, startsAt: from, endsAt: to } = slot;
    const free = freeBays({ serviceId, from, to }, [open.day]);
    const chosen = chooseBay(free, open.day.bays, this.#time.now);
    if (!chosen) return null;
    const job = { bay: chosen.bay, slotId, from, to, heldUntil: null };
    const claimId = `${Object.keys(open.day.jobs).length}`;
    const taken = { ...open, day: withJobs(open.day, [{ claimId, job }]) };
    if (open.isAhead && !keepsRoom(taken)) return null;
    this.#days.set(open.day._id, taken);
    return { slot, bay: chosen.bay };
  }

  /** Takes one of a service's slots on a day, counted from today; null when no slot has a free bay. */
  take(serviceId: string, daysFromToday: number, random: SeededRandom): Place | null {
    const slots = this.slotsOn(daysFromToday).filter((slot) => slot.serviceId === serviceId);
    for (const slot of random.shuffled(slots)) {
      const place = this.takeSlot(slot, daysFromToday);
      if (place) return place;
    }
    return null;
  }
}
