import type { TextLengths } from '@carwash/domain/messages/endpoints';
import { messageKinds } from '@carwash/domain/messages/kinds';
import { formatTextCost, textCost } from '@carwash/domain/messages/text-cost';
import { describeSegments } from '@carwash/domain/messages/text-segments';
import { countryName, phoneCountries } from '@carwash/domain/users/phone-countries';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { businessCountry } from '~/lib/business-country';
import type { TypedNumber } from '~/lib/forms/typed-number';
import { formatCount } from '~/ui/format/format-count';
import { PriceField } from '~/ui/forms/price-field';
import { FailedState } from '~/ui/states/failed-state';

const askLengths = (signal: AbortSignal) => callApi('getTextLengths', { signal });

const currency = import.meta.env.VITE_CURRENCY;

/** '2 segments, $0.10'; without a price '2 segments'. */
const costOf = (segments: number, price: TypedNumber): string =>
  [
    describeSegments(segments),
    ...(price === '' ? [] : [formatTextCost(textCost(segments, price), currency)]),
  ].join(', ');

/** Length and cost of each kind, and of as many messages as last month. */
function Costs({ kinds, price }: Pick<TextLengths, 'kinds'> & { price: TypedNumber }) {
  const sent = kinds.reduce((sum, { sentLastMonth }) => sum + sentLastMonth, 0);
  const segments = kinds.reduce((sum, kind) => sum + kind.segments * kind.sentLastMonth, 0);
  const total = price === '' ? null : formatTextCost(textCost(segments, price), currency);
  return (
    <>
      <Stack component="dl" sx={{ gap: 1.25, m: 0, maxWidth: 480 }}>
        {kinds.map(({ kind, segments: length, sentLastMonth }) => (
          <Stack key={kind} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2">
              {messageKinds[kind].label}
            </Typography>
            <Box
              component="dd"
              sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              <Typography variant="body2" sx={{ fontWeight: 650 }}>
                {costOf(length, price)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatCount(sentLastMonth)} last month
              </Typography>
            </Box>
          </Stack>
        ))}
      </Stack>
      <Typography sx={{ mt: 2 }}>
        {formatCount(sent)} messages went to customers last month, by any channel. As text messages
        they would be about {formatCount(segments)} segments{total && <>, or {total}</>}.
      </Typography>
    </>
  );
}

/** The countries to whose phone numbers texts are sent. */
function CountriesField() {
  const [{ value }, { error }, { setValue }] = useField<string[]>('textCountries');
  return (
    <Autocomplete
      multiple
      options={[...phoneCountries]}
      value={value}
      getOptionLabel={countryName}
      onChange={(_event, chosen) => void setValue(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Countries"
          error={error !== undefined}
          helperText={error ?? `Empty: ${countryName(businessCountry)} alone.`}
        />
      )}
      sx={{ maxWidth: 480 }}
    />
  );
}

/** What was spent this month, and how much is left. */
function Spending({
  spentSegments,
  price,
}: Pick<TextLengths, 'spentSegments'> & { price: TypedNumber }) {
  if (price === '') return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      This month so far: {formatTextCost(textCost(spentSegments, price), currency)} of text
      messages. When the budget is used up, customers get mails and notifications alone.
    </Typography>
  );
}

/** The switch of text messages, below what they cost. */
function LoadedFields({ isSetUp, kinds, spentSegments }: TextLengths) {
  const [{ value: price }] = useField<TypedNumber>('textPrice');
  const [{ value: budget }] = useField<TypedNumber>('textBudget');
  const [field] = useField<boolean>({ name: 'isTextOn', type: 'checkbox' });
  const isPriced = price !== '' && budget !== '';
  const isReady = isSetUp && isPriced;
  return (
    <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
      <Box sx={{ maxWidth: 280 }}>
        <PriceField
          name="textPrice"
          label="Price of a segment"
          step={0.0001}
          max={100}
          hint="As your provider of text messages says."
        />
        <PriceField
          name="textBudget"
          label="Monthly budget"
          step={1}
          max={1_000_000}
          hint="Text messages of a month cost no more than that."
        />
      </Box>
      <Spending spentSegments={spentSegments} price={price} />
      <CountriesField />
      <Box>
        <Costs kinds={kinds} price={price} />
      </Box>
      <div>
        <FormControlLabel
          control={<Switch {...field} disabled={!isReady && !field.checked} />}
          label="Send text messages"
          sx={{ minHeight: 44 }}
        />
        {!isSetUp && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            This site has no provider of text messages yet: whoever runs it has to set one up.
          </Typography>
        )}
        {isSetUp && !isPriced && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Enter price and budget first.
          </Typography>
        )}
      </div>
    </Stack>
  );
}

/** Settings of text messages: what they cost is shown before they can be switched on. */
export function TextMessageFields() {
  const { state } = useCalled(askLengths);
  if (state.state === 'loading') {
    return (
      <Skeleton
        role="status"
        aria-label="Loading what text messages cost"
        variant="rounded"
        height={480}
        sx={{ borderRadius: '16px' }}
      />
    );
  }
  if (state.state === 'failed') {
    return (
      <FailedState title="What text messages cost could not be loaded." onRetry={state.retry} />
    );
  }
  return <LoadedFields {...state.data} />;
}
