import { defineEndpoint } from './define-endpoint.ts';

export const documentationEndpoints = {
  getOpenApi: defineEndpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document.',
    who: 'anyone',
    answers: 'document',
  }),
  getDocs: defineEndpoint({
    method: 'GET',
    path: '/docs',
    summary: 'This API as a page to read.',
    who: 'anyone',
    answers: 'page',
  }),
} as const;
