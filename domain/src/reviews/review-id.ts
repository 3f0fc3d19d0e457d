/**
 * `{serviceId}_{authorKey}`, or `general_{authorKey}` for a review of the business (no service id has
 * seven characters): a second review by the same customer cannot exist, whatever happens at the same
 * time.
 */
export const reviewId = (serviceId: string | null, authorKey: string): string =>
  `${serviceId ?? 'general'}_${authorKey}`;
