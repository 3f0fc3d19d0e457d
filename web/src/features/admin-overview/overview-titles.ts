/** What the parts of the overview are called, also while they load. */
export const overviewTitles = {
  trend: 'Bookings of the last 30 days',
  categories: 'Service categories',
  vehicles: 'Vehicle types',
  topServices: 'Top services by revenue',
  latestBookings: 'Latest bookings',
  latestReviews: 'Latest reviews',
  services: 'Services',
} as const;

/** How many the overview shows at most. */
export const topServiceCount = 5;
export const latestCount = 5;
export const glanceCount = 6;
