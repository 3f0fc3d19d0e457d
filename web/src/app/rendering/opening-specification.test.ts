import { expect, test } from 'vitest';
import { openingSpecification } from './opening-specification';

const nineToNoon = { opens: '09:00', closes: '12:00' };
const afternoon = { opens: '13:00', closes: '18:00' };
const allDay = { opens: '00:00', closes: '00:00' };
const closed = { periods: [] };
const week = [
  closed,
  ...Array(5).fill({ periods: [nineToNoon, afternoon] }),
  { periods: [allDay] },
];

test('days with the same times share one entry, closed days have none', () => {
  expect(openingSpecification({ hours: week, exceptions: [] }, '2026-11-23')).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...nineToNoon },
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], ...afternoon },
    { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
  ]);
});

test('exceptions are included until they are over', () => {
  const exceptions = [
    { from: '2026-11-20', to: '2026-11-22', periods: [], note: 'Over' },
    { from: '2026-11-22', to: '2026-11-23', periods: [], note: 'Ends today' },
    { from: '2026-12-24', to: '2026-12-24', periods: [nineToNoon], note: '' },
  ];
  const hours = Array(7).fill(closed);
  expect(openingSpecification({ hours, exceptions }, '2026-11-23')).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-11-22',
      validThrough: '2026-11-23',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      ...nineToNoon,
    },
  ]);
});
