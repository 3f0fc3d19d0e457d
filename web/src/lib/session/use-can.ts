import { type Capability, can } from '@carwash/domain/roles/role';
import { useSession } from './use-session';

/** Tells whether the signed-in user may do something. */
export const useCan = (capability: Capability): boolean => can(useSession().user?.role, capability);
