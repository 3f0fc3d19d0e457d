import type { Express } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from './db/database.ts';
import { deployedGuards } from './deployed-guards.ts';
import { deployedHeaders } from './deployed-headers.ts';
import { createApp } from './http/create-app.ts';
import { imageHandlers } from './images/image-handlers.ts';
import { askedVehicleDetails, parameters } from './parameters.ts';
import { visitPhotoHandlers } from './visit-records/visit-photo-handlers.ts';

let app: Express | undefined;

/** Returns the deployed endpoints of pictures: created by the first request, then reused. */
export function deployedImages(): Express {
  app ??= createDeployedApp();
  return app;
}

function createDeployedApp(): Express {
  const firebase = initializeApp();
  const context = {
    auth: getAuth(firebase),
    db: openDatabase(getFirestore(firebase)),
    now: () => new Date(),
    settings: {
      askedVehicleDetails: askedVehicleDetails(),
      businessTimeZone: parameters.businessTimeZone.value(),
    },
  };
  const handlers = { ...imageHandlers, ...visitPhotoHandlers };
  return createApp({
    handlers,
    context,
    headers: deployedHeaders(),
    ...deployedGuards(context),
  });
}
