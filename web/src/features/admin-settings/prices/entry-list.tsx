import AddRounded from '@mui/icons-material/AddRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import { type ReactNode, useRef } from 'react';
import { EntryGroup } from '~/ui/forms/entry-group';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';

interface EntryListProps<Entry> {
  /** Name of the list in the form's values. */
  name: string;
  /** Name of one entry within a sentence: 'an extra'. */
  one: string;
  /** Text shown while the list is empty. */
  none: string;
  most: number;
  newEntry: () => Entry;
  /**
   * Renders the fields of an entry.
   * @param path name of the entry in the form's values
   */
  children: (path: string) => ReactNode;
}

/** A list of named entries with a button that adds one. */
export function EntryList<Entry extends { _id: string; name: string }>({
  name,
  one,
  none,
  most,
  newEntry,
  children,
}: EntryListProps<Entry>) {
  const [{ value: entries }] = useField<Entry[]>(name);
  const addButton = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>(addButton);
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack ref={area} {...handlers} sx={{ gap: 2, alignItems: 'stretch' }}>
          {entries.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>}
          {entries.map((entry, index) => {
            const title = entry.name.trim() || `${one} without a name`;
            return (
              <EntryGroup key={entry._id} title={title}>
                {children(`${name}.${index}`)}
                <Button
                  color="error"
                  startIcon={<RemoveCircleOutlineRounded />}
                  aria-label={`Remove ${title}`}
                  onClick={() => remove(index)}
                >
                  Remove
                </Button>
              </EntryGroup>
            );
          })}
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={entries.length >= most}
            onClick={() => push(newEntry())}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add {one}
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
