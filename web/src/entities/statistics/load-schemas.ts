/** Loads the schemas together with Firestore. Until then the overview shows the API's answer. */
export const loadStatisticsSchemas = () => import('@carwash/domain/statistics/statistics');
