export const reviewCollections = {
  reviews: 'reviews',
} as const;
