import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import type { User } from '@carwash/domain/users/user';
import Autocomplete from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useDebouncedValue } from '~/lib/forms/use-debounced-value';
import type { DeskFormValues } from './desk-draft';
import { useFoundAccounts } from './found-accounts';
import { listInDialog } from './list-in-dialog';

const pauseMs = 250;

type Account = Pick<User, '_id' | 'name' | 'email' | 'phone' | 'address'>;

function nothingFound(search: string, failed: boolean): string {
  if (failed) return 'The accounts could not be loaded.';
  return search.trim().length < 2
    ? 'Type a name, an email or a phone number.'
    : 'No account found.';
}

/**
 * Searches for the customer's account and fills in its name, email, phone and address. The account then owns
 * the booking.
 */
export function AccountField() {
  const { values, setValues } = useFormikContext<DeskFormValues>();
  const { customerId, customerName, customerEmail, customerPhone, address } = values;
  const [text, setText] = useState(customerId === '' ? '' : customerEmail);
  // Once an account is chosen, the field's text is its email and no longer a search.
  const wanted = customerId === '' ? text : '';
  const search = useDebouncedValue(wanted, pauseMs);
  const found = useFoundAccounts(search);
  // Those of an earlier text are not shown, because Enter chooses the first one.
  const isCurrent = search === wanted;

  // Memoized, because Autocomplete resets its text with every new object.
  const chosen = useMemo<Account | null>(
    () =>
      customerId === ''
        ? null
        : {
            _id: customerId,
            name: customerName,
            email: customerEmail,
            phone: customerPhone,
            address,
          },
    [customerId, customerName, customerEmail, customerPhone, address],
  );
  const [given, setGiven] = useState(chosen);
  const choose = (found: Account) => {
    const account = { ...found, phone: formatPhoneNumber(found.phone) };
    setGiven(account);
    void setValues({
      ...values,
      customerId: account._id,
      customerName: account.name,
      customerEmail: account.email,
      customerPhone: account.phone || customerPhone,
      address: address || account.address,
    });
  };
  /** Removes the account and the values that came from it. */
  const forget = () =>
    setValues({
      ...values,
      customerId: '',
      customerName: customerName === given?.name ? '' : customerName,
      customerEmail: '',
      customerPhone: customerPhone === given?.phone ? '' : customerPhone,
      address: address === given?.address ? '' : address,
    });

  return (
    <Autocomplete<Account>
      {...listInDialog}
      autoHighlight
      value={chosen}
      inputValue={text}
      onKeyDown={(event) => {
        // Enter chooses an account; the search of one must not sell.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      forcePopupIcon={false}
      options={isCurrent && found.state === 'ready' ? found.data : []}
      loading={!isCurrent || found.state === 'loading'}
      noOptionsText={nothingFound(text, found.state === 'failed')}
      filterOptions={(options) => options}
      getOptionLabel={({ email }) => email}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(option, value) => option._id === value._id}
      onChange={(_, account) => (account ? choose(account) : forget())}
      onInputChange={(_, typed, reason) => {
        // Autocomplete clears the text when its value is removed; what the user is typing must
        // stay.
        if (reason === 'reset' && typed === '') return;
        setText(typed);
        if (reason === 'input' && chosen !== null) forget();
      }}
      renderOption={({ key, ...props }, { name, email }) => (
        <li key={key} {...props}>
          <ListItemText primary={name} secondary={email} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Find an account (optional)"
          helperText="The customer then sees the booking in their own list."
        />
      )}
    />
  );
}
