import { expect, test } from 'vitest';
import { endOfRecord, keptRecordOf, keptUntilOf, type VisitPhoto } from './visit-record.ts';

const now = new Date('2031-01-20T10:00:00Z');
const later = new Date('2031-01-20T10:00:01Z');
const latest = new Date('2031-02-01T00:00:00Z');

const photoUntil = (keptUntil: Date): VisitPhoto => ({
  _id: keptUntil.toISOString(),
  photoStage: 'arrival',
  takenAt: new Date('2031-01-01T00:00:00Z'),
  keptUntil,
});

const nothing = { photos: [], damageNote: '', noteKeptUntil: null };

test('without a record there is nothing', () => {
  expect(keptRecordOf(undefined, now)).toEqual(nothing);
});

test('photos are kept until their time, each of them', () => {
  const record = { ...nothing, photos: [photoUntil(now), photoUntil(later)] };
  expect(keptRecordOf(record, now)).toEqual({ ...nothing, photos: [photoUntil(later)] });
});

test.each([
  ['before its time', later, 'A scratch.'],
  ['from its time on', now, ''],
])('the damage note %s', (_when, noteKeptUntil, shown) => {
  const record = { ...nothing, damageNote: 'A scratch.', noteKeptUntil };
  expect(keptRecordOf(record, now).damageNote).toBe(shown);
});

test.each([
  ['an empty one', nothing, now],
  ['photos', { ...nothing, photos: [photoUntil(latest), photoUntil(later)] }, latest],
  ['a note', { ...nothing, damageNote: 'A scratch.', noteKeptUntil: later }, later],
  ['both', { photos: [photoUntil(later)], damageNote: 'A dent.', noteKeptUntil: latest }, latest],
])('a record with %s ends with its last part', (_what, record, end) => {
  expect(endOfRecord(record, now)).toEqual(end);
});

test('a photo is kept for so many days', () => {
  expect(keptUntilOf(now, 30)).toEqual(new Date('2031-02-19T10:00:00Z'));
});
