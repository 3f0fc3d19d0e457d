import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

/** Length from which a review is shortened until the reader expands it, in characters. */
const shortTextLength = 420;
const shortTextLines = 8;

const isLong = (text: string): boolean =>
  text.length > shortTextLength || text.split('\n').length > shortTextLines;

/** The text of a review. A long one is shortened and can be expanded. */
export function ReviewText({ text }: { text: string }) {
  const id = useId();
  const [whole, setWhole] = useState(false);
  const long = isLong(text);
  return (
    <div>
      <Typography
        id={id}
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(long &&
            !whole && {
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: shortTextLines,
              overflow: 'hidden',
            }),
        }}
      >
        {text}
      </Typography>
      {long && (
        <Button
          size="small"
          aria-expanded={whole}
          aria-controls={id}
          onClick={() => setWhole(!whole)}
          sx={{ ml: -1.75 }}
        >
          {whole ? 'Show less' : 'Read more'}
        </Button>
      )}
    </div>
  );
}
