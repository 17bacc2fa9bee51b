import type { User } from '@manzil/api-client/generated/types.gen'
import { PROFILE_PICTURE_PX } from '@manzil/domain/limits'
import { avatarOf } from '@manzil/domain/roles'
import { Avatar } from '@manzil/ui/Avatar/Avatar'

interface AccountPictureProps {
  user: User
  /** Edge in px. */
  size?: number
}

/** The account's round picture; the name stands beside it. */
export const AccountPicture = ({ user, size = PROFILE_PICTURE_PX }: AccountPictureProps) => (
  <Avatar sources={[avatarOf(user)]} alt="" size={size} />
)
