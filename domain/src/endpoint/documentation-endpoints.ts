import { defineEndpoint } from './define-endpoint.ts';

export const documentationEndpoints = {
  getOpenApi: defineEndpoint({
    method: 'GET',
    path: '/openapi.json',
    summary: 'This API as an OpenAPI 3.1 document.',
    auth: 'anyone',
    response: 'document',
  }),
} as const;
