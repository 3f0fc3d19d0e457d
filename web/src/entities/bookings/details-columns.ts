/** A booking and its payment beside its timeline; one under the other where the screen is narrow. */
export const detailsColumns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
  gap: 3,
} as const;
