/** Buttons on the deep-water background, the same in the light and the dark scheme. */
export const brightButton = {
  bgcolor: 'depth.accent',
  color: 'depth.dark',
  '&:hover': { bgcolor: '#b5f0f2' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
} as const;

export const outlineButton = {
  borderColor: 'rgb(255 255 255 / 45%)',
  color: 'depth.contrastText',
  '&:hover': { borderColor: '#fff', bgcolor: 'rgb(255 255 255 / 8%)' },
  '&.Mui-focusVisible': { outlineColor: '#fff' },
} as const;

/** Light falling into deep water. */
export const deepWater =
  'radial-gradient(90% 120% at 85% 0%, var(--mui-palette-depth-main), var(--mui-palette-depth-dark) 75%)';
