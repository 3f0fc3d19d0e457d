export const imageCollections = {
  images: 'images',
} as const;
