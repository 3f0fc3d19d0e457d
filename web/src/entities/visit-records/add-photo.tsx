import {
  mostVisitPhotos,
  type PhotoStage,
  photoStageLabels,
} from '@carwash/domain/visit-records/visit-record';
import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { acceptedImageFiles } from '~/entities/images/check-image-file';
import { useOnline } from '~/lib/online';
import { UploadProgress } from '~/ui/states/upload-progress';
import { dropUpload, type PhotoUpload, usePhotoUploads } from './photo-uploads';
import { retryUpload, uploadPhotos } from './send-photos';

/** A photo that is waiting, being sent, or has failed. */
function Upload({ upload: { id, file, progress, problem } }: { upload: PhotoUpload }) {
  const online = useOnline();
  if (problem !== null) {
    return (
      <Alert severity="error">
        <Stack sx={{ gap: 1, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
          {file.name}: {problem}
          <Stack direction="row" sx={{ gap: 1 }}>
            <Button color="inherit" variant="outlined" onClick={() => retryUpload(id)}>
              Try again
            </Button>
            <Button color="inherit" onClick={() => dropUpload(id)}>
              Discard
            </Button>
          </Stack>
        </Stack>
      </Alert>
    );
  }
  return (
    <Box role="status">
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {file.name}
        {!online && ': you are offline. It is sent once there is a connection.'}
      </Typography>
      {online && <UploadProgress label={`Sending ${file.name}`} share={progress ?? 0} />}
    </Box>
  );
}

interface PhotoSource {
  label: string;
  Icon: typeof AddAPhotoOutlined;
  /** Opens the camera of a phone at once; elsewhere, and without it, files are chosen. */
  capture?: 'environment';
}

const photoSources: readonly PhotoSource[] = [
  { label: 'Add photo', Icon: AddAPhotoOutlined, capture: 'environment' },
  { label: 'From the library', Icon: PhotoLibraryOutlined },
];

interface PhotoButtonProps extends PhotoSource {
  photoStage: PhotoStage;
  onChoose: (files: File[]) => void;
}

const PhotoButton = ({ label, Icon, capture, photoStage, onChoose }: PhotoButtonProps) => (
  // biome-ignore lint/a11y/useValidAriaRole: the input inside takes the focus
  <Button
    component="label"
    role={undefined}
    tabIndex={-1}
    variant="outlined"
    startIcon={<Icon />}
    sx={{
      position: 'relative',
      '&:has(:focus-visible)': {
        outline: '3px solid var(--mui-palette-primary-main)',
        outlineOffset: 2,
      },
    }}
  >
    {label}
    <input
      type="file"
      accept={acceptedImageFiles}
      capture={capture}
      multiple
      aria-label={`${label}, ${photoStageLabels[photoStage].toLowerCase()}`}
      style={visuallyHidden}
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        // Allows choosing the same file again.
        currentTarget.value = '';
      }}
    />
  </Button>
);

interface AddPhotoProps {
  bookingId: string;
  photoStage: PhotoStage;
  /** Number of photos that the visit has. */
  count: number;
}

/** The buttons that open the camera and the library, and the photos that are on their way. */
export function AddPhoto({ bookingId, photoStage, count }: AddPhotoProps) {
  const uploads = usePhotoUploads().filter((upload) => upload.bookingId === bookingId);
  const isFull = count + uploads.length >= mostVisitPhotos;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'stretch' }}>
      {uploads
        .filter((upload) => upload.photoStage === photoStage)
        .map((upload) => (
          <Upload key={upload.id} upload={upload} />
        ))}
      {isFull ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A visit has at most {mostVisitPhotos} photos.
        </Typography>
      ) : (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {photoSources.map((source) => (
            <PhotoButton
              key={source.label}
              {...source}
              photoStage={photoStage}
              onChoose={(files) => uploadPhotos(bookingId, photoStage, files)}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
