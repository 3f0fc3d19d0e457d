import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from './endpoints.ts';

const names = Object.keys(endpoints) as EndpointName[];

test.each(names.filter((name) => Object.keys(endpoints[name].body.fields).length > 0))(
  '%s has an example that the API takes',
  (name) => {
    const { body } = endpoints[name];
    const example = body.meta()?.example;
    expect(() => body.validateSync(example, { strict: true })).not.toThrow();
    expect(Object.keys(body.fields)).toEqual(expect.arrayContaining(Object.keys(example ?? {})));
  },
);

test('no address holds personal data, besides the one that was ordered and what is searched for', () => {
  const personal = /email|phone|plate|key$|^name|customerName|address|note|search/i;
  const found = names.flatMap((name) => {
    const { params, query } = endpoints[name];
    return Object.keys({ ...params.fields, ...query.fields })
      .filter((field) => personal.test(field))
      .map((field) => `${name}.${field}`);
  });
  // Addresses with `search` and /users/email/ stay out of the logs: scripts/deployed/watch-checks.ts.
  expect(found.filter((field) => !field.endsWith('.search'))).toEqual(['getUserByEmail.email']);
});
