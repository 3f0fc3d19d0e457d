import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { ExpandButton } from './expand-button.tsx';
import type { FieldChange } from './field-changes.ts';

/** Characters; what is longer is cut until somebody asks for it. */
const longest = 90;

const cut = (text: string) => `${text.slice(0, longest).trimEnd()}…`;

/** What a field was and what it has become. */
export function FieldChangeLine({ name, before, after }: FieldChange) {
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
          <span aria-hidden>{' → '}</span>
          <span style={visuallyHidden}> became </span>
        </>
      )}
      <Box component="span" sx={{ fontWeight: 600 }}>
        {after === null ? 'none' : shown(after)}
      </Box>
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
