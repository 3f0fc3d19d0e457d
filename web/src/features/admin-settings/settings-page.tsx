import type { MessageSettings } from '@carwash/domain/messages/message-settings';
import { can } from '@carwash/domain/roles/capabilities';
import {
  updateLegalTextsSchema,
  updatePrivateSettingsSchema,
} from '@carwash/domain/settings/endpoints';
import type { LegalTexts } from '@carwash/domain/settings/legal-texts';
import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { messageSettingsParameter } from '~/entities/messages/message-settings-path';
import { useMessageSettings } from '~/entities/messages/use-message-settings';
import { privateSettingsParameter } from '~/entities/settings/private-settings-path';
import { useLegalTexts } from '~/entities/settings/use-legal-texts';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { usePrivateSettings } from '~/entities/settings/use-private-settings';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { useSaveChanges } from '~/lib/forms/use-save-changes';
import { useSession } from '~/lib/session/use-session';
import { toastTexts } from '~/lib/toasts';
import { EditForm } from '~/ui/edit-form/edit-form';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { EditSettingsForm } from './form/edit-settings-form';
import { LegalFields } from './legal/legal-fields';
import { legalDraft, legalForm } from './legal/legal-form';
import { MessageFields } from './messages/message-fields';
import {
  type MessageForm,
  messageDraft,
  messageForm,
  messageUpdate,
} from './messages/message-form';
import { PrivateFields } from './private/private-fields';
import { privateDraft, privateForm } from './private/private-form';

const texts = { saved: toastTexts.settingsSaved, notSaved: toastTexts.settingsNotSaved };

const save = (changes: Changes<PrivateSettings>) =>
  callApi('updatePrivateSettings', {
    body: updatePrivateSettingsSchema.cast(privateForm.updateOf(changes)),
  });

interface EditPrivateFormProps {
  uid: string;
  settings: PrivateSettings;
}

/** The form of the private settings. Starts with the stored draft, if any. */
function EditPrivateForm({ uid, settings }: EditPrivateFormProps) {
  const draft = useMemo(() => privateDraft(uid), [uid]);
  const { saved, onSubmit } = useSaveChanges({ stored: settings, draft, save, texts });
  return (
    <EditForm
      label="Private settings"
      subject="The settings were"
      model={privateForm}
      saved={saved}
      draft={draft}
      onSubmit={onSubmit}
    >
      <PrivateFields />
    </EditForm>
  );
}

const saveLegalTexts = (changes: Changes<LegalTexts>) =>
  callApi('updateLegalTexts', {
    body: updateLegalTextsSchema.cast(legalForm.updateOf(changes)),
  });

/** The form of the legal texts. Starts with the stored draft, if any. */
function EditLegalForm({ uid, stored }: { uid: string; stored: LegalTexts }) {
  const draft = useMemo(() => legalDraft(uid), [uid]);
  const { saved, onSubmit } = useSaveChanges({ stored, draft, save: saveLegalTexts, texts });
  return (
    <EditForm
      label="Legal texts"
      subject="The texts were"
      model={legalForm}
      saved={saved}
      draft={draft}
      onSubmit={onSubmit}
    >
      <LegalFields />
    </EditForm>
  );
}

const saveMessageSettings = (changes: Changes<MessageForm>) =>
  callApi('updateMessageSettings', { body: messageUpdate(changes) });

/** The form of the settings of messages. Starts with the stored draft, if any. */
function EditMessagesForm({ uid, settings }: { uid: string; settings: MessageSettings }) {
  const draft = useMemo(() => messageDraft(uid), [uid]);
  const { saved, onSubmit } = useSaveChanges({
    stored: settings,
    draft,
    save: saveMessageSettings,
    texts,
  });
  const savedForm = useMemo(() => messageForm.valuesOf(saved), [saved]);
  return (
    <EditForm
      label="Settings of messages"
      subject="The settings were"
      model={messageForm}
      saved={savedForm}
      draft={draft}
      onSubmit={onSubmit}
    >
      <MessageFields />
    </EditForm>
  );
}

const SettingsSkeleton = ({ heights }: { heights: readonly number[] }) => (
  <Stack role="status" aria-label="Loading the settings" sx={{ gap: 3 }}>
    {heights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '20px' }} />
    ))}
  </Stack>
);

function PublicSettingsPanel({ uid }: { uid: string }) {
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

function PrivateSettingsPanel({ uid }: { uid: string }) {
  const settings = usePrivateSettings();
  if (settings.state === 'loading') return <SettingsSkeleton heights={[190, 260]} />;
  if (settings.state === 'failed') {
    return <FailedState title="The settings could not be loaded." onRetry={settings.retry} />;
  }
  return <EditPrivateForm key={uid} uid={uid} settings={settings.data} />;
}

function LegalTextsPanel({ uid }: { uid: string }) {
  const stored = useLegalTexts();
  if (stored.state === 'loading') return <SettingsSkeleton heights={[420, 420]} />;
  if (stored.state === 'failed') {
    return <FailedState title="The texts could not be loaded." onRetry={stored.retry} />;
  }
  return <EditLegalForm key={uid} uid={uid} stored={stored.data} />;
}

function MessageSettingsPanel({ uid }: { uid: string }) {
  const settings = useMessageSettings();
  if (settings.state === 'loading') return <SettingsSkeleton heights={[120, 190, 760, 420]} />;
  if (settings.state === 'failed') {
    return <FailedState title="The settings could not be loaded." onRetry={settings.retry} />;
  }
  return <EditMessagesForm key={uid} uid={uid} settings={settings.data} />;
}

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
    subtitle: 'The privacy notice and the terms. Pages show a change after a few minutes.',
    Panel: LegalTextsPanel,
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

/** /dashboard/settings: the public settings, the private ones, those of messages, and the legal texts. */
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
