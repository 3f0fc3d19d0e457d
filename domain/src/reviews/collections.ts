export const reviewCollections = {
  reviews: 'reviews',
  /** Server only: reviews that no admin has read since their author wrote or changed them. */
  unreadReviews: 'unreadReviews',
} as const;
