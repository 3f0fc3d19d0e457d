import type { Booking, BookingEvent, BookingEventKind, EditedPart } from '../bookings/booking.ts';
import { visitStageLabels } from '../bookings/visit-stage.ts';
import { formatDay } from '../time/calendar-days.ts';
import { paymentOf, type Sale, type SaleWithTimeline } from './sale.ts';

/** What the caller of a command saw. */
export interface SeenSale {
  /** undefined: the caller did not say. */
  version: number | undefined;
  /** The payment whose version was seen; left out: that of the booking was. */
  paymentId?: string | undefined;
  /** The events on which the command depends; left out: on every change. */
  kinds?: readonly BookingEventKind[] | undefined;
}

/** Returns the booking or the payment whose version was seen. */
const seenOf = (sale: Sale, { paymentId }: Pick<SeenSale, 'paymentId'>) =>
  paymentId === undefined ? sale.booking : paymentOf(sale, paymentId);

/** Tells whether a sale is as it was seen, or the caller did not say. */
export function isAsSeen(sale: Sale, seen: SeenSale): boolean {
  const current = seenOf(sale, seen);
  return !current || seen.version === undefined || current.version === seen.version;
}

/**
 * Returns the events by which a sale has changed since it was seen, the oldest first; null if it is as it was seen. Some
 * changes have no event.
 */
export function changedSince(sale: SaleWithTimeline, seen: SeenSale): BookingEvent[] | null {
  const { version, paymentId, kinds } = seen;
  const { timeline } = sale;
  const current = seenOf(sale, seen);
  if (!current || version === undefined || current.version === version) return null;
  const isAbout = (event: BookingEvent) =>
    paymentId === undefined ? event.version > version : event.version === current.version;
  const events = timeline.filter(isAbout);
  if (!kinds) return events;
  const decisive = events.filter(({ kind }) => kinds.includes(kind));
  return decisive.length > 0 ? decisive : null;
}

type TimelineChange = Pick<BookingEvent, 'kind' | 'by' | 'slots' | 'changed' | 'version'>;

const deeds: Record<Exclude<BookingEventKind, 'rescheduled' | 'edited'>, string> = {
  booked: 'booked it',
  cancelled: 'cancelled it',
  completed: 'marked it as completed',
  no_show: 'marked it as a no-show',
  expected: `said '${visitStageLabels.expected}'`,
  arrived: `said '${visitStageLabels.arrived}'`,
  washing: `said '${visitStageLabels.washing}'`,
  ready: `said '${visitStageLabels.ready}'`,
  collected: `said '${visitStageLabels.collected}'`,
  paid: 'noted that it is paid',
  owed: 'added something to pay',
  part_paid: 'noted that a part of it is paid',
  discounted: 'gave a discount',
  written_off: 'wrote off what was to be paid',
  refund_granted: 'granted a refund',
  refunded: 'refunded it',
  part_refunded: 'refunded a part',
  refund_reopened: 'reopened a refund',
  payment_corrected: 'corrected how it was paid',
  sale_undone: 'undid the sale',
};

const parts: Record<EditedPart, string> = {
  customer: 'who the customer is',
  vehicle: 'the vehicle',
  service: 'the service',
  add_ons: 'the extras',
  length: 'how long it takes',
};

const newTime = ({ from, to }: Record<'from' | 'to', Booking['slot']>): string =>
  from.date === to.date ? to.startTime : `${formatDay(to.date)} at ${to.startTime}`;

const list = new Intl.ListFormat('en');

function deedOf({ kind, slots, changed = [] }: TimelineChange): string {
  if (kind === 'rescheduled') return slots ? `moved it to ${newTime(slots)}` : 'moved it';
  if (kind === 'edited') return `changed ${list.format(changed.map((part) => parts[part]))}`;
  return deeds[kind];
}

interface ChangeReader {
  uid: string;
  isStaff: boolean;
  /** Names of the staff by uid. */
  names: ReadonlyMap<string, string>;
}

function nameOf({ uid, role }: TimelineChange['by'], reader: ChangeReader): string {
  if (uid === reader.uid) return 'You';
  if (!reader.isStaff) return 'The car wash';
  return role === 'user' ? 'The customer' : (reader.names.get(uid ?? '') ?? 'A colleague');
}

const sentenceOf = (event: TimelineChange, reader: ChangeReader): string =>
  event.by.role === 'system'
    ? 'It was completed meanwhile.'
    : `${nameOf(event.by, reader)} ${deedOf(event)}.`;

/** Says what has changed: of the last two changes the first event each, because the money follows from it. */
export function describeChanges(events: readonly TimelineChange[], reader: ChangeReader): string {
  const main = events.filter(({ version }, index) => version !== events[index - 1]?.version);
  const sentences = main.slice(-2).map((event) => sentenceOf(event, reader));
  const said = sentences.length > 0 ? sentences.join(' ') : 'This booking has just changed.';
  return `${said} Please look again.`;
}
