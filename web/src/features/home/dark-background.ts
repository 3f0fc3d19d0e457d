/** Style of buttons on the dark background, the same in both colour schemes. */
export const buttonOnDark = {
  bgcolor: 'depth.accent',
  color: 'depth.dark',
  '&:hover': { bgcolor: '#b5f0f2' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
} as const;

export const outlineButtonOnDark = {
  borderColor: 'rgb(255 255 255 / 45%)',
  color: 'depth.contrastText',
  '&:hover': { borderColor: '#fff', bgcolor: 'rgb(255 255 255 / 8%)' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
} as const;

/** A translucent pane on the dark background. */
export const paneOnDark = {
  border: '1px solid rgb(255 255 255 / 28%)',
  borderRadius: '16px',
  bgcolor: 'rgb(255 255 255 / 8%)',
  '&:hover': { bgcolor: 'rgb(255 255 255 / 14%)' },
  '&.Mui-focusVisible': { outline: '3px solid #fff', outlineOffset: 2 },
} as const;

/** A dark teal gradient that looks like light falling into deep water. */
export const darkGradient =
  'radial-gradient(90% 120% at 85% 0%, var(--mui-palette-depth-main), var(--mui-palette-depth-dark) 75%)';
