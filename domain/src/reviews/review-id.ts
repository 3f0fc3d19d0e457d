/**
 * Returns `{serviceId}_{authorKey}`, or `general_{authorKey}` for a review of the business (no service id has
 * seven characters). So a customer can't have two reviews of the same thing, even with concurrent calls.
 */
export const reviewId = (serviceId: string | null, authorKey: string): string =>
  `${serviceId ?? 'general'}_${authorKey}`;
