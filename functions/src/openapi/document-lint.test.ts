/** @module-tag long */
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
