import type { EndpointName } from '@carwash/domain/endpoints';
import { type BadBody, long } from './bad-body.ts';

interface BadQuery {
  endpoint: EndpointName;
  as: BadBody['as'];
  /** The parameters that the answer must name, and the query string. */
  faults: [string, string][];
}

const range = 'startDate=2030-01-01&endDate=2030-01-31';

/** Query strings with one fault each. */
export const badQueries: BadQuery[] = [
  {
    endpoint: 'listSlots',
    as: 'admin',
    faults: [
      ['date', 'date=2030-02-31'],
      ['date', 'date=2030-13-01'],
      ['date', 'date=15.06.2030'],
      ['date', `date=${encodeURIComponent('٢٠٣٠-٠٦-١٥')}`],
      ['date', 'date='],
      ['date', 'date=2030-06-15&date=2030-06-16'],
      ['serviceId', `serviceId=${long(65)}`],
      ['limit', 'limit=0'],
      ['limit', 'limit=-5'],
      ['limit', 'limit=101'],
      ['limit', 'limit=1.5'],
      ['limit', 'limit=NaN'],
      ['limit', 'limit=Infinity'],
      ['limit', 'limit=1e999'],
      ['limit', 'limit=ten'],
      ['limit', `limit=${encodeURIComponent('２０')}`],
      ['limit', 'limit='],
      ['limit', 'limit=10&limit=20'],
      ['cursor', `cursor=${long(201)}`],
      ['cursor', 'cursor=nothing'],
      ['cursor', 'cursor=..%2F..%2Fusers'],
      ['cursor', 'cursor=__all__'],
      ['cursor', 'cursor=%00'],
      ['page', 'page=2'],
      ['limit[]', 'limit[]=10'],
      ['date[$ne]', 'date[$ne]=1'],
      ['__proto__', '__proto__=1'],
      ['__proto__[admin]', '__proto__[admin]=1'],
      ['constructor', 'constructor=1'],
    ],
  },
  {
    endpoint: 'listAvailability',
    as: 'nobody',
    faults: [
      ['date', 'serviceId=foamwash'],
      ['serviceId', 'date=2030-06-15'],
      ['date', 'serviceId=foamwash&date=tomorrow'],
      ['serviceId', 'date=2030-06-15&serviceId=one&serviceId=two'],
    ],
  },
  {
    endpoint: 'listServices',
    as: 'nobody',
    faults: [
      ['page', 'page=0'],
      ['page', 'page=10001'],
      ['page', 'page=99999999999999999999'],
      ['search', `search=${long(101)}`],
      ['search', 'search=foam&search=wax'],
      ['category', 'category=foam'],
      ['sortBy', 'sortBy=__proto__'],
      ['cursor', 'cursor=nothing'],
    ],
  },
  {
    endpoint: 'listMyBookings',
    as: 'user',
    faults: [
      ['status', 'status=paid'],
      ['customer', 'customer=somebody-else'],
    ],
  },
  {
    endpoint: 'rescheduleBooking',
    as: 'user',
    faults: [
      ['bookingId', 'slotId=one'],
      ['slotId', 'bookingId=T-1-nobody-nothing'],
      ['slotId', `bookingId=T-1-nobody-nothing&slotId=${long(65)}`],
      ['slotId', 'bookingId=T-1-nobody-nothing&slotId=one&slotId=two'],
    ],
  },
  {
    endpoint: 'exportTransactions',
    as: 'admin',
    faults: [
      ['startDate', 'endDate=2030-01-31'],
      ['endDate', 'startDate=2030-01-01'],
      ['startDate', 'startDate=2029-02-29&endDate=2029-03-31'],
      ['endDate', 'startDate=2030-01-31&endDate=2030-01-01'],
      ['status', `${range}&status=paid`],
      ['search', `${range}&search=${long(101)}`],
      ['search', `${range}&search=one&search=two`],
      ['limit', `${range}&limit=10`],
    ],
  },
  {
    endpoint: 'listUsers',
    as: 'admin',
    faults: [
      ['search', `search=${long(101)}`],
      ['search', 'search=one&search=two'],
      ['role', 'role=admin'],
      ['cursor', 'search=mina&cursor=nothing'],
    ],
  },
  {
    endpoint: 'exportReceipts',
    as: 'admin',
    faults: [
      ['startDate', 'endDate=2030-01-31'],
      ['endDate', 'startDate=2030-01-31&endDate=2030-01-01'],
      ['endDate', 'startDate=2029-01-01&endDate=2030-01-02'],
    ],
  },
  {
    endpoint: 'listClosings',
    as: 'admin',
    faults: [
      ['limit', 'limit=101'],
      ['cursor', 'cursor=nothing'],
    ],
  },
  {
    endpoint: 'calculateByDate',
    as: 'admin',
    faults: [
      ['startDate', 'endDate=2030-01-31'],
      ['startDate', 'startDate=2029-02-29&endDate=2029-03-31'],
      ['endDate', 'startDate=2030-01-01&endDate=2030-04-31'],
      ['endDate', 'startDate=2030-01-31&endDate=2030-01-01'],
      ['endDate', 'startDate=2000-01-01&endDate=2030-01-01'],
      ['interval', `${range}&interval=hour`],
      ['interval', `${range}&interval=day&interval=week`],
      ['timeZone', `${range}&timeZone=Europe/Berlin`],
    ],
  },
];
