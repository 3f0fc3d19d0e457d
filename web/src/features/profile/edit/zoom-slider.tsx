import ZoomInRounded from '@mui/icons-material/ZoomInRounded';
import ZoomOutRounded from '@mui/icons-material/ZoomOutRounded';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

interface ZoomSliderProps {
  zoom: number;
  max: number;
  disabled: boolean;
  onZoom: (zoom: number) => void;
}

export function ZoomSlider({ zoom, max, disabled, onZoom }: ZoomSliderProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      <ZoomOutRounded aria-hidden />
      <Slider
        aria-label="Zoom"
        value={zoom}
        min={1}
        max={max}
        step={0.1}
        disabled={disabled}
        onChange={(_, chosen) => onZoom(Number(chosen))}
        getAriaValueText={(value) => `${Math.round(value * 100)} %`}
      />
      <ZoomInRounded aria-hidden />
    </Stack>
  );
}
