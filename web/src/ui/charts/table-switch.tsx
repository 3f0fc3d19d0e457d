import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface TableSwitchProps {
  /** Title of the chart. */
  chart: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows the figures of a chart as a table. */
export const TableSwitch = ({ chart, checked, onChange }: TableSwitchProps) => (
  <FormControlLabel
    control={
      <Switch
        checked={checked}
        onChange={(_event, next) => onChange(next)}
        slotProps={{ input: { 'aria-label': `Show as table: ${chart}` } }}
      />
    }
    label="Show as table"
    sx={{ mr: 0, ml: { xs: -1.5, sm: 0 } }}
    slotProps={{ typography: { variant: 'body2' } }}
  />
);
