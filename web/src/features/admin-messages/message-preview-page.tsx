import {
  accountMessageKinds,
  bookingMessageKinds,
  type MessageKind,
  messageKinds,
} from '@carwash/domain/messages/kinds';
import { countSegments, describeSegments } from '@carwash/domain/messages/text-segments';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';

const kinds = Object.keys({ ...bookingMessageKinds, ...accountMessageKinds }) as MessageKind[];

const nameOf = (kind: MessageKind): string => {
  const { label, reader } = messageKinds[kind];
  return reader === 'staff' ? `To you: ${label}` : label;
};

/** Height of a mail's frame, which scrolls when the mail is longer, in pixels. */
const frameHeight = 760;

function Preview({ kind }: { kind: MessageKind }) {
  const ask = useCallback(
    (signal: AbortSignal) => callApi('previewMessage', { params: { kind }, signal }),
    [kind],
  );
  const { state } = useCalled(ask);
  if (state.state === 'loading') {
    return (
      <Skeleton
        variant="rounded"
        height={frameHeight}
        role="status"
        aria-label="Loading the message"
      />
    );
  }
  if (state.state === 'failed') {
    return <FailedState title="The message could not be loaded." onRetry={state.retry} />;
  }
  const { subject, html, title, body, textMessage } = state.data;
  return (
    <Stack sx={{ gap: 3 }}>
      <Box component="section" aria-label="Email">
        <Typography variant="h3" component="h2" gutterBottom>
          Email
        </Typography>
        <Typography gutterBottom sx={{ overflowWrap: 'anywhere' }}>
          Subject: {subject}
        </Typography>
        <Paper variant="outlined" sx={{ overflow: 'hidden', maxWidth: 640 }}>
          {/* Sandboxed: a mail runs no scripts, and its links must not lead away from here. */}
          <Box
            component="iframe"
            title={subject}
            sandbox=""
            srcDoc={html}
            sx={{ display: 'block', width: '100%', height: frameHeight, border: 0 }}
          />
        </Paper>
      </Box>
      <Box component="section" aria-label="Notification">
        <Typography variant="h3" component="h2" gutterBottom>
          Notification
        </Typography>
        <Paper variant="outlined" sx={{ p: 2, maxWidth: 400, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography color="text.secondary">{body}</Typography>
        </Paper>
      </Box>
      {textMessage !== null && (
        <Box component="section" aria-label="Text message">
          <Typography variant="h3" component="h2" gutterBottom>
            Text message
          </Typography>
          <Typography gutterBottom>
            {textMessage.length} characters, paid as {describeSegments(countSegments(textMessage))}.
          </Typography>
          <Paper variant="outlined" sx={{ p: 2, maxWidth: 400, overflowWrap: 'anywhere' }}>
            <Typography>{textMessage}</Typography>
          </Paper>
        </Box>
      )}
    </Stack>
  );
}

/** /dashboard/messages/preview: each kind of message as its reader gets it, with sample data. */
export default function MessagePreviewPage() {
  const filter = useUrlFilter('kind');
  const kind = kinds.find((known) => known === filter.value) ?? 'confirmation';
  return (
    <>
      <PageHeading
        title="How messages look"
        subtitle="With sample data and your own lines. Links are switched off here."
      />
      <TextField
        select
        fullWidth
        label="Message"
        value={kind}
        onChange={({ target }) => filter.choose(target.value)}
        sx={{ maxWidth: 360, mb: 3 }}
      >
        {kinds.map((known) => (
          <MenuItem key={known} value={known}>
            {nameOf(known)}
          </MenuItem>
        ))}
      </TextField>
      <Preview kind={kind} />
    </>
  );
}
