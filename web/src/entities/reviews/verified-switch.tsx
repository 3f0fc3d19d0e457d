import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface VerifiedSwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Leaves only the reviews of customers whose visit has taken place. */
export const VerifiedSwitch = ({ checked, onChange }: VerifiedSwitchProps) => (
  <FormControlLabel
    control={<Switch checked={checked} onChange={(_, isChecked) => onChange(isChecked)} />}
    label="Verified visits only"
    sx={{ alignSelf: 'flex-start' }}
  />
);
