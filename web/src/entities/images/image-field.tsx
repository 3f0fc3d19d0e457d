import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type DragEvent, useId } from 'react';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { UploadProgress } from '~/ui/states/upload-progress';
import { acceptedImageFiles, imageFileRules } from './check-image-file';
import type { FieldImage } from './use-image-field';

interface ImagePreviewProps {
  /** Address of the picture; empty while there is none. */
  address: string;
  alt: string;
  isWrong: boolean;
  onDropFile: (file: File) => void;
}

/** The picture in the proportions in which it is shown. Files can be dropped on it. */
function ImagePreview({ address, alt, isWrong, onDropFile }: ImagePreviewProps) {
  const take = (event: DragEvent) => {
    // Otherwise the browser would replace the page with the dropped file.
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onDropFile(file);
  };
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
      sx={{
        display: 'grid',
        placeItems: 'center',
        aspectRatio: pictureRatio,
        overflow: 'hidden',
        borderRadius: '16px',
        border: '1px dashed',
        borderColor: isWrong ? 'error.main' : 'divider',
        bgcolor: 'action.hover',
        color: 'text.secondary',
      }}
    >
      {address === '' ? (
        <ImageOutlined aria-hidden sx={{ fontSize: 40 }} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={alt}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

/** Rules for the files that can be chosen. */
export const ImageRules = ({ id }: { id: string }) => (
  <Typography id={id} variant="body2" sx={{ color: 'text.secondary' }}>
    {imageFileRules} Best 16 by 10: any other shape is cut at its edges.
  </Typography>
);

interface ImageFieldProps {
  image: FieldImage;
  /** Label that is unique among the fields of the form, such as 'Picture 2, before'. */
  label: string;
  /** The same field named within a sentence beside it, such as 'picture before'. */
  noun: string;
  /** Id of rules that are shown elsewhere; by default the rules are shown here. */
  rulesId?: string;
  /** Narrow layout, for a field beside others: everything is below the picture. */
  isNarrow?: boolean;
}

/**
 * An image of the surrounding form, chosen from a file dialog or dropped, in the proportions that customers
 * see.
 */
export function ImageField({ image, label, noun, rulesId, isNarrow = false }: ImageFieldProps) {
  const { shown, uploading, progress, problem, choose, retry } = image;
  const ownRulesId = useId();
  const problemId = useId();
  const beside = isNarrow ? 'column' : 'row';
  return (
    <Stack
      direction={{ xs: 'column', sm: beside }}
      sx={{ gap: isNarrow ? 1 : { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Box sx={{ width: { xs: '100%', sm: isNarrow ? '100%' : 280 }, flexShrink: 0 }}>
        <ImagePreview
          address={shown}
          alt={`${label}: preview`}
          isWrong={problem !== null}
          onDropFile={(file) => uploading || void choose(file)}
        />
        <UploadProgress label={`Uploading the ${noun}`} share={progress} />
      </Box>
      <Stack sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {/* biome-ignore lint/a11y/useValidAriaRole: the input inside takes the focus; it can be marked invalid, which a button cannot */}
          <Button
            component="label"
            role={undefined}
            tabIndex={-1}
            variant="outlined"
            disabled={uploading}
            sx={{ position: 'relative', '&:has(:focus-visible)': focusRing }}
          >
            {shown === '' ? `Upload ${noun}` : `Change ${noun}`}
            <input
              type="file"
              accept={acceptedImageFiles}
              aria-label={label}
              aria-describedby={`${rulesId ?? ownRulesId} ${problemId}`}
              aria-invalid={problem !== null}
              // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
              aria-disabled={uploading}
              onClick={(event) => uploading && event.preventDefault()}
              style={visuallyHidden}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                if (file) void choose(file);
                // Allows choosing the same file again.
                currentTarget.value = '';
              }}
            />
          </Button>
          {retry && <Button onClick={() => void retry()}>Try again</Button>}
        </Box>
        {rulesId === undefined && <ImageRules id={ownRulesId} />}
        <Box id={problemId} aria-live="polite" sx={{ minHeight: 22 }}>
          {problem !== null && (
            <FormHelperText error sx={{ m: 0 }}>
              {problem}
            </FormHelperText>
          )}
        </Box>
      </Stack>
    </Stack>
  );
}

const focusRing = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;
