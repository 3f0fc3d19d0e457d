import type { Booking } from '@carwash/domain/bookings/booking';
import type { EditBooking } from '@carwash/domain/bookings/endpoints';
import type { FormikHelpers } from 'formik';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { toastTexts } from '~/lib/toasts';
import type { EditValues } from './edit-values';

/** Changes a booking. A refusal of the server is shown on its field, or as `failure`. */
export function useEditBooking(onChanged: () => void) {
  const { command, ...attempt } = useSaleCommand();
  const save = (
    { _id: id, version }: Booking,
    changes: EditBooking,
    values: EditValues,
    form: FormikHelpers<EditValues>,
  ) =>
    command(
      'editBooking',
      { params: { id }, body: { ...changes, version } },
      {
        done: toastTexts.bookingChanged,
        failed: toastTexts.bookingNotChanged,
        onDone: onChanged,
        onFailure: (error) => applyFieldErrors(error, { values, ...form }),
      },
    );
  return { ...attempt, save };
}
