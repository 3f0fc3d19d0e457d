import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import CompareOutlined from '@mui/icons-material/CompareOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { FieldArray, useField } from 'formik';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ImageRules } from './image-field';
import { newPictureEntry, type PictureEntry } from './picture-entries';
import { PictureEntryField } from './picture-entry-field';
import type { RunningUploads } from './use-image-field';

/**
 * Moves the focus within the list after the list has changed: to the first of the named buttons that exists.
 */
function useFocusAfterChange(entries: readonly PictureEntry[]) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed
  useEffect(() => {
    const found = next.current.map((target) => list.current?.querySelector<HTMLElement>(target));
    found.find((element) => element)?.focus();
    next.current = [];
  }, [entries]);
  const focusNext = (...targets: readonly string[]) => {
    next.current = targets;
  };
  return { list, focusNext };
}

const addButton = '[data-action="add"]:enabled';

interface PicturesFieldProps {
  uploads: RunningUploads;
  /** Text about the pictures' purpose and their number. */
  children: ReactNode;
  most: number;
  /** Whether an entry may be a pair: before and after. */
  hasPairs: boolean;
}

/** The list `pictures` of the surrounding form, in the order in which customers see them. */
export function PicturesField({ uploads, children, most, hasPairs }: PicturesFieldProps) {
  const [{ value: entries }, { error }] = useField<PictureEntry[]>('pictures');
  const { list, focusNext } = useFocusAfterChange(entries);
  const [said, setSaid] = useState('');
  const rulesId = useId();

  return (
    <FieldArray name="pictures">
      {({ push, remove, swap }) => {
        const add = (kind: Pick<PictureEntry, 'isPair'>) => {
          const entry = newPictureEntry(kind);
          focusNext(`[data-entry="${entry.id}"] input[type="file"]`);
          push(entry);
        };
        const move = (from: number, to: number) => {
          setSaid(`Picture ${from + 1} is now picture ${to + 1} of ${entries.length}.`);
          swap(from, to);
        };
        const takeAway = (index: number) => {
          const neighbour = entries[index + 1] ?? entries[index - 1];
          focusNext(`[data-entry="${neighbour?.id}"] [data-remove] button`, addButton);
          setSaid(`Picture ${index + 1} is removed.`);
          remove(index);
        };
        return (
          <Stack ref={list} sx={{ gap: 2, alignItems: 'stretch' }}>
            <Typography sx={{ color: 'text.secondary', maxWidth: '65ch' }}>{children}</Typography>
            <ImageRules id={rulesId} />
            {entries.map((entry, index) => (
              <PictureEntryField
                key={entry.id}
                entry={entry}
                index={index}
                uploads={uploads}
                rulesId={rulesId}
                count={entries.length}
                onMove={(to) => move(index, to)}
                onRemove={() => takeAway(index)}
              />
            ))}
            {/* The list can grow beyond the limit when two people add pictures at the same time. */}
            {typeof error === 'string' && <Alert severity="error">{error}</Alert>}
            {entries.length >= most ? (
              <Typography>{most} pictures at most.</Typography>
            ) : (
              <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
                {hasPairs && (
                  <Button
                    data-action="add"
                    startIcon={<CompareOutlined />}
                    onClick={() => add({ isPair: true })}
                  >
                    Add before and after
                  </Button>
                )}
                <Button
                  data-action="add"
                  startIcon={<AddPhotoAlternateOutlined />}
                  onClick={() => add({ isPair: false })}
                >
                  Add picture
                </Button>
              </Stack>
            )}
            <Box role="status" sx={visuallyHidden}>
              {said}
            </Box>
          </Stack>
        );
      }}
    </FieldArray>
  );
}
