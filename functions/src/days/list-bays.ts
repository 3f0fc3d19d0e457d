import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readRoster } from './read-roster.ts';

export const listBays: Handler<Context, Endpoints['listBays']> = async (_request, context) => [
  ...(await readRoster(context)).bays,
];
