import { afterAll, beforeAll } from 'vitest';
import { queryRecorder, recordVariable } from '../../scripts/indexes/query-record.ts';
import { isOfProduct, watchQueries } from './watch-queries.ts';

/** Where `npm test` says so, what the server asks in the tests of a file is recorded. */
const file = process.env[recordVariable];

if (file) {
  let stop: () => void;
  beforeAll(() => {
    const note = queryRecorder(file);
    stop = watchQueries((asked) => {
      if (isOfProduct(asked)) note(asked);
    });
  });
  afterAll(() => stop());
}
