import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useSettings } from '~/lib/settings/settings';
import { type FieldChange, fieldChanges } from './field-changes';

interface ExpandButtonProps {
  isOpen: boolean;
  label: string;
  onToggle: () => void;
}

/** Shows or hides the rest of a text or list. */
const ExpandButton = ({ isOpen, label, onToggle }: ExpandButtonProps) => (
  <Button
    size="small"
    aria-expanded={isOpen}
    onClick={onToggle}
    sx={{ display: 'flex', ml: -1, px: 1, minHeight: 32 }}
  >
    {label}
  </Button>
);

/** In characters; longer values are shortened and can be expanded. */
const longest = 90;

const cut = (text: string) => `${text.slice(0, longest).trimEnd()}…`;

interface FieldChangeLineProps extends FieldChange {
  /** Whether the record is gone, so that there is only what it was. */
  isGone: boolean;
}

/** One field with its old and its new value. */
function FieldChangeLine({ name, before, after, isGone }: FieldChangeLineProps) {
  const [isOpen, setOpen] = useState(false);
  const isLong = [before, after].some((text) => text !== null && text.length > longest);
  const shown = (text: string) => (isOpen || text.length <= longest ? text : cut(text));
  return (
    <>
      {before !== null && (
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {shown(before)}
          </Box>
          {!isGone && (
            <>
              <span aria-hidden>{' → '}</span>
              <span style={visuallyHidden}> became </span>
            </>
          )}
        </>
      )}
      {!isGone && (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {after === null ? 'none' : shown(after)}
        </Box>
      )}
      {isLong && (
        <ExpandButton
          isOpen={isOpen}
          label={isOpen ? 'Show less' : `Show all of ${name.toLowerCase()}`}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
    </>
  );
}

/** In lines; the rest can be expanded. */
const shownAtFirst = 4;

/** The changes of an audit entry, one line per field. A record that is gone shows what it was on request. */
export function FieldChangeList({ entry }: { entry: AuditEntry }) {
  const [isOpen, setOpen] = useState(false);
  const { vehicleTypes } = useSettings();
  const changes = fieldChanges(entry, { timeZone: businessTimeZone, vehicleTypes });
  if (changes.length === 0) return '—';
  const isGone = entry.after === null;
  const first = isGone ? 0 : shownAtFirst;
  const shown = isOpen ? changes : changes.slice(0, first);
  const more = isGone ? 'Show what it was' : `Show all ${changes.length} fields`;
  return (
    <>
      <Box component="dl" sx={{ display: 'grid', gap: 0.5, m: 0 }}>
        {shown.map((change) => (
          <Change key={change.name} change={change} isGone={isGone} />
        ))}
      </Box>
      {changes.length > first && (
        <ExpandButton
          isOpen={isOpen}
          label={isOpen ? 'Show fewer' : more}
          onToggle={() => setOpen(!isOpen)}
        />
      )}
    </>
  );
}

const Change = ({ change, isGone }: { change: FieldChange; isGone: boolean }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="dt" variant="body2" sx={{ display: 'inline', color: 'text.secondary' }}>
      {change.name}:{' '}
    </Typography>
    <Typography
      component="dd"
      variant="body2"
      sx={{ display: 'inline', m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      <FieldChangeLine {...change} isGone={isGone} />
    </Typography>
  </Box>
);
