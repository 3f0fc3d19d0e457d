import { safeHeaders } from '@carwash/functions/http/safe-headers';
import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { hostingHeaders } from '../../web/build/hosting-headers.ts';

const headersOf = (path: string) => hostingHeaders(path, firebaseJson.hosting.headers);

test('the API sends the safety headers that Hosting adds to it', () => {
  expect(headersOf('/api/services')).toEqual(safeHeaders);
  expect(headersOf('/api/images/0')).toEqual(safeHeaders);
});

test('all pages of the server have the headers of the first one', () => {
  const sources = firebaseJson.hosting.rewrites
    .filter((rewrite) => rewrite.function?.functionId === 'pages')
    .flatMap(({ source }) => source.replace('{,/*}', '/foamwash'));
  expect(sources).toHaveLength(4);
  for (const path of [...sources, '/services']) expect(headersOf(path)).toEqual(headersOf('/'));
});

test('pages and files have the same headers except for caching', () => {
  const { 'cache-control': _, ...ofFile } = headersOf('/app.html');
  expect(headersOf('/')).toEqual(ofFile);
  expect(headersOf('/')).toMatchObject(safeHeaders);
  expect(headersOf('/')).toHaveProperty('content-security-policy');
});
