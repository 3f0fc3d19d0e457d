export const receiptCollections = {
  receipts: 'receipts',
  /** Server only: the last number that was given, in one document. */
  receiptNumbers: 'receiptNumbers',
} as const;

/** Id of the document with the last number. */
export const receiptCounterId = 'counter';
