import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface DownloadButtonsProps<Format extends string> {
  /** The label of each format. */
  labels: Readonly<Record<Format, string>>;
  /** The format that is being downloaded. */
  running: Format | null;
  onDownload: (format: Format) => void;
}

/** A button for each format of a file, of which one is downloaded at a time. */
export const DownloadButtons = <Format extends string>({
  labels,
  running,
  onDownload,
}: DownloadButtonsProps<Format>) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
    {(Object.keys(labels) as Format[]).map((format) => (
      <Button
        key={format}
        variant="outlined"
        startIcon={<DownloadRounded />}
        loading={running === format}
        loadingPosition="start"
        disabled={running !== null}
        onClick={() => onDownload(format)}
        // On narrow screens the buttons stand in two lines, with equal widths.
        sx={{ minHeight: 44, flexGrow: { xs: 1, sm: 0 } }}
      >
        {labels[format]}
      </Button>
    ))}
  </Stack>
);
