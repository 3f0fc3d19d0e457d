import { reviewSchema, untouched } from '@carwash/domain/reviews/review';
import { afterEach, expect, test, vi } from 'vitest';
import { parseDocument } from './parse-document';

const review = {
  rating: 4,
  text: 'Spotless',
  author: { key: 'a1', name: 'Rima' },
  serviceId: null,
  verifiedCustomer: false,
  createdAt: new Date('2030-01-02T12:00:00Z'),
  ...untouched,
};

afterEach(() => vi.restoreAllMocks());

test('takes the id from the path and leaves unknown fields out', () => {
  expect(parseDocument(reviewSchema, 'reviews/r1', { ...review, surplus: 1 })).toEqual({
    ...review,
    _id: 'r1',
  });
});

test('a document that does not match its schema is null and is reported once', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const broken = { ...review, rating: 9 };
  expect(parseDocument(reviewSchema, 'reviews/broken', broken)).toBeNull();
  expect(parseDocument(reviewSchema, 'reviews/broken', broken)).toBeNull();
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls[0]?.[0]).toContain('reviews/broken');
});
