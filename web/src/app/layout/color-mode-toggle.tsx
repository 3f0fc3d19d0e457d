import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { colorSchemeAttribute } from '../theme/surface';

const choices = [
  { mode: 'dark', Icon: DarkModeOutlined },
  { mode: 'light', Icon: LightModeOutlined },
] as const;

/** Moves the focus to the other button, because the clicked one hides itself. */
function focusOther({ currentTarget }: MouseEvent<HTMLElement>) {
  const other = currentTarget.nextElementSibling ?? currentTarget.previousElementSibling;
  if (other instanceof HTMLElement) other.focus({ preventScroll: true });
}

/**
 * Switches between light and dark and stores the choice. Without a stored choice the system's setting
 * applies. There is a button for each mode and CSS shows only the useful one, so the switch works before the
 * app has started, too (index.html).
 */
export function ColorModeToggle() {
  const { setMode } = useColorScheme();
  return (
    <span>
      {choices.map(({ mode, Icon }) => (
        <IconButton
          key={mode}
          color="inherit"
          aria-label={`Switch to ${mode} mode`}
          title={`Switch to ${mode} mode`}
          data-color-mode={mode}
          onClick={(event) => {
            setMode(mode);
            focusOther(event);
          }}
          sx={{ [`html[${colorSchemeAttribute}='${mode}'] &`]: { display: 'none' } }}
        >
          <Icon />
        </IconButton>
      ))}
    </span>
  );
}
