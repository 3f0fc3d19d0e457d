import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormField } from './form-field';

interface PasswordFieldProps {
  name?: string;
  label?: string;
  /** Tells password managers whether to fill in a stored password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  name = 'password',
  label = 'Password',
  autoComplete,
  autoFocus,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggleLabel = `${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={toggleLabel}
        title={toggleLabel}
        onClick={() => setShown(!isShown)}
        // Keeps the focus in the field, so that typing can continue.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormField
      name={name}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
