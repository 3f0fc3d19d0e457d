import LinearProgress from '@mui/material/LinearProgress';

/**
 * How much of the photo has been sent, 0 to 1; its place stays empty while nothing is. Once all of it
 * has, the bar moves on by itself until the answer is there.
 */
export function UploadProgress({ share }: { share: number | null }) {
  return (
    <LinearProgress
      aria-label="Uploading the photo"
      variant={share === 1 ? 'indeterminate' : 'determinate'}
      value={Math.round((share ?? 0) * 100)}
      sx={{ mt: 1, height: 6, borderRadius: 3, visibility: share === null ? 'hidden' : 'visible' }}
    />
  );
}
