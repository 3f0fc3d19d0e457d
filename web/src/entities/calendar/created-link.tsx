import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import EventAvailableRounded from '@mui/icons-material/EventAvailableRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { showToast } from '~/lib/show-toast';

const texts = {
  calendarLinkCopied: 'Link copied',
  calendarLinkNotCopied: 'Failed to copy the link. Please select it and copy it yourself.',
} as const;

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast(texts.calendarLinkCopied, { variant: 'success' });
  } catch {
    showToast(texts.calendarLinkNotCopied, { variant: 'error' });
  }
}

const buttonsSx = { flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } } as const;

/** The address of a link that was just created, and what to do with it. */
export const CreatedLink = ({ link, name }: { link: string; name: string }) => (
  <Stack sx={{ gap: 1.5, alignSelf: 'stretch' }}>
    <TextField
      label={`Link: ${name}`}
      value={link}
      fullWidth
      autoComplete="off"
      helperText="Copy it now: for your safety it is not shown again."
      slotProps={{ htmlInput: { readOnly: true } }}
      onFocus={({ target }) => target.select()}
    />
    <Stack direction="row" sx={buttonsSx}>
      <Button
        variant="contained"
        startIcon={<ContentCopyRounded />}
        aria-label={`Copy the link: ${name}`}
        onClick={() => void copy(link)}
      >
        Copy the link
      </Button>
      <Button
        variant="outlined"
        startIcon={<EventAvailableRounded />}
        aria-label={`Open in calendar app: ${name}`}
        href={link.replace(/^https?:/, 'webcal:')}
      >
        Open in calendar app
      </Button>
    </Stack>
  </Stack>
);
