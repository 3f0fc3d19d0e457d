/** What `npm run bench` measures, in its order. */
export const partNames = [
  'pages',
  'start',
  'payments',
  'second-screen',
  'sizes',
  'rates',
  'open-times',
] as const;

export type PartName = (typeof partNames)[number];
