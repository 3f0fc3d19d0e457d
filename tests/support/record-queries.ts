import { afterAll, beforeAll } from 'vitest';
import { queryRecorder, recordVariable } from '../../scripts/indexes/query-record.ts';
import { isOfProduct, watchQueries } from './watch-queries.ts';

/** File in which the queries of the server are recorded, if `npm test` asks for that. */
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
