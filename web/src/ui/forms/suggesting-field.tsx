import Box from '@mui/material/Box';
import { useId } from 'react';
import { FormField } from './form-field';

interface SuggestingFieldProps {
  name: string;
  label: string;
  suggestions: readonly string[];
  onFocus: () => void;
}

/** A field that suggests texts as one types, and takes any other. */
export function SuggestingField({ suggestions, ...props }: SuggestingFieldProps) {
  const listId = useId();
  return (
    <Box>
      <FormField {...props} autoComplete="off" slotProps={{ htmlInput: { list: listId } }} />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </Box>
  );
}
