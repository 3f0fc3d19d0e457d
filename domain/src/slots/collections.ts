export const slotCollections = {
  slots: 'slots',
} as const;
