import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import type { Review } from '@carwash/domain/reviews/review';

/**
 * Returns the subject of an audit entry about a review.
 * @param serviceName undefined for a review of the business, or of a deleted service
 */
export const reviewAuditSubject = (
  { _id }: Review,
  serviceName: string | undefined,
): AuditEntry['subject'] => ({
  id: _id,
  label: serviceName ?? 'The business',
});
