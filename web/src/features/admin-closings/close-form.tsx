import type { OpenPeriod } from '@carwash/domain/closings/closing';
import { closeDaySchema } from '@carwash/domain/closings/endpoints';
import { expectedCash } from '@carwash/domain/closings/sum-receipts';
import { fromMinorUnits, toMinorUnits } from '@carwash/domain/money/money';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { type InferType, object, string, ValidationError } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { numberOf, type TypedNumber, typedNumber } from '~/lib/forms/typed-number';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { ConfirmDialog } from '~/ui/dialogs/confirm-dialog';
import { KeepTyped } from '~/ui/dialogs/keep-typed';
import { formatMinor } from '~/ui/format/format-price';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { PriceField } from '~/ui/forms/price-field';

const typedSchema = object({
  openingFloat: typedNumber().defined(),
  countedCash: typedNumber().defined(),
  differenceReason: string().defined(),
});

type Typed = InferType<typeof typedSchema>;

/** Returns why an amount of the till is refused; undefined if it is not. */
function faultOf(field: 'countedCash' | 'openingFloat', typed: Typed): string | undefined {
  try {
    closeDaySchema.validateSyncAt(field, { ...typed, [field]: numberOf(typed[field]) });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
}

/** Returns the difference between the counted and the expected cash, in minor units; 0 while nothing is counted. */
const differenceOf = (countedCash: TypedNumber, expectedMinor: number): number =>
  countedCash === '' ? 0 : toMinorUnits(countedCash) - expectedMinor;

const describeDifference = (minor: number): string =>
  minor < 0 ? `${formatMinor(-minor)} is missing` : `${formatMinor(minor)} is too much`;

interface CloseFormProps {
  period: OpenPeriod;
  onClosed: () => void;
  /** Why the last attempt failed; held outside, because the form begins anew when somebody else has closed the day. */
  refusal: string | null;
  /** Called when an attempt begins, with null, and when it has failed. */
  onRefusal: (text: string | null) => void;
}

/** The cash that was counted, and the button that closes the day. */
export function CloseForm({ period, onClosed, refusal, onRefusal }: CloseFormProps) {
  const { closingNumber, figures, openingFloatMinor, lastClosedAt } = period;
  const { running, run } = useInFlightGuard();
  const [asking, setAsking] = useState(false);
  const draft = useTypedDraft(`closeDay:${closingNumber}:${openingFloatMinor}`, typedSchema);
  const firstFloat = fromMinorUnits(openingFloatMinor);
  const [showsFloat, setShowsFloat] = useState(
    (draft.read()?.openingFloat ?? firstFloat) !== firstFloat,
  );
  const expectedOf = (openingFloat: TypedNumber) =>
    expectedCash(openingFloat === '' ? 0 : toMinorUnits(openingFloat), figures);

  /** Tells whether the cash, or a float other than what was counted last, needs a reason. */
  const needsReason = ({ openingFloat, countedCash }: Typed): boolean =>
    differenceOf(countedCash, expectedOf(openingFloat)) !== 0 ||
    (lastClosedAt !== null && differenceOf(openingFloat, openingFloatMinor) !== 0);

  /** @param onKept called when the figures are stored */
  const close = (typed: Typed, onKept: () => void) =>
    run(async () => {
      onRefusal(null);
      try {
        const expectedCashMinor = expectedOf(typed.openingFloat);
        const body = closeDaySchema.cast({
          ...typed,
          closingNumber,
          expectedCashMinor,
          // A reason that was typed before the count was corrected.
          differenceReason: needsReason(typed) ? typed.differenceReason : '',
        });
        await callApi('closeDay', { body });
        setAsking(false);
        onKept();
        showToast(toastTexts.closed, { variant: 'success' });
        onClosed();
      } catch (error) {
        onRefusal(changeFailureText(error, toastTexts.notClosed));
      }
    });

  const validate = (typed: Typed) => {
    const [countedCash, openingFloat] = [
      faultOf('countedCash', typed),
      faultOf('openingFloat', typed),
    ];
    return {
      ...(countedCash !== undefined && { countedCash }),
      ...(openingFloat !== undefined && { openingFloat }),
      ...(needsReason(typed) &&
        typed.differenceReason.trim() === '' && { differenceReason: 'Say why it differs.' }),
    };
  };

  return (
    <Formik<Typed>
      initialValues={{
        openingFloat: firstFloat,
        countedCash: '',
        differenceReason: '',
      }}
      validate={validate}
      validateOnChange={false}
      onSubmit={() => {
        onRefusal(null);
        setAsking(true);
      }}
    >
      {({ values, resetForm }) => {
        const expectedMinor = expectedOf(values.openingFloat);
        const difference = differenceOf(values.countedCash, expectedMinor);
        return (
          <Form noValidate>
            <FocusFirstError />
            <KeepTyped draft={draft} />
            <Stack sx={{ gap: 1.5, maxWidth: 420 }}>
              <Typography>
                Expected in the till: <strong>{formatMinor(expectedMinor)}</strong>
                {!showsFloat && (
                  <>
                    , with a float of {formatMinor(openingFloatMinor)}{' '}
                    <Button size="small" onClick={() => setShowsFloat(true)}>
                      Change the float
                    </Button>
                  </>
                )}
              </Typography>
              {showsFloat && (
                <PriceField
                  name="openingFloat"
                  label="Opening float"
                  hint="Cash that was in the till at the beginning."
                />
              )}
              <PriceField
                name="countedCash"
                label="Counted cash"
                hint={
                  values.countedCash === ''
                    ? 'All the cash in the till, with the float.'
                    : difference === 0
                      ? 'As expected.'
                      : `${describeDifference(difference)}.`
                }
              />
              {needsReason(values) && (
                <FormField
                  name="differenceReason"
                  label="Reason"
                  autoComplete="off"
                  slotProps={{ htmlInput: { maxLength: 300 } }}
                />
              )}
              {refusal !== null && !asking && <Alert severity="error">{refusal}</Alert>}
              <Button type="submit" variant="contained" size="large">
                Close the day
              </Button>
            </Stack>
            <ConfirmDialog
              open={asking}
              title="Close the day?"
              no="Not yet"
              yes="Close it"
              yesColor="primary"
              running={running}
              failure={refusal}
              onNo={() => setAsking(false)}
              onYes={() => close(values, () => resetForm({ values }))}
            >
              <DialogContentText>
                {formatMinor(figures.netMinor)} in all.{' '}
                {difference === 0
                  ? 'The cash is as expected.'
                  : `Of the cash ${describeDifference(difference)}.`}{' '}
                The figures stay as they are.
              </DialogContentText>
            </ConfirmDialog>
          </Form>
        );
      }}
    </Formik>
  );
}
