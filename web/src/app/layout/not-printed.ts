/** Hides the parts around a page when it is printed, whatever `display` another style sets. */
export const notPrinted = { '@media print': { display: 'none !important' } } as const;
