import Avatar from '@mui/material/Avatar';
import { useState } from 'react';
import { InitialsAvatar } from '~/ui/page/initials-avatar';

interface UserAvatarProps {
  name: string;
  /** Address of the photo; null when there is none. */
  image: string | null;
  /** In pixels. */
  size?: number;
}

/** A user's photo, or their initials when there is none or it cannot be shown. */
export function UserAvatar({ name, image, size = 44 }: UserAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image === null || image === broken) return <InitialsAvatar name={name} size={size} />;
  return (
    <Avatar
      aria-hidden
      alt=""
      src={image}
      slotProps={{ img: { onError: () => setBroken(image) } }}
      sx={{ width: size, height: size, bgcolor: 'action.hover' }}
    />
  );
}
