import './Avatar.css'
import type { User } from '@manzil/api-client/generated/types.gen'
import { PROFILE_PICTURE_PX } from '@manzil/domain/limits'
import { avatarOf } from '@manzil/domain/roles'
import { Image } from '@manzil/ui/Image/Image'
import { UserIcon } from '@manzil/ui/icons/things'

interface AvatarProps {
  user: User
  /** Edge in px. */
  size?: number
}

/** The account's round picture; a drawn default where there is none or it does not load. */
export function Avatar({ user, size = PROFILE_PICTURE_PX }: AvatarProps) {
  const picture = avatarOf(user)
  const fallback = (
    <span className="avatar__default">
      <UserIcon size={size * 0.55} />
    </span>
  )
  return (
    <span className="avatar" style={{ inlineSize: size, blockSize: size }}>
      {picture ? <Image src={picture} alt="" ratio="1" priority fallback={fallback} /> : fallback}
    </span>
  )
}
