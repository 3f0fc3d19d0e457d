import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';

let document: object | undefined;

/** The OpenAPI document. It is the same as long as this process runs. */
export const getOpenApi: Handler<Context, Endpoints['getOpenApi']> = async (
  _request,
  { settings },
) => {
  if (!document) {
    const { openApiDocument } = await import('./document.ts');
    document = openApiDocument(`${settings.publicBaseUrl}/api`);
  }
  return document;
};
