import { maxTillReason } from '@carwash/domain/closings/cash-movement';
import type { OpenPeriod } from '@carwash/domain/closings/closing';
import { closeDaySchema } from '@carwash/domain/closings/endpoints';
import { expectedCash } from '@carwash/domain/closings/sum-receipts';
import { expectedTerminal } from '@carwash/domain/closings/terminal-count';
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
import { FactRows } from '~/ui/page/fact-rows';
import { PageSection } from '~/ui/page/page-section';
import { bankAndFloat } from './bank-and-float';

const typedSchema = object({
  openingFloat: typedNumber().defined(),
  countedCash: typedNumber().defined(),
  differenceReason: string().defined(),
  terminalTotal: typedNumber().defined(),
  terminalReason: string().defined(),
});

type Typed = InferType<typeof typedSchema>;

/** Returns why an amount of the till is refused; undefined if it is not. */
function faultOf(
  field: 'countedCash' | 'openingFloat' | 'terminalTotal',
  typed: Typed,
): string | undefined {
  try {
    closeDaySchema.validateSyncAt(field, { ...typed, [field]: numberOf(typed[field]) });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
}

/** Returns the difference between what was counted and what is expected, in minor units; 0 while nothing is counted. */
const differenceOf = (counted: TypedNumber, expectedMinor: number): number =>
  counted === '' ? 0 : toMinorUnits(counted) - expectedMinor;

const describeDifference = (minor: number): string =>
  minor < 0 ? `${formatMinor(-minor)} is missing` : `${formatMinor(minor)} is too much`;

/** Describes a count below its field. */
function hintOf(counted: TypedNumber, expectedMinor: number, empty: string): string {
  if (counted === '') return empty;
  const difference = differenceOf(counted, expectedMinor);
  return difference === 0 ? 'As expected.' : `${describeDifference(difference)}.`;
}

const ReasonOfDifference = ({ name, label }: { name: string; label: string }) => (
  <FormField
    name={name}
    label={label}
    autoComplete="off"
    slotProps={{ htmlInput: { maxLength: maxTillReason } }}
  />
);

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
    expectedCash(openingFloat === '' ? 0 : toMinorUnits(openingFloat), period);
  const expectedTerminalMinor = expectedTerminal(figures);
  const [asksForTerminal, setAsksForTerminal] = useState(false);
  const showsTerminal = ({ terminalTotal }: Typed) =>
    asksForTerminal || expectedTerminalMinor !== 0 || terminalTotal !== '';

  /** Tells whether the cash, or a float other than what was counted last, needs a reason. */
  const needsReason = ({ openingFloat, countedCash }: Typed): boolean =>
    differenceOf(countedCash, expectedOf(openingFloat)) !== 0 ||
    (lastClosedAt !== null && differenceOf(openingFloat, openingFloatMinor) !== 0);

  const needsTerminalReason = ({ terminalTotal }: Typed): boolean =>
    differenceOf(terminalTotal, expectedTerminalMinor) !== 0;

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
          expectedTerminalMinor,
          terminalTotal: numberOf(typed.terminalTotal) ?? null,
          terminalReason: needsTerminalReason(typed) ? typed.terminalReason : '',
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
    const terminalTotal =
      typed.terminalTotal === '' && expectedTerminalMinor !== 0
        ? 'The total of the terminal is required.'
        : faultOf('terminalTotal', typed);
    return {
      ...(terminalTotal !== undefined && { terminalTotal }),
      ...(needsTerminalReason(typed) &&
        typed.terminalReason.trim() === '' && { terminalReason: 'Say why it differs.' }),
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
        terminalTotal: '',
        terminalReason: '',
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
            <Stack sx={{ gap: 4, '& > section > *': { maxWidth: 420 } }}>
              <PageSection title="Count">
                <Stack sx={{ gap: 1.5 }}>
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
                    hint={hintOf(
                      values.countedCash,
                      expectedMinor,
                      'All the cash in the till, with the float.',
                    )}
                  />
                  {needsReason(values) && (
                    <ReasonOfDifference name="differenceReason" label="Reason" />
                  )}
                </Stack>
              </PageSection>
              <PageSection title="Card terminal">
                {showsTerminal(values) ? (
                  <Stack sx={{ gap: 1.5 }}>
                    <Typography>
                      Expected on the card terminal:{' '}
                      <strong>{formatMinor(expectedTerminalMinor)}</strong>
                    </Typography>
                    <PriceField
                      name="terminalTotal"
                      label="Total of the terminal"
                      required={expectedTerminalMinor !== 0}
                      hint={hintOf(
                        values.terminalTotal,
                        expectedTerminalMinor,
                        'As the terminal prints it.',
                      )}
                    />
                    {needsTerminalReason(values) && (
                      <ReasonOfDifference name="terminalReason" label="Reason of the terminal" />
                    )}
                  </Stack>
                ) : (
                  <Button
                    size="small"
                    onClick={() => setAsksForTerminal(true)}
                    sx={{ alignSelf: 'start' }}
                  >
                    Compare the card terminal
                  </Button>
                )}
              </PageSection>
              <PageSection title="To the bank and left for tomorrow">
                <Stack sx={{ gap: 1.5 }}>
                  <FactRows
                    facts={bankAndFloat(
                      period.cashMovements,
                      values.countedCash === '' ? null : toMinorUnits(values.countedCash),
                    )}
                  />
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    What you count is the float of tomorrow. Note cash that goes to the bank under
                    ‘Cash in and out’, and count what is left.
                  </Typography>
                  {refusal !== null && !asking && <Alert severity="error">{refusal}</Alert>}
                  <Button type="submit" variant="contained" size="large">
                    Close the day
                  </Button>
                </Stack>
              </PageSection>
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
                {needsTerminalReason(values) &&
                  `On the terminal ${describeDifference(
                    differenceOf(values.terminalTotal, expectedTerminalMinor),
                  )}. `}
                The figures stay as they are.
              </DialogContentText>
            </ConfirmDialog>
          </Form>
        );
      }}
    </Formik>
  );
}
