/** Comes with Firestore: until then the pages show what the API has answered. */
export const loadServiceSchema = async () =>
  (await import('@carwash/domain/services/service')).serviceSchema;
