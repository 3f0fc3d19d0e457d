import type { Booking } from '@carwash/domain/bookings/booking';
import type { EditBooking } from '@carwash/domain/bookings/endpoints';
import type { FormikHelpers } from 'formik';
import { useKeptQuestion } from '~/entities/sales/kept-question';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { toastTexts } from '~/lib/toasts';
import type { EditValues } from './edit-values';

/** Names the minutes that a booking gets by an edit. */
const placeOf = ({ serviceId, vehicleType, addOns, longerBy }: EditValues): string =>
  JSON.stringify([serviceId, vehicleType, addOns, longerBy]);

/** Changes a booking. A refusal of the server is shown on its field, or as `failure`. */
export function useEditBooking(onChanged: () => void) {
  const { command, ...attempt } = useSaleCommand();
  const kept = useKeptQuestion();
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
        onFailure: (error) =>
          kept.askIf(error, placeOf(values)) || applyFieldErrors(error, { values, ...form }),
      },
    );
  /** The question about minutes that are kept for the waitlist. */
  const keptOf = (values: EditValues) => kept.of(placeOf(values));
  return { ...attempt, save, keptOf };
}
