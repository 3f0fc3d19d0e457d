import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import { isolated } from '@carwash/domain/isolated-text';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import { modalClasses } from '@mui/material/Modal';
import type { Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFoundCustomers } from '~/entities/customers/find-customers';
import { paths } from '~/lib/address/paths';
import type { Preview } from '~/lib/api/use-preview';

const label = 'Find a customer';

/** Tells whether somebody types in this element, so that keys are text. */
const isTypedIn = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Matches open dialogs, menus, lists of choices and popovers. */
const openModal = `.${modalClasses.root}:not(.${modalClasses.hidden})`;

/** Calls `focus` when `/` is pressed outside of fields and of everything that lies above the page. */
function useSlashKey(focus: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTypedIn(event.target)) return;
      if (document.querySelector(openModal)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [focus]);
}

const platesOf = ({ cars }: FoundCustomer): string =>
  cars.map(({ registrationPlate }) => isolated(registrationPlate)).join(', ');

const titleOf = (customer: FoundCustomer): string => customer.name || platesOf(customer);

const factsOf = (customer: FoundCustomer): string =>
  [formatPhoneNumber(customer.phone), customer.email, customer.name && platesOf(customer)]
    .filter(Boolean)
    .join(' · ');

function nothingFound(found: Preview<FoundCustomer[]>): string {
  if (found.state === 'failed') return 'Customers could not be looked up.';
  if (found.state === 'incomplete') return 'Type a plate, phone, name, email or code.';
  return 'No customer found.';
}

/** The field that finds a customer from every screen of the console. `/` goes to it, Enter opens the card. */
export default function FindCustomer() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isOpen, setIsOpen] = useState(false);
  // Held here, because on a narrow screen the field is only there while it has the focus.
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [focus] = useState(() => () => {
    setIsOpen(true);
    field.current?.focus();
  });
  useSlashKey(focus);
  if (!isWide && !isOpen) {
    return (
      <IconButton color="inherit" aria-label={label} title={label} onClick={focus}>
        <SearchRounded />
      </IconButton>
    );
  }
  return (
    <Box
      component="search"
      aria-label="Customers"
      sx={
        isWide
          ? { width: 320 }
          : {
              position: 'absolute',
              inset: 0,
              zIndex: 1,
              px: 2,
              bgcolor: 'background.paper',
              display: 'flex',
              alignItems: 'center',
            }
      }
    >
      <CustomerField
        field={field}
        typed={typed}
        onType={setTyped}
        autoFocus={!isWide}
        onLeave={() => setIsOpen(false)}
      />
    </Box>
  );
}

interface CustomerFieldProps {
  field: React.RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (typed: string) => void;
  autoFocus: boolean;
  onLeave: () => void;
}

function CustomerField({ field, typed, onType, autoFocus, onLeave }: CustomerFieldProps) {
  const navigate = useNavigate();
  const found = useFoundCustomers(typed);
  return (
    <Autocomplete<FoundCustomer>
      fullWidth
      size="small"
      autoHighlight
      openOnFocus={typed !== ''}
      value={null}
      inputValue={typed}
      forcePopupIcon={false}
      options={found.state === 'ready' ? found.data : []}
      loading={found.state === 'loading'}
      noOptionsText={nothingFound(found)}
      filterOptions={(options) => options}
      getOptionLabel={titleOf}
      getOptionKey={({ customerKey }) => customerKey}
      onInputChange={(_, text, reason) => {
        // Leaving the field and choosing reset its text, too.
        if (reason === 'input' || reason === 'clear') onType(text);
      }}
      onChange={(_, customer) => {
        if (customer === null) return;
        onType('');
        field.current?.blur();
        navigate(paths.customer(customer._id));
      }}
      onBlur={onLeave}
      renderOption={({ key, ...props }, customer) => (
        <li key={key} {...props}>
          <ListItemText
            primary={titleOf(customer)}
            secondary={factsOf(customer)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field}
          autoFocus={autoFocus}
          placeholder={`${label}  /`}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps?.htmlInput,
              'aria-label': label,
              'aria-keyshortcuts': '/',
              autoComplete: 'off',
            },
          }}
        />
      )}
    />
  );
}
