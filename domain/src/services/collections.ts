export const serviceCollections = {
  services: 'services',
} as const;
