import { type MessageState, messageStates } from '@carwash/domain/messages/message';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { use, useCallback, useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { messageStateLabels } from '~/entities/messages/describe-message';
import { messageSettingsPath } from '~/entities/messages/message-settings-path';
import { useMessageSettings } from '~/entities/messages/use-message-settings';
import { paths } from '~/lib/address/paths';
import { useUrlFilter } from '~/lib/address/use-url-filter';
import { callApi } from '~/lib/api/call-api';
import { useCalled, useCalledPages } from '~/lib/api/use-called';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useCan } from '~/lib/session/use-can';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { formatCount } from '~/ui/format/format-count';
import { PageHeading } from '~/ui/page/page-heading';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { messageColumns } from './message-columns';
import { ResendAllDialog } from './resend-all-dialog';
import { SentThisMonth } from './sent-this-month';

const pageSize = 20;

/** Choice of all messages, whatever became of them. */
const everything = 'all';

type Shown = MessageState | typeof everything;

/** Choices in the order in which the desk needs them. The first is shown without a choice. */
const choices: readonly Shown[] = [
  'attention',
  'scheduled',
  'sending',
  'sent',
  'dropped',
  'settled',
  everything,
];

const labelOf = (shown: Shown): string =>
  shown === everything ? 'All messages' : messageStateLabels[shown];

/** Says that nothing is sent while all sending is stopped. */
function StoppedNote() {
  const settings = useMessageSettings();
  const mayChange = useCan('manageBusiness');
  if (settings.state !== 'ready' || !settings.data.isStopped) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {mayChange ? (
        <>
          All sending is stopped. What waits is sent when you switch it on again in the{' '}
          <Link component={RouterLink} to={messageSettingsPath} color="inherit">
            settings
          </Link>
          , where it is still true then.
        </>
      ) : (
        'All sending is stopped. Only an admin can switch it on again.'
      )}
    </Alert>
  );
}

function NoMessages({ shown }: { shown: Shown }) {
  if (shown === 'attention') {
    return (
      <EmptyState
        icon={<MarkEmailReadOutlined />}
        title="Nothing needs a look"
        description="A message that was refused, or of which nobody knows whether it arrived, is listed here."
      />
    );
  }
  return <EmptyState icon={<MarkEmailReadOutlined />} title="No such messages" />;
}

interface MessageListProps {
  shown: Shown;
  onChange: () => void;
}

/** Needs a `DialogHost` around it. */
function SendAllAgain({ onDone }: { onDone: () => void }) {
  const openDialog = use(DialogContext);
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      sx={{ alignSelf: 'start', minHeight: 44 }}
      onClick={() => openDialog(ResendAllDialog, { onDone })}
    >
      Send all again
    </Button>
  );
}

/** The messages in one state, page by page. */
function MessageList({ shown, onChange }: MessageListProps) {
  const state = messageStates.find((known) => known === shown);
  const { pages, reload } = useCalledPages((cursor, signal) =>
    callApi('listMessages', {
      query: { limit: pageSize, ...(cursor && { cursor }), ...(state && { state }) },
      signal,
    }),
  );
  const { page } = pages;
  const onDone = useCallback(() => {
    reload();
    onChange();
  }, [reload, onChange]);
  const columns = useMemo(() => messageColumns(onDone), [onDone]);
  return (
    <>
      {shown === 'attention' && page.state === 'ready' && page.data.length > 1 && (
        <SendAllAgain onDone={onDone} />
      )}
      <RecordPages
        caption="Messages"
        columns={columns}
        pages={pages}
        empty={<NoMessages shown={shown} />}
        failed="The messages could not be loaded."
      />
    </>
  );
}

const askCounts = (signal: AbortSignal) => callApi('getMessageCounts', { signal });

/** /dashboard/messages: what was sent to customers and to the business, and what the desk has to look at. */
export default function MessagesPage() {
  const filter = useUrlFilter('state');
  const shown = choices.find((choice) => choice === filter.value) ?? 'attention';
  const { state: counts, reload } = useCalled(askCounts);
  const attention = counts.state === 'ready' ? ` (${formatCount(counts.data.attention)})` : '';
  return (
    <>
      <PageHeading
        title="Messages"
        subtitle={localTimesNote() ?? 'What was sent to customers and to you, the latest first.'}
        action={
          <Button component={RouterLink} to={paths.messagePreview} variant="outlined">
            How messages look
          </Button>
        }
      />
      <StoppedNote />
      <Box component="search" aria-label="Messages" sx={{ maxWidth: 260, mb: 3 }}>
        <TextField
          select
          fullWidth
          label="Show"
          value={shown}
          onChange={({ target }) => filter.choose(target.value === 'attention' ? '' : target.value)}
        >
          {choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {labelOf(choice)}
              {choice === 'attention' && attention}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Stack sx={{ gap: 4 }}>
        <DialogHost>
          <MessageList key={shown} shown={shown} onChange={reload} />
        </DialogHost>
        <SentThisMonth counts={counts} />
      </Stack>
    </>
  );
}
