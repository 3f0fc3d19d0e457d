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
