/** Style of what is around a page: paper has no use for it, whatever else says how it is displayed. */
export const notPrinted = { '@media print': { display: 'none !important' } } as const;
