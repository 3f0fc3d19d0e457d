import { type EnteredVisit, enteredVisitSchema, visitFields } from '@carwash/domain/payments/visit';
import type { Service } from '@carwash/domain/services/service';
import { object } from 'yup';
import { validateInput } from '../http/validate-input.ts';

/** @throws ApiError bad_input for an address that is missing, or given where nobody needs it */
export function requireFittingVisit(
  entered: EnteredVisit,
  service: Pick<Service, 'location'>,
): void {
  validateInput(
    object(visitFields(service)),
    enteredVisitSchema.cast(entered, { stripUnknown: true }),
  );
}
