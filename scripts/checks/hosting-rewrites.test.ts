import { matchesGlob } from 'node:path';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { handlers } from '@carwash/functions/api';
import { imageHandlers } from '@carwash/functions/images/image-handlers';
import { visitPhotoHandlers } from '@carwash/functions/visit-records/visit-photo-handlers';
import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };

/** Returns the function to which Hosting forwards an address. */
const functionBehind = (address: string): string | undefined =>
  firebaseJson.hosting.rewrites.find(({ source }) => matchesGlob(address, source))?.function
    ?.functionId;

const served = { api: handlers, images: { ...imageHandlers, ...visitPhotoHandlers } };

test.each(Object.entries(served))('Hosting leads to %s what it serves', (name, ofFunction) => {
  const elsewhere = (Object.keys(ofFunction) as EndpointName[])
    .map((endpoint) => `/api${endpoints[endpoint].path}`)
    .filter((address) => functionBehind(address) !== name);
  expect(elsewhere).toEqual([]);
});
