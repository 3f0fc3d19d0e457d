import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { FormField } from './form-field.tsx';

interface PasswordFieldProps {
  /** Tells password managers whether to fill in a known password or to suggest one. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const label = isShown ? 'Hide password' : 'Show password';
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={label}
        title={label}
        onClick={() => setShown(!isShown)}
        // The field keeps the focus, so that typing can go on.
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <FormField
      name="password"
      label="Password"
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
