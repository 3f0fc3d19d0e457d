/** Box of every slot of the day: tall enough for three short lines and for a finger. */
export const cellBox = {
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  height: '100%',
  minHeight: 60,
  borderRadius: '10px',
  lineHeight: 1.3,
} as const;

/** Box of a slot without actions. */
export const plainCell = {
  ...cellBox,
  flexDirection: 'column',
  justifyContent: 'flex-start',
  px: 1.25,
  py: 0.75,
} as const;
