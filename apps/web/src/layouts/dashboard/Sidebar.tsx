import { getCurrentUserQuery } from '@manzil/api-client/generated/queries.gen'
import { Button } from '@manzil/ui/Button/Button'
import { GridIcon } from '@manzil/ui/icons/actions'
import { HeartIcon } from '@manzil/ui/icons/things'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { paths } from '../../routing/paths.ts'
import { updateUser, useSession } from '../../session/session-store.ts'
import { openLogout } from '../../stores/logout-dialog.ts'
import { AccountCard } from './AccountCard.tsx'
import { BrandLink } from './BrandLink.tsx'
import { isActivePath } from './is-active-path.ts'

/** A line of the dashboard's menu. */
export interface DashboardEntry {
  path: string
  name: 'dashboard' | 'likeProperties'
}

const icons: Readonly<Record<DashboardEntry['name'], ReactNode>> = {
  dashboard: <GridIcon />,
  likeProperties: <HeartIcon />,
}

interface SidebarProps {
  entries: readonly DashboardEntry[]
  /** An entry was chosen: the drawer closes. */
  onFollow?: () => void
}

/** Logo, account, menu, the way back to the site, and logout. */
export function Sidebar({ entries, onFollow }: SidebarProps) {
  const { t } = useTranslation('dashboard')
  const { pathname } = useLocation()
  const { user } = useSession()
  useFreshUser(user?._id)
  return (
    <div className="sidebar">
      <BrandLink />
      {user && <AccountCard user={user} />}
      <nav aria-label={t('menu.label')}>
        <ul className="sidebar__menu">
          {entries.map(({ path, name }) => (
            <li key={path}>
              <UiLink
                href={path}
                onClick={onFollow}
                aria-current={isActivePath(pathname, path) ? 'page' : undefined}
              >
                {icons[name]}
                {t(`menu.${name}`)}
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="sidebar__end">
        <Button asChild variant="outline" block>
          <UiLink href={paths.home()} onClick={onFollow}>
            {t('menu.website')}
          </UiLink>
        </Button>
        <Button
          variant="ghost"
          block
          onClick={() => {
            onFollow?.()
            openLogout()
          }}
        >
          {t('menu.logout')}
        </Button>
      </div>
    </div>
  )
}

/** Fetches the account when the sidebar appears: it may have changed elsewhere. */
function useFreshUser(id: string | undefined): void {
  const { data } = useQuery({
    ...getCurrentUserQuery(api),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
  const fresh = data?.data
  useEffect(() => {
    if (fresh && fresh._id === id) updateUser(fresh)
  }, [fresh, id])
}
