/** Come with Firestore: until then the overview shows what the API has answered. */
export const loadStatisticsSchemas = () => import('@carwash/domain/statistics/statistics');
