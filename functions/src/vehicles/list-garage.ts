import type { Endpoints } from '@carwash/domain/endpoints';
import { inGarageOrder } from '@carwash/domain/vehicles/saved-vehicle';
import type { Context } from '../context.ts';
import { readableData } from '../db/readable.ts';
import type { Handler } from '../http/handler.ts';

const mostListed = 100;

/** Returns the caller's vehicles, the default first. */
export const listGarage: Handler<Context, Endpoints['listGarage']> = async ({ caller }, { db }) => {
  const own = db.savedVehicles.where('uid', '==', caller.uid);
  const { docs } = await own.orderBy('usedAt', 'desc').limit(mostListed).get();
  return inGarageOrder(readableData(docs));
};
