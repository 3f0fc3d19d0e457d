import { expect, test } from 'vitest';
import { minuteHeightFor, placeOfButton } from './time-scale';

const at = (time: string) => new Date(`2030-01-15T${time}:00Z`);
const job = (from: string, to: string) => ({ from: at(from), to: at(to) });

test('a day has two pixels a minute while a quarter of an hour is the shortest job', () => {
  expect(minuteHeightFor([job('09:00', '09:15'), job('10:00', '11:00')])).toBe(2);
  expect(minuteHeightFor([])).toBe(2);
});

test('a day of jobs of five minutes is so high that none covers the next', () => {
  const jobs = [job('09:00', '09:05'), job('09:05', '09:10'), job('09:10', '09:15')];
  const day = { ...job('09:00', '10:00'), minuteHeight: minuteHeightFor(jobs) };
  const places = jobs.map((each) => placeOfButton(each, day));
  const gaps = places.slice(1).map(({ top }, index) => top - (places[index]?.top ?? 0));
  for (const [index, gap] of gaps.entries()) {
    expect(gap).toBeGreaterThanOrEqual(places[index]?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(24);
  }
});

test('a job that was ended after a minute does not stretch the day further', () => {
  expect(minuteHeightFor([job('09:00', '09:01')])).toBe(minuteHeightFor([job('09:00', '09:05')]));
});
