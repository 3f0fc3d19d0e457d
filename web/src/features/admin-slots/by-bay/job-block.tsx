import type { Booking } from '@carwash/domain/bookings/booking';
import { isEditable } from '@carwash/domain/bookings/edit-policy';
import { isMovable } from '@carwash/domain/bookings/move-policy';
import type { VisitProgress } from '@carwash/domain/bookings/visit-progress';
import { isolated } from '@carwash/domain/isolated-text';
import EditOutlined from '@mui/icons-material/EditOutlined';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, use } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { MoveDialog } from '~/entities/bookings/move-dialog';
import { PlateText } from '~/entities/bookings/plate-text';
import { EditDialog } from '~/entities/desk/edit/edit-dialog';
import { paths } from '~/lib/address/paths';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { DialogContext } from '~/ui/dialogs/dialog-context';
import { ProgressIcon } from '../day/job-progress';
import { MapButton } from '../day/map-button';
import { slotStateStyles, visitStyles } from '../day/slot-state-styles';
import type { PlannedJob } from './bay-plan';
import { useDrag } from './drag-context';
import { jobStop, useGridStop, useGridTab } from './grid-navigation-context';
import { hoursOf, type JobLine, jobTexts, linesOf } from './job-lines';

/** 1.5 times the font, however large the reader has set it, so that their line spacing (WCAG 1.4.12) cuts no line. */
const lineSpacing = 1.5;

/** Height of a line with the usual size of text, in pixels. */
const lineHeight = 13 * lineSpacing;

interface JobBlockProps {
  job: PlannedJob;
  /** Name of the bay. */
  where: string;
  /** In pixels; undefined: as tall as its text. */
  height?: number | undefined;
}

/** The texts of one line, cut off at its end. A plate comes first; only a line without room for it cuts its beginning. */
function CutLine({ line }: { line: JobLine }) {
  const [first] = line;
  const plate = first?.isPlate ? first.text : null;
  const others = (plate === null ? line : line.slice(1)).map(({ text }) => isolated(text));
  return (
    <Box component="span" sx={{ display: 'flex', minWidth: 0, flexGrow: 1 }}>
      {plate !== null && (
        <Box
          component="span"
          sx={{ display: 'flex', minWidth: 0, flexShrink: 0, maxWidth: '100%' }}
        >
          <PlateText plate={plate} />
        </Box>
      )}
      {others.length > 0 && (
        <Box
          component="span"
          sx={{
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'pre',
            ...(plate !== null && { fontWeight: 400 }),
          }}
        >
          {plate !== null && ' · '}
          {others.join(' · ')}
        </Box>
      )}
    </Box>
  );
}

interface LinesProps {
  lines: readonly JobLine[];
  /** Whether each line is cut off at one line of text. */
  isCut: boolean;
  progress: VisitProgress;
  children?: ReactNode;
}

/** The lines of a block, the first one strong; they stay visible while a long block is scrolled. */
const Lines = ({ lines, isCut, progress, children }: LinesProps) => (
  <Box
    component="span"
    sx={{ position: 'sticky', top: 64, display: 'block', width: '100%', textAlign: 'left' }}
  >
    {lines.map((line, index) => (
      <Typography
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
        key={index}
        component="span"
        sx={{
          display: isCut ? 'flex' : 'block',
          alignItems: 'center',
          overflowWrap: 'anywhere',
          fontSize: '0.8125rem',
          lineHeight: lineSpacing,
          fontWeight: index === 0 ? 700 : 400,
        }}
      >
        {index === 0 && <ProgressIcon progress={progress} />}
        {isCut ? <CutLine line={line} /> : line.map(({ text }) => text).join(' · ')}
        {index === 0 && children}
      </Typography>
    ))}
  </Box>
);

const inBlock = {
  position: 'relative',
  overflow: 'clip',
  px: 1,
  minWidth: 0,
  flexGrow: 1,
  alignItems: 'flex-start',
} as const;

/** Height of a button in the grid, where blocks may be low, in pixels. */
const buttonHeight = 26;

/** Large enough for a finger on phones. */
const buttonSx = {
  width: { xs: 44, sm: buttonHeight },
  height: { xs: 44, sm: buttonHeight },
  borderRadius: '8px',
} as const;

const jobButtonsClass = 'job-buttons';

/** In a block of one line the buttons would take the room of the plate: a mouse or the focus brings them. */
const onDemandSx = {
  '@media (hover: hover)': {
    position: 'absolute',
    right: 1,
    top: 0,
    bottom: 0,
    borderRadius: '7px',
    bgcolor: 'background.paper',
    opacity: 0,
  },
} as const;

interface JobButtonsProps extends Pick<JobBlockProps, 'height'> {
  job: PlannedJob;
  booking: Booking;
}

/** Moves the booking by choosing another time or bay, because not everybody can drag; edits it, and finds its address. */
function JobButtons({ job, booking, height }: JobButtonsProps) {
  const openDialog = use(DialogContext);
  const tab = useGridTab(jobStop(job.claimId));
  const name = `${isolated(job.serviceName)} for ${isolated(booking.customer.name)}`;
  const perColumn = height === undefined ? 3 : Math.max(1, Math.floor((height - 2) / buttonHeight));
  return (
    <Box
      className={jobButtonsClass}
      sx={{
        ...(perColumn === 1 && onDemandSx),
        display: 'grid',
        gridAutoFlow: 'column',
        gridTemplateRows: `repeat(${perColumn}, auto)`,
        alignContent: 'start',
        flexShrink: 0,
      }}
    >
      {isMovable(booking) && (
        <IconButton
          {...tab}
          aria-label={`Move ${name}`}
          aria-haspopup="dialog"
          title="Move to another time or bay"
          onClick={() => openDialog(MoveDialog, { _id: booking._id })}
          sx={buttonSx}
        >
          <SwapVertRounded sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      {isEditable(booking, new Date()) && (
        <IconButton
          {...tab}
          aria-label={`Edit ${name}`}
          aria-haspopup="dialog"
          title="Edit vehicle, service, extras or length"
          onClick={() => openDialog(EditDialog, booking)}
          sx={buttonSx}
        >
          <EditOutlined sx={{ fontSize: 18 }} />
        </IconButton>
      )}
      {booking.address && <MapButton address={booking.address} {...tab} sx={buttonSx} />}
    </Box>
  );
}

/** A booking, linked to its page, or the hold of a customer who is paying. */
export function JobBlock({ job, where, height }: JobBlockProps) {
  const texts = jobTexts(job);
  const rows =
    height === undefined ? texts.length : Math.max(1, Math.floor((height - 1) / lineHeight));
  const lines = linesOf(texts, rows);
  const step = useGridStop(jobStop(job.claimId));
  const drag = useDrag();
  const { booking, heldUntil, progress } = job;
  const canMove = booking !== null && isMovable(booking);
  const all = [...texts.map(({ text }) => isolated(text)), hoursOf(job), where].join(', ');
  const box = {
    display: 'flex',
    width: '100%',
    height: '100%',
    borderRadius: '8px',
    ...(heldUntil ? slotStateStyles.held : visitStyles[progress]),
  } as const;
  if (!booking) {
    return (
      <Box sx={{ ...box, ...inBlock }} title={all}>
        <Lines lines={lines} isCut={height !== undefined} progress={progress}>
          {heldUntil && (
            <>
              {' '}
              <CountdownText until={heldUntil} />
            </>
          )}
        </Lines>
      </Box>
    );
  }
  return (
    <Box
      onPointerDown={(event) => canMove && drag?.grab(job, event)}
      sx={{
        ...box,
        ...(canMove && drag && { cursor: 'grab', userSelect: 'none' }),
        opacity: drag?.onItsWay === job.claimId ? 0.6 : 1,
        position: 'relative',
        '&:has(> a:hover)': { borderColor: 'primary.dark' },
        [`&:hover .${jobButtonsClass}, &:focus-within .${jobButtonsClass}`]: { opacity: 1 },
      }}
    >
      <ButtonBase
        {...step}
        component={RouterLink}
        draggable={false}
        to={paths.adminBooking(booking._id)}
        focusRipple
        title={all}
        sx={{
          ...inBlock,
          cursor: 'inherit',
          borderRadius: '7px',
          '&:focus-visible': { outlineOffset: -3 },
        }}
      >
        <Lines lines={lines} isCut={height !== undefined} progress={progress} />
        <Box component="span" sx={visuallyHidden}>
          , {hoursOf(job)}, {where}
        </Box>
      </ButtonBase>
      <JobButtons job={job} booking={booking} height={height} />
    </Box>
  );
}
