import { readFileSync } from 'node:fs';
import { auditEntrySchema } from '@carwash/domain/audit/audit-entry';
import { bookingEventSchema, bookingSchema } from '@carwash/domain/bookings/booking';
import { collections } from '@carwash/domain/collections';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { reconcilerRunSchema } from '@carwash/domain/reconciler/reconciler-run';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { serviceSchema } from '@carwash/domain/services/service';
import { slotSchema } from '@carwash/domain/slots/slot';
import {
  monthStatisticsSchema,
  statisticsSchema,
  statsDeltaSchema,
} from '@carwash/domain/statistics/statistics';
import { userSchema } from '@carwash/domain/users/user';
import { describe, expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import { inRepository } from '../repository.ts';

/** What the documents of each collection are checked against; none where only the server knows it. */
const schemas: Record<keyof typeof collections, readonly Pick<AnyObjectSchema, 'fields'>[]> = {
  users: [userSchema],
  accountFollowUps: [],
  services: [serviceSchema],
  slots: [slotSchema],
  bookings: [bookingSchema],
  events: [bookingEventSchema],
  transactions: [transactionSchema],
  paymentQuestions: [],
  purchaseFences: [],
  reviews: [reviewSchema],
  stats: [statisticsSchema, monthStatisticsSchema],
  statsDeltas: [statsDeltaSchema],
  audit: [auditEntrySchema],
  images: [],
  idempotencyKeys: [],
  callCounts: [],
  maintenance: [reconcilerRunSchema],
};

/** The text below each second-level heading of docs/data-model.md. */
const sections = new Map(
  readFileSync(inRepository('docs/data-model.md'), 'utf8')
    .split(/^## /m)
    .map((section): [string, string] => [section.split('\n', 1)[0] ?? '', section]),
);

describe('docs/data-model.md tells of', () => {
  test.each(Object.entries(schemas))('%s', (name, schemasOf) => {
    const collection = collections[name as keyof typeof collections];
    const told = sections.get(collection) ?? '';
    expect(told).not.toBe('');
    const fields = schemasOf.flatMap((schema) => Object.keys(schema.fields));
    expect(fields.filter((field) => field !== '_id' && !told.includes(`\`${field}\``))).toEqual([]);
  });

  test('no collection that there is not', () => {
    const known: string[] = [...Object.values(collections), 'What holds everywhere'];
    expect([...sections.keys()].slice(1).filter((heading) => !known.includes(heading))).toEqual([]);
  });
});
