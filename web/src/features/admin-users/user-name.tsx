import Chip from '@mui/material/Chip';

/** What somebody is called, and whether it is oneself. */
export const UserName = ({ name, isMe }: { name: string; isMe: boolean }) => (
  <>
    {name}
    {isMe && <Chip size="small" label="You" sx={{ ml: 1, height: 20 }} />}
  </>
);
