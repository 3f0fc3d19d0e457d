/**
 * Layout of a booking's page: details and payment beside the timeline, stacked on narrow screens.
 */
export const detailsColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
  gap: 3,
} as const;
