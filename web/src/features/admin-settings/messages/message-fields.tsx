import { type BookingMessageKind, bookingMessageKinds } from '@carwash/domain/messages/kinds';
import { maxOwnLineLength } from '@carwash/domain/messages/message-settings';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { TimeField } from '~/ui/forms/time-field';
import { narrowTimesSx } from '../hours/periods-field';
import { kindsInForm } from './message-form';
import { TextMessageFields } from './text-message-fields';

const optional = { htmlInput: { required: false } };

function StopField() {
  const [field] = useField<boolean>({ name: 'isStopped', type: 'checkbox' });
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
      <FormControlLabel
        control={<Switch {...field} color="error" />}
        label="Stop all sending"
        sx={{ minHeight: 44 }}
      />
      {field.checked && (
        <Alert severity="warning">
          Nobody gets anything but the links that they ask for, such as for a forgotten password.
          What waits is sent when you switch it on again, where it is still true then.
        </Alert>
      )}
    </Stack>
  );
}

const readers = { customer: 'To customers', staff: 'To the business' } as const;

/** A kind of message: whether it is sent, and the line that the business adds. */
function KindField({ kind }: { kind: BookingMessageKind }) {
  const { label, reader, isEssential } = bookingMessageKinds[kind];
  const [{ value: off }, , { setValue }] = useField<BookingMessageKind[]>('offKinds');
  const line = `ownLines.${kindsInForm.indexOf(kind)}.line`;
  const [{ value: written }, { error }] = useField<string>(line);
  const isOn = !off.includes(kind);
  const others = off.filter((other) => other !== kind);
  const left = maxOwnLineLength - written.trim().length;
  return (
    <Box role="group" aria-label={`${readers[reader]}: ${label}`}>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            disabled={isEssential}
            onChange={(_event, checked) => void setValue(checked ? others : [...others, kind])}
          />
        }
        label={isEssential ? `${label} (always sent)` : label}
        sx={{ minHeight: 44, mb: 1 }}
      />
      {(isOn || error !== undefined) && (
        <FormField
          name={line}
          label="Own line"
          autoComplete="off"
          {...(left <= 50 && left >= 0 && { hint: `${left} characters left.` })}
          slotProps={{ htmlInput: { required: false, 'aria-label': `Own line: ${label}` } }}
        />
      )}
    </Box>
  );
}

const KindFields = ({ reader }: { reader: keyof typeof readers }) => (
  <Stack sx={{ gap: 1 }}>
    {kindsInForm
      .filter((kind) => bookingMessageKinds[kind].reader === reader)
      .map((kind) => (
        <KindField key={kind} kind={kind} />
      ))}
  </Stack>
);

const Hint = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
    {children}
  </Typography>
);

/** All fields of the settings of messages. */
export const MessageFields = () => (
  <>
    <FormSection title="Sending">
      <StopField />
    </FormSection>
    <FormSection title="Quiet hours">
      <Hint>
        By your own clock. In them nobody is reminded or asked for a review. The same time twice:
        none.
      </Hint>
      <Box
        sx={{
          display: 'grid',
          columnGap: 1,
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          maxWidth: 380,
          ...narrowTimesSx,
        }}
      >
        <TimeField name="quietFrom" label="From" />
        <TimeField name="quietUntil" label="Until" />
      </Box>
    </FormSection>
    <FormSection title="To customers">
      <Hint>Your own line stands in the message, such as ‘The entrance is behind the house’.</Hint>
      <KindFields reader="customer" />
    </FormSection>
    <FormSection title="Text messages">
      <Hint>
        Besides their mails, to customers with an account who were here before with the phone number
        that they gave. Each costs you money; customers can switch them off in their profile.
      </Hint>
      <TextMessageFields />
    </FormSection>
    <FormSection title="To the business">
      <FormField
        name="staffEmail"
        label="Email for the business"
        type="email"
        autoComplete="email"
        hint="Empty: to the public email of the business."
        slotProps={optional}
      />
      <Box sx={{ mt: 2 }}>
        <KindFields reader="staff" />
      </Box>
    </FormSection>
  </>
);
