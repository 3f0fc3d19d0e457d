import { nameServicesOfBays } from '../../support/catalogue/own-bays.ts';
import { fixtures } from './server/server-context.ts';

/** Before the first test: the services of tests have bays of their own, so those of the demo data are not for them. */
export default async function keepBaysApart(): Promise<void> {
  await nameServicesOfBays(fixtures);
}
