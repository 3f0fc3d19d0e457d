import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { exampleBookingCode } from '../bookings/booking-code.ts';
import { defaultSettings as business } from '../settings/default-settings.ts';
import { businessClockTime, businessDay } from '../time/business-time.ts';
import { hourMs } from '../time/durations.ts';
import { exampleVehicle } from '../vehicles/vehicle.ts';
import { type CalendarBooking, customerEntry, staffEntry } from './calendar-entry.ts';
import { type CalendarMethod, writeCalendar } from './write-calendar.ts';

/** Returns the times of a slot of an hour in a zone. */
function slotAt(instant: string, timeZone = 'Asia/Dhaka') {
  const startsAt = new Date(instant);
  const endsAt = new Date(startsAt.getTime() + hourMs);
  return {
    _id: `foamwash_${instant}`,
    date: businessDay(startsAt, timeZone),
    startTime: businessClockTime(startsAt, timeZone),
    endTime: businessClockTime(endsAt, timeZone),
    startsAt,
    endsAt,
  };
}

const booking: CalendarBooking = {
  _id: 'T-1-abcdefg-foamwash',
  code: exampleBookingCode,
  customer: { uid: 'rahim', name: 'Rahim', email: 'rahim@example.com', phone: '+8801712345678' },
  service: {
    _id: 'foamwash',
    name: 'Foam Wash',
    category: 'basicWash',
    price: 12,
    duration: 60,
    location: 'business',
  },
  slot: slotAt('2030-01-15T03:00:00Z'),
  vehicle: { ...exampleVehicle, vehicleTypeName: 'Car' },
  lines: [
    { _id: 'suv', name: 'Foam Wash (SUV)', price: 15, minutes: 60 },
    { _id: 'mats', name: 'Mats', price: 4, minutes: 0 },
  ],
  address: '',
  status: 'pending',
  refundTerms: 'by_notice',
  amount: 19,
  cancellationHours: 24,
  sequence: 0,
};

const changedAt = new Date('2030-01-10T03:00:00Z');
const site = 'https://wash.example';

interface Told {
  method?: CalendarMethod;
  timeZone?: string;
  name?: string;
}

/** Returns the file for the customer's calendar. */
function fileOf(
  bookings: readonly CalendarBooking[],
  { method = 'PUBLISH', timeZone = 'Asia/Dhaka', name = business.name }: Told = {},
): string {
  const source = { business: { ...business, name }, site, timeZone };
  const entries = bookings.map((one) => customerEntry(one, changedAt, source));
  return writeCalendar(entries, { method, name, business: source.business });
}

const parse = (file: string) => ICAL.Component.fromString(file);

/** Returns the parsed events of a file, in which the file's own zones are known. */
const eventsIn = (file: string) =>
  parse(file)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

/** Returns the only event of a file. */
function eventIn(file: string): ICAL.Event {
  const [event, ...others] = eventsIn(file);
  expect(others).toEqual([]);
  if (!event) throw new Error('There is no event.');
  return event;
}

/** Returns the instants that an outside reader takes from the file. */
const timesIn = (event: ICAL.Event) => [event.startDate, event.endDate].map((at) => at.toJSDate());

test('an outside parser reads all that a customer needs', () => {
  const file = fileOf([booking]);
  const event = eventIn(file);
  expect(event.uid).toBe('T-1-abcdefg-foamwash@wash.example');
  expect(event.sequence).toBe(0);
  expect(event.summary).toBe('Foam Wash at Clearcoat');
  expect(event.location).toBe('Clearcoat, 12 Placeholder Road, Dhaka 1212');
  expect(event.description.split('\n')).toEqual([
    `Booking code: ${exampleBookingCode}`,
    'Vehicle: Car, Toyota Axio 2018, DHAKA METRO-GA 11-2233',
    'Includes: Foam Wash (SUV), Mats',
    'Free to cancel until Mon, 14 Jan 2030, 09:00 in Dhaka. After that, no refund.',
    `Phone: ${business.phone}`,
    'https://wash.example/dashboard/my-bookings/T-1-abcdefg-foamwash',
  ]);
  const { component } = event;
  expect(String(component.getFirstPropertyValue('status'))).toBe('CONFIRMED');
  expect(String(component.getFirstPropertyValue('url'))).toMatch(/my-bookings\/T-1-abcdefg/);
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2030-01-10T03:00:00Z');
  expect(String(component.getFirstPropertyValue('last-modified'))).toBe('2030-01-10T03:00:00Z');
  expect(file).not.toContain('METHOD');
  expect(file.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file.lastIndexOf('CALNAME')).toBeLessThan(file.indexOf('BEGIN:VEVENT'));
  const alarm = component.getFirstSubcomponent('valarm');
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
  expect(timesIn(event)).toEqual([booking.slot.startsAt, booking.slot.endsAt]);
});

test('an entry made when free cancelling is over says so', () => {
  const late = { ...booking, slot: slotAt('2030-01-10T20:00:00Z') };
  expect(eventIn(fileOf([late])).description).toContain(
    'Starts in under 24 hours, so no refund if you cancel.',
  );
});

test('the service alone is not repeated, and nothing is promised that no longer holds', () => {
  const alone = [{ _id: '', name: 'Foam Wash', price: 12, minutes: 60 }];
  for (const change of [{ amount: 0 }, { refundTerms: 'forfeited' }] as const) {
    const { description } = eventIn(fileOf([{ ...booking, lines: alone, ...change }]));
    expect(description).not.toMatch(/Includes|Free to cancel/);
  }
});

test('the location is the address of a customer to whom we come', () => {
  const service = { ...booking.service, location: 'customer' } as const;
  const event = eventIn(fileOf([{ ...booking, service, address: '12 Lake Road, Dhaka' }]));
  expect(event.location).toBe('12 Lake Road, Dhaka');
  expect(event.summary).toBe('Foam Wash by Clearcoat');
});

test.each([
  ['Asia/Dhaka', '2030-01-15T03:00:00Z'],
  ['Europe/Berlin, over the change', '2030-03-31T00:30:00Z'],
  ['Europe/Berlin, the repeated hour', '2030-10-27T00:30:00Z'],
  ['Europe/Berlin, the same an hour later', '2030-10-27T01:30:00Z'],
  ['America/New_York', '2030-11-03T15:00:00Z'],
  ['Australia/Lord_Howe', '2030-10-06T00:00:00Z'],
])('times are in UTC, without a zone that an app could misread: %s', (where, instant) => {
  const [timeZone = ''] = where.split(', ');
  const slot = slotAt(instant, timeZone);
  const file = fileOf([{ ...booking, slot }], { timeZone });
  expect(file).not.toMatch(/VTIMEZONE|TZID/);
  expect(file).toContain(`DTSTART:${instant.replace(/[-:]/g, '')}`);
  expect(timesIn(eventIn(file))).toEqual([slot.startsAt, slot.endsAt]);
});

test('only what an app may read again says how often', () => {
  const feed = fileOf([booking]);
  expect(feed).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect(feed).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n');
  expect(fileOf([booking], { method: 'REQUEST' })).not.toMatch(/REFRESH|TTL/);
});

test('lines are folded at 75 bytes, and text of all scripts and signs survives', () => {
  const name = 'ফোম ওয়াশ; "Wax", \\ 洗車 🚗\nBEGIN:VALARM';
  const lines = [{ _id: '', name: name.repeat(5), price: 1, minutes: 60 }, ...booking.lines];
  const service = { ...booking.service, name };
  const file = fileOf([{ ...booking, service, lines }], { name: 'Wash, wax; & more' });
  const bytes = file.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
  const event = eventIn(file);
  expect(event.summary).toBe(`${name} at Wash, wax; & more`);
  expect(event.description).toContain(name.repeat(5));
  expect(event.component.getAllSubcomponents('valarm')).toHaveLength(1);
  // The parser does not know the type of this property, so it leaves the escapes in.
  expect(file).toContain('\r\nX-WR-CALNAME:Wash\\, wax\\; & more\r\n');
});

describe('one entry for the life of a booking', () => {
  const moved = { ...booking, sequence: 1, slot: slotAt('2030-01-16T05:00:00Z') };
  const cancelled = { ...moved, sequence: 2, status: 'cancelled' as const };

  /** Reads files as a calendar does: of one uid the highest sequence counts; a withdrawn entry goes. */
  function calendarOf(files: readonly string[]): ICAL.Event[] {
    const known = new Map<string, { event: ICAL.Event; isWithdrawn: boolean }>();
    for (const file of files) {
      const isWithdrawn = String(parse(file).getFirstPropertyValue('method')) === 'CANCEL';
      for (const event of eventsIn(file)) {
        const earlier = known.get(event.uid);
        if (earlier && earlier.event.sequence >= event.sequence) continue;
        known.set(event.uid, { event, isWithdrawn });
      }
    }
    return [...known.values()].filter((entry) => !entry.isWithdrawn).map(({ event }) => event);
  }

  test('a move replaces the entry, in whatever order the files come', () => {
    const files = [
      fileOf([booking], { method: 'REQUEST' }),
      fileOf([moved], { method: 'REQUEST' }),
    ];
    for (const order of [files, files.toReversed()]) {
      const [event, ...others] = calendarOf(order);
      expect(others).toEqual([]);
      expect(event?.startDate.toJSDate()).toEqual(moved.slot.startsAt);
    }
  });

  test('a cancellation removes the entry, and an older file does not bring it back', () => {
    const withdrawal = fileOf([cancelled], { method: 'CANCEL' });
    const event = eventIn(withdrawal);
    expect(String(event.component.getFirstPropertyValue('status'))).toBe('CANCELLED');
    expect(event.component.getFirstSubcomponent('valarm')).toBeNull();
    expect(calendarOf([fileOf([booking]), withdrawal, fileOf([moved])])).toEqual([]);
  });

  test('a feed keeps it as cancelled', () => {
    const [event] = calendarOf([fileOf([booking]), fileOf([cancelled])]);
    expect(String(event?.component.getFirstPropertyValue('status'))).toBe('CANCELLED');
  });
});

test('only an invitation and its withdrawal name people', () => {
  expect(fileOf([booking])).not.toMatch(/ORGANIZER|ATTENDEE|rahim/i);
  for (const method of ['REQUEST', 'CANCEL'] as const) {
    const { attendees, organizer } = eventIn(fileOf([booking], { method }));
    expect(organizer).toBe(`mailto:${business.email}`);
    expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
      'mailto:rahim@example.com',
    ]);
  }
  const withoutMail = { ...booking, customer: { ...booking.customer, email: '' } };
  expect(eventIn(fileOf([withoutMail], { method: 'REQUEST' })).attendees).toEqual([]);
});

test('names of people have no quotes', () => {
  const customer = { ...booking.customer, name: 'Abdur "Rahim" ^Khan' };
  const file = fileOf([{ ...booking, customer }], { method: 'REQUEST', name: 'The "Shine"' });
  const { component } = eventIn(file);
  const names = ['attendee', 'organizer'].map((name) =>
    component.getFirstProperty(name)?.getParameter('cn'),
  );
  expect(names).toEqual(['Abdur Rahim Khan', 'The Shine']);
  expect(file).not.toContain('^');
});

test('an unchanged booking gives the same bytes, and no booking an empty calendar', () => {
  expect(fileOf([booking])).toBe(fileOf([booking]));
  expect(eventsIn(fileOf([]))).toEqual([]);
});

test('the entry of the staff names customer, service, plate and code, and no other way to reach them', () => {
  const source = { business, site, timeZone: 'Asia/Dhaka' };
  const entry = staffEntry(booking, changedAt, source);
  const file = writeCalendar([entry], { method: 'PUBLISH', name: 'Bay 1', business });
  const event = eventIn(file);
  expect(event.summary).toBe('Foam Wash: Rahim');
  expect(event.description).toMatch(/K7P-4Q2\n.*DHAKA METRO-GA 11-2233/);
  expect(event.component.getFirstSubcomponent('valarm')).toBeNull();
  expect(file).not.toMatch(/rahim@|8801712345678/);
});
