import { expect, test } from 'vitest';
import { isTimeToOffer } from './is-time-to-offer.ts';

const messages = { isStopped: false, quietFrom: '21:00', quietUntil: '08:00' };
const hours = {
  hours: Array(7).fill({ periods: [{ opens: '10:00', closes: '02:00' }] }),
  exceptions: [],
};
const at = (day: number, time: string) => new Date(`2026-03-0${day}T${time}:00Z`);

test.each([
  ['by day, for tomorrow', at(1, '12:00'), '11:00', {}, true],
  ['in the evening, for tomorrow', at(1, '22:00'), '08:30', {}, false],
  ['in the evening, for the same night', at(1, '22:00'), '01:30', {}, true],
  ['after midnight, for the same night', at(2, '00:10'), '01:30', {}, true],
  ['after midnight, for a visit late enough', at(2, '00:10'), '11:00', {}, false],
  ['after midnight, for a visit soon after quiet hours', at(2, '00:10'), '10:00', {}, true],
  ['by day, while messages are stopped', at(1, '12:00'), '11:00', { isStopped: true }, false],
])('tells whether a place is offered %s', (_when, now, startTime, change, expected) => {
  const slot = { date: '2026-03-02', startsAt: at(2, startTime) };
  const view = { hours, timeZone: 'UTC' };
  expect(isTimeToOffer(slot, { ...messages, ...change }, now, view)).toBe(expected);
});
