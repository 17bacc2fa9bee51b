import type { User } from '@manzil/api-client/generated/types.gen'
import { AccountPicture } from '../account/AccountPicture.tsx'

/** Picture, name and e-mail; the name only where there is an address too. */
export function AccountCard({ user }: { user: User }) {
  const { first_name: first, last_name: last, email } = user
  return (
    <div className="sidebar__account">
      <AccountPicture user={user} size={56} />
      <div>
        {first && email && (
          <p className="sidebar__name">{[first, last].filter(Boolean).join(' ')}</p>
        )}
        {email && (
          <p className="sidebar__email" title={email}>
            {email}
          </p>
        )}
      </div>
    </div>
  )
}
