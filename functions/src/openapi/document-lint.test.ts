/** @module-tag long */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApiDocument } from './document.ts';

const document = JSON.stringify(openApiDocument('https://wash.example/api'));

test('spectral finds no fault in the API document', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset(new spectral.Ruleset(rulesets.oas));
  const faults = await linter.run(JSON.parse(document));
  expect(faults.map(({ code, message, path }) => `${code} ${path.join('/')}: ${message}`)).toEqual(
    [],
  );
});

test('redocly finds no fault in the API document', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The paths are given; the router takes the first that fits.
      'no-ambiguous-paths': 'off',
      // A browser is redirected, whatever it brings.
      'operation-2xx-response': 'off',
      'operation-4xx-response': 'off',
    },
  });
  const faults = await lintFromString({ source: document, absoluteRef: '/openapi.json', config });
  expect(
    faults.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ).toEqual([]);
});
