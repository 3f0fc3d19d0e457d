import type { Service } from '@carwash/domain/services/service';
import { reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { rebuildStatistics } from '@carwash/functions/statistics/rebuild-statistics';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { ratingOf, reviewOf } from '../../support/reads/reviews.ts';
import {
  answerReview,
  changeReview,
  deleteReview,
  hideReview,
  listAllReviews,
  readReview,
  removeAnswer,
  reviewBusiness,
  reviewService,
  showReview,
} from '../support/calls/reviews.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectRatingsToMatchReviews } from '../support/records/ratings.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let other: Person;
let admin: Person;
let service: Service;
/** Id of the customer's review of the service: one star. */
let id: string;
test.beforeAll(async ({ harness }) => {
  [customer, other, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
beforeEach(async () => {
  service = await newService(harness);
  ({ _id: id } = (await reviewService(harness, customer, service, { rating: 1 })).data);
});
afterEach(async () => {
  await expectConsistentRecords(harness);
  await expectRatingsToMatchReviews(harness);
});

const listed = async (path: string, as?: Person): Promise<string[]> =>
  (await call(harness, 'GET', `${path}?limit=100`, { as })).data.map(
    ({ _id }: { _id: string }) => _id,
  );
const hiddenCount = async () =>
  (await harness.context.db.services.doc(service._id).get()).data()?.hiddenReviewCount;
const hiddenOverall = async () => {
  const statistics = await harness.context.db.stats.doc(reviewStatsId).get();
  return statistics.get('ratings.hidden') ?? 0;
};
const partOf = async (part?: string): Promise<string[]> =>
  (await listAllReviews(harness, admin, part)).data.map(({ _id }: { _id: string }) => _id);
const actionsOn = async (subject: string) =>
  (await auditOf(harness, subject)).map(({ action }) => action).sort();

describe('hiding a review', () => {
  test('takes it out of lists and ratings, counts it as hidden, and showing it undoes that exactly', async () => {
    await reviewService(harness, other, service, { rating: 5 });
    const before = await reviewOf(harness, id);
    const rating = await ratingOf(harness, service);
    const overall = await hiddenOverall();
    const answer = await hideReview(harness, admin, id, 'It names people.');
    expect(answer.data).toMatchObject({ hiddenReason: 'It names people.' });
    expect(await ratingOf(harness, service)).toMatchObject({ rating: 5, ratingCount: 1 });
    expect([await hiddenCount(), await hiddenOverall()]).toEqual([1, overall + 1]);
    for (const path of [`/service-reviews/${service._id}`, '/service-reviews']) {
      expect(await listed(path)).not.toContain(id);
    }
    expect(await listed('/reviews/my-reviews', customer)).toContain(id);
    expect(await partOf('hidden')).toContain(id);
    await showReview(harness, admin, id);
    expect(await reviewOf(harness, id)).toEqual(before);
    expect(await ratingOf(harness, service)).toEqual(rating);
    expect([await hiddenCount(), await hiddenOverall()]).toEqual([0, overall]);
    expect(await listed(`/service-reviews/${service._id}`)).toContain(id);
    expect(await partOf('hidden')).not.toContain(id);
    expect(await actionsOn(id)).toEqual(['review hidden', 'review shown again']);
  });

  test('works for a review of the business, which a rebuild counts in the same way', async () => {
    const { data } = await reviewBusiness(harness, customer);
    const overall = await hiddenOverall();
    await hideReview(harness, admin, data._id);
    expect(await hiddenOverall()).toBe(overall + 1);
    expect(await listed('/reviews')).not.toContain(data._id);
    await rebuildStatistics(harness.context);
    expect(await hiddenOverall()).toBe(overall + 1);
    await deleteReview(harness, admin, data._id);
    expect(await hiddenOverall()).toBe(overall);
  });

  test('twice at the same moment counts it once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => hideReview(harness, admin, id, 'It names people.')),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await hiddenCount()).toBe(1);
    expect(await actionsOn(id)).toEqual(['review hidden']);
    await Promise.all(Array.from({ length: 8 }, () => showReview(harness, admin, id)));
    expect(await hiddenCount()).toBe(0);
    expect(await actionsOn(id)).toEqual(['review hidden', 'review shown again']);
  });

  test('while its author changes it keeps both changes', async () => {
    const answers = await Promise.all([
      hideReview(harness, admin, id),
      changeReview(harness, customer, id, { rating: 4, review: 'Better.' }),
      answerReview(harness, admin, id, 'We are sorry.'),
      reviewService(harness, other, service, { rating: 5 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await reviewOf(harness, id)).toMatchObject({
      rating: 4,
      text: 'Better.',
      hiddenReason: 'It names a member of the staff.',
      answer: { text: 'We are sorry.' },
    });
    expect(await ratingOf(harness, service)).toMatchObject({ rating: 5, ratingCount: 1 });
  });

  test('leaves it hidden when its author writes it anew, and they cannot delete it', async () => {
    await hideReview(harness, admin, id);
    await reviewService(harness, customer, service, { rating: 3 });
    expect(await reviewOf(harness, id)).toMatchObject({ rating: 3, hiddenAt: expect.any(Date) });
    expect((await ratingOf(harness, service)).ratingCount).toBe(0);
    const { status, code } = await deleteReview(harness, customer, id);
    expect([status, code, await hiddenCount()]).toEqual([409, 'conflict', 1]);
    await deleteReview(harness, admin, id);
    expect(await hiddenCount()).toBe(0);
  });

  test('while its author deletes it does one of both', async () => {
    const [hidden, deleted] = await Promise.all([
      hideReview(harness, admin, id),
      deleteReview(harness, customer, id),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([hidden.status, deleted.status]);
    expect(await hiddenCount()).toBe(hidden.status === 200 ? 1 : 0);
  });

  test('is undone by the deletion of the service', async () => {
    const overall = await hiddenOverall();
    await hideReview(harness, admin, id);
    await call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
    expect(await reviewOf(harness, id)).toBeUndefined();
    expect(await hiddenOverall()).toBe(overall);
    expect(await partOf('unread')).not.toContain(id);
  });

  test('again with another reason changes the reason alone', async () => {
    const first = await hideReview(harness, admin, id, 'It names people.');
    harness.clock.advanceMinutes(1);
    const second = await hideReview(harness, admin, id, 'It insults people.');
    expect(second.data).toEqual({ ...first.data, hiddenReason: 'It insults people.' });
    expect(await hiddenCount()).toBe(1);
  });
});

describe('an answer', () => {
  test('is public, can be changed and removed, and stays when the author changes the review', async () => {
    await answerReview(harness, admin, id, 'We are sorry.');
    const publicly = async () =>
      (await call(harness, 'GET', `/service-reviews/${service._id}`)).data[0];
    expect(await publicly()).toMatchObject({ answer: { text: 'We are sorry.' }, changedAt: null });
    harness.clock.advanceMinutes(5);
    await changeReview(harness, customer, id, { rating: 2 });
    const changed = await reviewOf(harness, id);
    expect(changed?.answer?.text).toBe('We are sorry.');
    expect(Number(changed?.changedAt)).toBeGreaterThan(Number(changed?.answer?.answeredAt));
    await answerReview(harness, admin, id, 'Thank you!', 'We are sorry.');
    expect((await publicly()).answer.text).toBe('Thank you!');
    const { answeredAt } = (await publicly()).answer;
    await removeAnswer(harness, admin, id, answeredAt);
    await removeAnswer(harness, admin, id, answeredAt);
    expect((await publicly()).answer).toBeNull();
    expect(await actionsOn(id)).toEqual(['answer removed', 'review answered', 'review answered']);
  });

  test('that somebody else has given or changed meanwhile is neither replaced nor removed unseen', async () => {
    await answerReview(harness, admin, id, 'We are sorry.');
    const refused = [
      await answerReview(harness, admin, id, 'Thank you!'),
      await answerReview(harness, admin, id, 'Thank you!', 'Come again!'),
      await removeAnswer(harness, admin, id, '2026-01-01T00:00:00.000Z'),
    ];
    expect(refused.map(({ status, message }) => [status, message])).toEqual(
      refused.map(() => [
        409,
        'Somebody else has changed the answer meanwhile. Copy what you wrote, and look again.',
      ]),
    );
    // The answer of a repeated call is the one that is wanted.
    expect((await answerReview(harness, admin, id, 'We are sorry.')).status).toBe(200);
    expect((await reviewOf(harness, id))?.answer?.text).toBe('We are sorry.');
    expect(await actionsOn(id)).toEqual(['review answered']);
  });

  test.each([answerReview, removeAnswer, hideReview, showReview, readReview])(
    'or another decision about an unknown review is not found',
    async (act) => {
      expect((await act(harness, admin, 'foamwash_nobody')).code).toBe('not_found');
    },
  );
});

describe('a review that its author has changed since it was seen', () => {
  const decide = (act: string, seenWrittenAt: string) => {
    const [method, json] = calls[act] ?? [];
    const path = `/service-reviews/${id}/${act}?seenWrittenAt=${seenWrittenAt}`;
    return call(harness, method ?? '', path, { as: admin, json });
  };
  const calls: Record<string, [method: string, json?: object]> = {
    answer: ['PATCH', { text: 'Thank you!' }],
    hide: ['POST', { hiddenReason: 'It names people.' }],
    show: ['POST'],
    read: ['POST'],
  };

  test.each(Object.keys(calls))('is not decided about, and stays unread: %s', async (act) => {
    if (act === 'show') await hideReview(harness, admin, id);
    const { createdAt: seen } = (await reviewOf(harness, id)) ?? {};
    harness.clock.advanceMinutes(1);
    await changeReview(harness, customer, id, { rating: 2 });
    const before = await reviewOf(harness, id);
    const { status, message } = await decide(act, seen?.toISOString() ?? '');
    expect([status, message]).toEqual([
      409,
      'The author has changed the review meanwhile. Please read it again first.',
    ]);
    expect(await reviewOf(harness, id)).toEqual(before);
    expect(await partOf('unread')).toContain(id);
    expect((await decide(act, before?.changedAt?.toISOString() ?? '')).status).toBe(200);
    expect(await partOf('unread')).not.toContain(id);
  });
});

describe('a review is unread', () => {
  const unreadCount = async () =>
    (await call(harness, 'GET', '/reviews/counts', { as: admin })).data.unread;

  test('until an admin marks it, and again when its author has changed it', async () => {
    const count = await unreadCount();
    const isUnread = async () =>
      (await listAllReviews(harness, admin)).data.find(({ _id }: { _id: string }) => _id === id)
        .isUnread;
    expect([await isUnread(), (await partOf('unread')).includes(id)]).toEqual([true, true]);
    await readReview(harness, admin, id);
    await readReview(harness, admin, id);
    expect([await isUnread(), (await partOf('unread')).includes(id)]).toEqual([false, false]);
    expect(await unreadCount()).toBe(count - 1);
    await changeReview(harness, customer, id, {});
    expect(await isUnread()).toBe(false);
    await changeReview(harness, customer, id, { rating: 2 });
    expect(await isUnread()).toBe(true);
    await deleteReview(harness, customer, id);
    expect(await unreadCount()).toBe(count - 1);
  });

  test.each([answerReview, hideReview])('until an admin has decided about it', async (act) => {
    await act(harness, admin, id);
    expect(await partOf('unread')).not.toContain(id);
  });
});

test('all reviews are listed page by page, the newest first', async () => {
  harness.clock.advanceMinutes(1);
  const { data } = await reviewService(harness, other, service);
  const page = (cursor: string) =>
    call(harness, 'GET', `/reviews/all?limit=1${cursor}`, { as: admin });
  const first = await page('');
  expect(first.data.map(({ _id }: { _id: string }) => _id)).toEqual([data._id]);
  const second = await page(`&cursor=${first.meta?.nextCursor}`);
  expect(second.data.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
});
