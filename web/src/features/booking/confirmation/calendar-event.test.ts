import { exampleBookingCode } from '@carwash/domain/bookings/booking-code';
import { expect, test } from 'vitest';
import { unsetSettings as business } from '~/lib/settings/settings';
import { calendarEvent, calendarFile, googleCalendarLink } from './calendar-event';

const booking = {
  _id: 'T-1-abcdefg-foamwash',
  code: exampleBookingCode,
  service: {
    _id: 'foamwash',
    name: 'Foam Wash, with wax',
    category: 'basicWash' as const,
    price: 12,
    duration: 45,
    location: 'business' as const,
  },
  slot: {
    _id: 'foamwash_2030-01-15_0900',
    date: '2030-01-15',
    startTime: '09:00',
    endTime: '09:45',
    startsAt: new Date('2030-01-15T03:00:00Z'),
    endsAt: new Date('2030-01-15T03:45:00Z'),
  },
  vehicle: {
    vehicleType: 'car' as const,
    vehicleBrand: 'Toyota',
    vehicleModel: 'Axio',
    manufacturingYear: 2018,
    registrationPlate: 'DHAKA METRO-GA 11-2233',
  },
  address: '',
};
const event = calendarEvent(booking, business, 'https://example.test/booking-success');

test('the file describes the booking, with times that hold in any time zone', async () => {
  const file = await (await calendarFile(event)).text();
  const lines = file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:T-1-abcdefg-foamwash',
      'DTSTART:20300115T030000Z',
      'DTEND:20300115T034500Z',
      expect.stringMatching(/^SUMMARY:Foam Wash\\, with wax at /),
      expect.stringMatching(/^DESCRIPTION:Booking code: K7P-4Q2/),
      expect.stringMatching(/^LOCATION:/),
    ]),
  );
});

test('the link to Google Calendar describes the same', () => {
  const { searchParams } = new URL(googleCalendarLink(event));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    text: event.title,
    dates: '20300115T030000Z/20300115T034500Z',
    details: expect.stringContaining(exampleBookingCode),
    location: event.location,
  });
});

test("the location is the customer's address if the service is done there", async () => {
  const atTheirs = { ...booking, service: { ...booking.service, location: 'customer' as const } };
  const theirs = calendarEvent(
    { ...atTheirs, address: '12 Lake Road, Dhaka' },
    business,
    'https://a.test',
  );
  const file = await (await calendarFile(theirs)).text();
  expect(file).toContain('LOCATION:12 Lake Road\\, Dhaka\r\n');
  expect(theirs.title).toBe(`Foam Wash, with wax by ${business.name}`);
  expect(new URL(googleCalendarLink(theirs)).searchParams.get('location')).toBe(
    '12 Lake Road, Dhaka',
  );
});
