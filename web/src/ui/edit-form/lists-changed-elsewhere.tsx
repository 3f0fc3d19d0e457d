import { listChangedMeanwhile } from '@carwash/domain/schema/seen-lists';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Focuses the first button in the returned element when a save was refused, because the form is long. */
function useFocusAfterRefusal() {
  const area = useRef<HTMLDivElement>(null);
  const { isSubmitting, isValid } = useFormikContext();
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    // An invalid field takes the focus itself.
    if (wasSubmitting.current && !isSubmitting && isValid) {
      area.current?.querySelector('button')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isValid]);
  return area;
}

interface ListsChangedElsewhereProps<Field extends PropertyKey> {
  /** Lists that both somebody else and this form have changed. */
  lists: readonly Field[];
  /** Names of the lists, for use within a sentence. */
  names: Record<Field, string>;
  /** Replaces a list with the saved one. */
  onReload: (list: Field) => void;
}

/** Tells that somebody else has changed lists that have unsaved changes here, which therefore can't be saved. */
export function ListsChangedElsewhere<Field extends PropertyKey>(
  props: ListsChangedElsewhereProps<Field>,
) {
  return props.lists.length > 0 && <ChangedLists {...props} />;
}

function ChangedLists<Field extends PropertyKey>({
  lists,
  names,
  onReload,
}: ListsChangedElsewhereProps<Field>) {
  const area = useFocusAfterRefusal();
  const reload = (list: Field) => {
    // The button disappears, so the page takes the focus.
    document.querySelector('main')?.focus({ preventScroll: true });
    onReload(list);
  };
  return (
    <Stack ref={area} sx={{ gap: 1.5 }}>
      {lists.map((list) => (
        <Alert
          key={String(list)}
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              aria-label={`Reload the ${names[list]}`}
              onClick={() => reload(list)}
            >
              Reload
            </Button>
          }
        >
          <AlertTitle sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>
            {names[list]}
          </AlertTitle>
          {listChangedMeanwhile}
        </Alert>
      ))}
    </Stack>
  );
}
