/** The parts of `npm run bench`, in their order. */
export const partNames = [
  'pages',
  'start',
  'payments',
  'second-screen',
  'sizes',
  'till',
  'rates',
  'open-times',
] as const;

export type PartName = (typeof partNames)[number];
