import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

/** Above this a review is cut until somebody asks for the rest. */
const shortTextLength = 420;
const shortTextLines = 8;

const isLong = (text: string): boolean =>
  text.length > shortTextLength || text.split('\n').length > shortTextLines;

/** The words of a review; of a long one the beginning, and the rest on request. */
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
