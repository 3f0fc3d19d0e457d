import { maxServiceEntries } from '@carwash/domain/services/endpoints';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FieldArray, useField } from 'formik';
import { useEffect, useRef } from 'react';
import { EntryField } from './entry-field.tsx';

interface EntryListProps {
  /** Name of the list in the form. */
  name: string;
  /** What one entry is, such as 'Benefit'. */
  entry: string;
  /** What is proposed for an entry. */
  suggestions?: readonly string[];
}

/** Moves the keyboard to an entry once it is there. */
function useFocusEntry(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  const focus = (index: number) => list.current?.querySelectorAll('input')[index]?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an entry has come or gone
  useEffect(() => {
    if (next.current !== null) focus(next.current);
    next.current = null;
  }, [count]);
  const focusNext = (index: number) => {
    next.current = index;
  };
  return { list, focus, focusNext };
}

/** A list of short texts. The first entry stays; the others can be removed. */
export function EntryList({ name, entry, suggestions = [] }: EntryListProps) {
  const [{ value: entries }] = useField<string[]>(name);
  const { list, focus, focusNext } = useFocusEntry(entries.length);
  const isFull = entries.length >= maxServiceEntries;
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
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the list
              key={index}
              name={`${name}.${index}`}
              label={`${entry} ${index + 1}`}
              suggestions={suggestions}
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
            {isFull ? `${maxServiceEntries} entries at most` : `Add ${noun}`}
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
