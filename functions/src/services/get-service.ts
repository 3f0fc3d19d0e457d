import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readService } from './read-service.ts';

export const getService: Handler<Context, Endpoints['getService']> = async ({ params }, context) =>
  (await readService(params.id, context)).data();
