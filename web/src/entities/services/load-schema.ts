/** Loads the schema together with Firestore. Until then the pages show the API's answer. */
export const loadServiceSchema = async () =>
  (await import('@carwash/domain/services/service')).serviceSchema;
