export const garageCollections = {
  /** The vehicles that customers have booked for or added themselves. */
  savedVehicles: 'savedVehicles',
} as const;
