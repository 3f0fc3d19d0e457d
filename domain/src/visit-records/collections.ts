export const visitRecordCollections = {
  /** Server only: the photos of each visit, without their bytes, and its damage note. */
  visitRecords: 'visitRecords',
  /** Server only: one photo of a visit, with its bytes. */
  visitPhotos: 'visitPhotos',
} as const;
