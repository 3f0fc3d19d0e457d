import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { addOnsOf, type Quote } from '@carwash/domain/services/quote';
import { enteredVehicleSchema } from '@carwash/domain/vehicles/vehicle';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { applyFieldErrors, markedFieldsText } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import type { JoinDraft } from './join-draft';

/** Refusals whose message tells the customer what to do. */
const refusals = new Set<ErrorCode | null>([
  'bad_input',
  'conflict',
  'email_not_verified',
  'not_on_sale',
]);

interface Wish {
  serviceId: string;
  quote: Quote;
  onJoined: () => void;
}

/** Joins the waitlist, guarded against double clicks. After a refusal the form keeps its values. */
export function useJoinWaitlist({ serviceId, quote, onJoined }: Wish) {
  const { run } = useInFlightGuard();
  const [refusal, setRefusal] = useState<Pick<ApiFailure, 'code' | 'message'> | null>(null);
  const navigate = useNavigate();

  const join = (values: JoinDraft, form: FormikHelpers<JoinDraft>) =>
    run(async () => {
      setRefusal(null);
      const { dates, from, until } = values;
      const vehicle = enteredVehicleSchema.cast(values, { stripUnknown: true });
      const body = { ...vehicle, serviceId, dates, from, until, addOns: addOnsOf(quote) };
      try {
        await callApi('joinWaitlist', { body });
        onJoined();
        // The page shows the place in line.
        navigate(paths.myBookings);
      } catch (failure) {
        const isOnFields = applyFieldErrors(failure, { values, ...form });
        if (failure instanceof ApiFailure && refusals.has(failure.code)) {
          // An extra has no field, so its message stands beside the button.
          const message = isOnFields ? markedFieldsText : failure.message;
          setRefusal({ code: failure.code, message });
        } else if (!isOnFields) showFailure(failure);
      }
    });

  return { refusal, join };
}
