import Box from '@mui/material/Box';

interface CutTextProps {
  text: string;
  /** The most lines that are shown. */
  lines: number;
}

/** A text of any length in a little room; all of it under the pointer, and for who is read to. */
export const CutText = ({ text, lines }: CutTextProps) => (
  <Box
    component="span"
    title={text}
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: String(lines),
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    }}
  >
    {text}
  </Box>
);
