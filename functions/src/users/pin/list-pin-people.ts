import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { maySignInByPin } from './may-sign-in-by-pin.ts';

/** Most people in the list: far more than work at one place. */
const mostPeople = 200;

/** Returns the people to whom the desk's tablet can be switched, by name. */
export const listPinPeople: Handler<Context, Endpoints['listPinPeople']> = async (
  _request,
  { db },
) => {
  const pins = await db.pins.select().limit(mostPeople).get();
  const profiles = await db.readAll(...pins.docs.map(({ id }) => db.users.doc(id)));
  return profiles
    .flatMap((profile) => profile.data() ?? [])
    .filter(maySignInByPin)
    .sort((one, other) => one.name.localeCompare(other.name));
};
