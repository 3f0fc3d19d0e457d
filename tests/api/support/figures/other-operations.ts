import { roles } from '@carwash/domain/roles/role';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { password } from '../../../support/accounts/accounts.ts';
import { call } from '../../../support/calls/call.ts';
import {
  changeReview,
  deleteReview,
  hideReview,
  reviewBusiness,
  reviewService,
  showReview,
} from '../calls/reviews.ts';
import { asAdmin, type DailyLife, isDone, newOffer, soldService } from './daily-life.ts';

const rating = ({ random }: DailyLife) => ({ rating: random.between(1, 5) });

/** Remembers a review, once. */
function remember(life: DailyLife, review: DailyLife['reviews'][number]): true {
  life.reviews = [...life.reviews.filter(({ id }) => id !== review.id), review];
  return true;
}

/** Operations besides the sales. Each returns whether it succeeded. */
export const otherOperations = {
  async review(life: DailyLife) {
    const as = life.random.pick(life.customers);
    const answer = await reviewService(life.harness, as, soldService(life), rating(life));
    return isDone(answer) && remember(life, { id: answer.data._id, as });
  },
  async reviewBusiness(life: DailyLife) {
    const as = life.random.pick(life.customers);
    const answer = await reviewBusiness(life.harness, as, rating(life));
    return isDone(answer) && remember(life, { id: answer.data._id, as });
  },
  async editReview(life: DailyLife) {
    if (life.reviews.length === 0) return false;
    const { id, as } = life.random.pick(life.reviews);
    return isDone(await changeReview(life.harness, as, id, rating(life)));
  },
  async deleteReview(life: DailyLife) {
    if (life.reviews.length === 0) return false;
    const { id, as } = life.random.pick(life.reviews);
    const by = life.random.chance(50) ? as : life.admin;
    const isDeleted = isDone(await deleteReview(life.harness, by, id));
    if (isDeleted) life.reviews = life.reviews.filter((review) => review.id !== id);
    return isDeleted;
  },
  async hideReview(life: DailyLife) {
    if (life.reviews.length === 0) return false;
    const { id } = life.random.pick(life.reviews);
    return isDone(await hideReview(life.harness, life.admin, id));
  },
  async showReview(life: DailyLife) {
    if (life.reviews.length === 0) return false;
    const { id } = life.random.pick(life.reviews);
    return isDone(await showReview(life.harness, life.admin, id));
  },
  /** Earlier sales keep their price and their category. */
  async changeService(life: DailyLife) {
    const { _id } = soldService(life);
    const json = {
      price: life.random.between(1, 9999) / 100,
      category: life.random.pick(['convenience', 'additional'] as const),
    };
    return isDone(await asAdmin(life, 'PATCH', `/services/${_id}`, json));
  },
  async replaceService(life: DailyLife) {
    const replaced = soldService(life);
    life.closing.push(replaced);
    life.made += 1;
    const others = life.services.filter(({ _id }) => _id !== replaced._id);
    life.services = [...others, await newOffer(life.harness, life.made)];
    return true;
  },
  /** Refused while customers have bookings of it. */
  async deleteService(life: DailyLife) {
    if (life.closing.length === 0) return false;
    const { _id } = life.random.pick(life.closing);
    const isGone = isDone(await asAdmin(life, 'DELETE', `/services/${_id}`));
    if (isGone) life.closing = life.closing.filter((service) => service._id !== _id);
    return isGone;
  },
  async signUp(life: DailyLife) {
    life.made += 1;
    const json = {
      name: `Visitor ${life.made}`,
      email: `visitor-${life.made}@example.test`,
      password,
      phone: '01700000000',
      address: '1 Test Road',
    };
    const answer = await call(life.harness, 'POST', '/auth/signup', { json });
    if (isDone(answer)) life.visitors.push(answer.data._id);
    return isDone(answer);
  },
  async changeRole(life: DailyLife) {
    if (life.visitors.length === 0) return false;
    const json = { role: life.random.pick(roles) };
    const path = `/auth/update-role/${life.random.pick(life.visitors)}`;
    return isDone(await asAdmin(life, 'PATCH', path, json));
  },
  async changeAccountStatus(life: DailyLife) {
    if (life.visitors.length === 0) return false;
    const json = { status: life.random.pick(['active', 'disabled'] as const) };
    const path = `/auth/update-status/${life.random.pick(life.visitors)}`;
    return isDone(await asAdmin(life, 'PATCH', path, json));
  },
  async deleteAccount(life: DailyLife) {
    if (life.visitors.length === 0) return false;
    const uid = life.random.pick(life.visitors);
    life.visitors = life.visitors.filter((visitor) => visitor !== uid);
    return isDone(await asAdmin(life, 'DELETE', `/auth/users/${uid}`));
  },
  /** Sometimes two at once, as when the reconciler and a busy hour coincide. */
  async fold({ harness, random }: DailyLife) {
    const folds = Array.from({ length: random.between(1, 2) }, () => foldDeltas(harness.context));
    return (await Promise.all(folds)).some(({ folded }) => folded > 0);
  },
};
