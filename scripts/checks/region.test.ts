import * as functions from '@carwash/functions/index';
import { parameters } from '@carwash/functions/parameters';
import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };

test.each(Object.entries(functions))(
  '%s runs in the region of the parameter',
  (_name, deployed) => {
    const { __endpoint: endpoint } = deployed as unknown as { __endpoint: { region?: unknown } };
    expect(endpoint.region).toBe(parameters.region);
  },
);

test('Hosting finds functions in whatever region they are', () => {
  const regions = firebaseJson.hosting.rewrites.flatMap(({ function: behind = {} }) =>
    'region' in behind ? [behind.region] : [],
  );
  expect(regions).toEqual([]);
});
