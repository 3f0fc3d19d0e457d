import AddRounded from '@mui/icons-material/AddRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useField } from 'formik';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormField } from './form-field';

interface EntryFieldProps {
  name: string;
  label: string;
  required: boolean;
  /** Enter adds the next entry rather than submitting the form. */
  onEnter: () => void;
  /** null when this entry can't be removed. */
  onRemove: (() => void) | null;
}

/** One entry with a button to remove it. */
function EntryField({ name, label, required, onEnter, onRemove }: EntryFieldProps) {
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
            required,
            onKeyDown: goOn,
          },
        }}
      />
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

interface TextListFieldProps {
  /** Name of the list in the form's values. */
  name: string;
  /** Label of one entry, such as 'Benefit'. */
  entry: string;
  /** Most entries. */
  most: number;
  /** Whether there must be an entry. */
  required?: boolean;
}

/** Moves the focus to an entry once it is rendered. */
function useFocusEntry(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  const focus = (index: number) => list.current?.querySelectorAll('input')[index]?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when an entry was added or removed
  useEffect(() => {
    if (next.current !== null) focus(next.current);
    next.current = null;
  }, [count]);
  const focusNext = (index: number) => {
    next.current = index;
  };
  return { list, focus, focusNext };
}

/** A list of short texts. The first entry always stays; the others can be removed. */
export function TextListField({ name, entry, most, required = true }: TextListFieldProps) {
  const [{ value: entries }] = useField<string[]>(name);
  const { list, focus, focusNext } = useFocusEntry(entries.length);
  const isFull = entries.length >= most;
  const noun = entry.toLowerCase();

  const goOn = (push: (text: string) => void) => {
    const last = entries.length - 1;
    if (entries[last]?.trim() === '') focus(last);
    else if (!isFull) {
      focusNext(entries.length);
      push('');
    }
  };

  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack ref={list} sx={{ gap: 1, alignItems: 'flex-start' }}>
          {entries.map((_, index) => (
            <EntryField
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id but its index
              key={index}
              name={`${name}.${index}`}
              label={`${entry} ${index + 1}`}
              required={required}
              onEnter={() => goOn(push)}
              onRemove={
                index === 0
                  ? null
                  : () => {
                      focusNext(index - 1);
                      remove(index);
                    }
              }
            />
          ))}
          <Button startIcon={<AddRounded />} disabled={isFull} onClick={() => goOn(push)}>
            {isFull ? `${most} entries at most` : `Add ${noun}`}
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
