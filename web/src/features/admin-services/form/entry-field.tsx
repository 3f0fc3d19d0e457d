import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useId } from 'react';
import { FormField } from '~/ui/forms/form-field.tsx';

interface EntryFieldProps {
  name: string;
  label: string;
  suggestions: readonly string[];
  /** Enter goes on with the list: the form is sent by its button. */
  onEnter: () => void;
  /** null: this entry stays. */
  onRemove: (() => void) | null;
}

/** One line of a list, with the way to remove it. */
export function EntryField({ name, label, suggestions, onEnter, onRemove }: EntryFieldProps) {
  const suggestionsId = useId();
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Box sx={{ display: 'flex', width: '100%', gap: 1, alignItems: 'flex-start' }}>
      <FormField
        name={name}
        label={label}
        slotProps={{
          htmlInput: {
            onKeyDown: goOn,
            ...(suggestions.length > 0 && { list: suggestionsId }),
          },
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={suggestionsId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <Box sx={{ width: 44, pt: 0.75, flexShrink: 0 }}>
        {onRemove && (
          <IconButton
            aria-label={`Remove ${label.toLowerCase()}`}
            title={`Remove ${label.toLowerCase()}`}
            onClick={onRemove}
            sx={{ width: 44, height: 44 }}
          >
            <RemoveCircleOutlineRounded />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
