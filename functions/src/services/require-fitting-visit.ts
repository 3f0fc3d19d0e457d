import { enteredVisitSchema, type Visit, visitFields } from '@carwash/domain/payments/visit';
import type { Service } from '@carwash/domain/services/service';
import { object } from 'yup';
import { validateInput } from '../http/validate-input.ts';

/**
 * Checks the address.
 * @param areas where the caller may have it done (`isServed`)
 * @throws ApiError bad_input for an address that is missing or outside the areas, or given although the service does
 * not need one
 */
export function requireFittingVisit(
  entered: Visit,
  service: Pick<Service, 'location'>,
  areas: readonly string[],
): void {
  validateInput(
    object(visitFields(service, areas)),
    enteredVisitSchema.cast(entered, { stripUnknown: true }),
  );
}
