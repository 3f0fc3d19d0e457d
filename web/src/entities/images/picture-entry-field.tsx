import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { EntryButton, MoveButtons } from '~/ui/forms/entry-buttons';
import { FormField } from '~/ui/forms/form-field';
import { ImageField } from './image-field';
import type { PictureEntry } from './picture-entries';
import { type RunningUploads, useImageField } from './use-image-field';

interface PictureEntryFieldProps {
  entry: PictureEntry;
  /** From 0. */
  index: number;
  uploads: RunningUploads;
  rulesId: string;
  /** Number of entries. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A picture or a pair with its caption, buttons to move it, and a button to remove it. */
export function PictureEntryField(props: PictureEntryFieldProps) {
  const { entry, index, count, uploads, rulesId, onMove, onRemove } = props;
  const name = `pictures.${index}`;
  const label = `Picture ${index + 1}`;
  const noun = label.toLowerCase();
  const image = useImageField(`${name}.image`, uploads);
  const imageBefore = useImageField(`${name}.imageBefore`, uploads);
  return (
    <Box
      component="fieldset"
      data-entry={entry.id}
      sx={{
        m: 0,
        p: { xs: 1.5, sm: 2 },
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
      }}
    >
      <Typography component="legend" sx={visuallyHidden}>
        {entry.isPair ? `${label}: before and after` : label}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 1 }}>
        <Typography aria-hidden sx={{ flexGrow: 1, fontWeight: 650 }}>
          {label}
        </Typography>
        <MoveButtons noun={noun} index={index} count={count} onMove={onMove} />
        <Box data-remove>
          <EntryButton label={`Remove ${noun}`} onClick={onRemove}>
            <DeleteOutlineRounded />
          </EntryButton>
        </Box>
      </Stack>
      {entry.isPair ? (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <ImageField
            image={imageBefore}
            label={`${label}, before`}
            noun="picture before"
            rulesId={rulesId}
            isNarrow
          />
          <ImageField
            image={image}
            label={`${label}, after`}
            noun="picture after"
            rulesId={rulesId}
            isNarrow
          />
        </Box>
      ) : (
        <ImageField image={image} label={label} noun="picture" rulesId={rulesId} />
      )}
      <Box sx={{ display: 'grid', mt: 1 }}>
        <FormField
          name={`${name}.caption`}
          label={`Caption of ${noun}`}
          hint="Stands below the picture, and is read out to those who do not see it."
        />
      </Box>
    </Box>
  );
}
