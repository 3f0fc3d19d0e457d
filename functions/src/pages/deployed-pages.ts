import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../db/database.ts';
import { createTimedCache } from '../db/timed-cache.ts';
import { askedVehicleDetails, parameters, publicOrigin } from '../parameters.ts';
import { readPageFiles } from './page-files.ts';
import { servePage } from './serve-page.ts';

let serve: ReturnType<typeof servePage> | undefined;

/** Returns the deployed pages: created by the first request, then reused. */
export function deployedPages(): ReturnType<typeof servePage> {
  serve ??= servePage({
    db: openDatabase(getFirestore(initializeApp())),
    now: () => new Date(),
    daysAhead: createTimedCache(parameters.openTimesSeconds.value() * 1000),
    settings: {
      askedVehicleDetails: askedVehicleDetails(),
      publicBaseUrl: publicOrigin(),
      businessTimeZone: parameters.businessTimeZone.value(),
    },
    // Each project has a build of its own, beside the bundle of this file.
    files: readPageFiles(join(import.meta.dirname, 'pages', process.env.GCLOUD_PROJECT ?? '')),
  });
  return serve;
}
