/**
 * `{serviceId}_{uid}`, or `general_{uid}` for a review of the business (no service id has seven
 * characters): a second review by the same customer cannot exist, whatever happens at the same time.
 */
export const reviewId = (serviceId: string | null, uid: string): string =>
  `${serviceId ?? 'general'}_${uid}`;
