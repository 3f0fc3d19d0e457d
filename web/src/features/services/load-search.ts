import { once } from '@carwash/domain/once';

/** Loads the code of the search, which only those who search need. */
export const loadSearch = once(() => import('@carwash/domain/services/find-services'));
