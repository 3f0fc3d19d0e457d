import { type Answer, call } from './call.ts';
import type { Person } from './customers.ts';
import type { World } from './world.ts';

/** One run of the reconciler, as an admin starts it. */
export const reconcile = (world: World, admin: Person): Promise<Answer> =>
  call(world, 'POST', '/payments/reconcile', { as: admin, json: {} });
