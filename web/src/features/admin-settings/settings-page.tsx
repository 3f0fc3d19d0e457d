import { can } from '@carwash/domain/roles/role';
import {
  updateLegalSettingsSchema,
  updatePrivateSettingsSchema,
} from '@carwash/domain/settings/endpoints';
import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageSettingsParameter } from '~/entities/messages/message-settings-path';
import { useMessageSettings } from '~/entities/messages/use-message-settings';
import { privateSettingsParameter } from '~/entities/settings/private-settings-path';
import { useLegalSettings } from '~/entities/settings/use-legal-settings';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { usePrivateSettings } from '~/entities/settings/use-private-settings';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import type { QueryState } from '~/lib/query-state';
import { useSession } from '~/lib/session/use-session';
import { toastTexts } from '~/lib/toasts';
import { EditRecord } from '~/ui/edit-form/edit-record';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { EditSettingsForm } from './form/edit-settings-form';
import { LegalFields } from './legal/legal-fields';
import { type LegalForm, legalForm } from './legal/legal-form';
import { MessageFields } from './messages/message-fields';
import { type MessageForm, messageForm, messageUpdate } from './messages/message-form';
import { PrivateFields } from './private/private-fields';
import { privateForm } from './private/private-form';

const texts = { saved: toastTexts.settingsSaved, notSaved: toastTexts.settingsNotSaved };

const SettingsSkeleton = ({ heights }: { heights: readonly number[] }) => (
  <Stack role="status" aria-label="Loading the settings" sx={{ gap: 3 }}>
    {heights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </Stack>
);

interface PanelProps {
  uid: string;
}

function PublicSettingsPanel({ uid }: PanelProps) {
  const { settings, stored } = useLiveSettings(true);
  return (
    <>
      {stored.state === 'failed' && (
        <FailedState title="The settings could not be loaded." onRetry={stored.retry} />
      )}
      {stored.state === 'loading' && <SettingsSkeleton heights={[420, 760, 190, 290, 170]} />}
      {settings && <EditSettingsForm key={uid} uid={uid} settings={settings} />}
    </>
  );
}

interface LoadedProps<Stored> {
  stored: QueryState<Stored>;
  /** Heights of the sections while they load. */
  heights: readonly number[];
  children: (stored: Stored) => ReactNode;
}

function Loaded<Stored>({ stored, heights, children }: LoadedProps<Stored>) {
  if (stored.state === 'loading') return <SettingsSkeleton heights={heights} />;
  if (stored.state === 'failed') {
    return <FailedState title="The settings could not be loaded." onRetry={stored.retry} />;
  }
  return children(stored.data);
}

const savePrivate = (changes: Changes<PrivateSettings>) =>
  callApi('updatePrivateSettings', {
    body: updatePrivateSettingsSchema.cast(privateForm.updateOf(changes)),
  });

const PrivateSettingsPanel = ({ uid }: PanelProps) => (
  <Loaded stored={usePrivateSettings()} heights={[190, 260]}>
    {(stored) => (
      <EditRecord
        key={uid}
        label="Private settings"
        subject="The settings were"
        model={privateForm}
        draftKey={`privateSettingsDraft:${uid}`}
        stored={stored}
        save={savePrivate}
        texts={texts}
      >
        <PrivateFields />
      </EditRecord>
    )}
  </Loaded>
);

const saveLegalSettings = (changes: Changes<LegalForm>) =>
  callApi('updateLegalSettings', {
    body: updateLegalSettingsSchema.cast(legalForm.updateOf(changes)),
  });

const LegalSettingsPanel = ({ uid }: PanelProps) => (
  <Loaded stored={useLegalSettings()} heights={[480, 420, 440]}>
    {(stored) => (
      <EditRecord
        key={uid}
        label="Legal settings"
        subject="The settings were"
        model={legalForm}
        draftKey={`legalSettingsDraft:${uid}`}
        stored={stored}
        save={saveLegalSettings}
        texts={texts}
      >
        <LegalFields />
      </EditRecord>
    )}
  </Loaded>
);

const saveMessageSettings = (changes: Changes<MessageForm>) =>
  callApi('updateMessageSettings', { body: messageUpdate(changes) });

const MessageSettingsPanel = ({ uid }: PanelProps) => (
  <Loaded stored={useMessageSettings()} heights={[120, 190, 760, 420]}>
    {(stored) => (
      <EditRecord
        key={uid}
        label="Settings of messages"
        subject="The settings were"
        model={messageForm}
        draftKey={`messageSettingsDraft:${uid}`}
        stored={stored}
        save={saveMessageSettings}
        texts={texts}
      >
        <MessageFields />
      </EditRecord>
    )}
  </Loaded>
);

const views = {
  public: {
    label: 'Public',
    subtitle: 'What customers see of the business. Pages show a change after a few minutes.',
    Panel: PublicSettingsPanel,
    needs: 'manageCatalogue',
  },
  private: {
    label: 'Private',
    subtitle: 'What only staff see, and what receipts say of who sells.',
    Panel: PrivateSettingsPanel,
    needs: 'manageBusiness',
  },
  messages: {
    label: 'Messages',
    subtitle: 'What customers and you are told, and when.',
    Panel: MessageSettingsPanel,
    needs: 'manageBusiness',
  },
  legal: {
    label: 'Legal',
    subtitle:
      'How long data is kept, the privacy notice and the terms. Pages show a change after a few minutes.',
    Panel: LegalSettingsPanel,
    needs: 'manageBusiness',
  },
} as const;

type View = keyof typeof views;

const viewNames = Object.keys(views) as View[];

/** The query parameter that opens a view. Without one the public settings are open. */
const parameters: Record<View, string> = {
  public: 'public',
  private: privateSettingsParameter,
  messages: messageSettingsParameter,
  legal: 'legal',
};

const tabId = (view: View) => `settings-tab-${view}`;
const panelId = (view: View) => `settings-panel-${view}`;

/** /dashboard/settings: the public settings, the private ones, those of messages, and the legal ones. */
export default function SettingsPage() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const open = viewNames.filter((name) => can(user?.role, views[name].needs));
  const view = open.find((name) => params.has(parameters[name])) ?? 'public';
  const { subtitle, Panel } = views[view];
  const choose = (chosen: View) =>
    setParams(chosen === 'public' ? {} : { [parameters[chosen]]: '' }, {
      preventScrollReset: true,
    });
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeading title="Settings" subtitle={subtitle} />
      <Tabs
        value={view}
        onChange={(_, chosen: View) => choose(chosen)}
        aria-label="Settings"
        variant="scrollable"
        scrollButtons={false}
        sx={{
          mb: 3,
          borderBottom: '1px solid',
          borderColor: 'divider',
          // Narrow enough that all tabs fit on the smallest phone.
          '& .MuiTab-root': { px: { xs: 1, sm: 2 }, minWidth: { xs: 0, sm: 90 } },
        }}
      >
        {open.map((name) => (
          <Tab
            key={name}
            value={name}
            label={views[name].label}
            id={tabId(name)}
            {...(name === view && { 'aria-controls': panelId(view) })}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panelId(view)} aria-labelledby={tabId(view)}>
        {user && <Panel uid={user._id} />}
      </Box>
    </Box>
  );
}
