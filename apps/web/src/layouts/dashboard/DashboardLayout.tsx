import './DashboardLayout.css'
import type { User } from '@manzil/api-client/generated/types.gen'
import { pictureFor } from '@manzil/domain/picture-address'
import { picturesOf } from '@manzil/domain/roles'
import { Avatar } from '@manzil/ui/foundations/Avatar/Avatar'
import { Logo } from '@manzil/ui/foundations/Logo/Logo'
import { DashboardShell } from '@manzil/ui/site/DashboardShell/DashboardShell'
import type { ReactNode } from 'react'
import { useBrandName } from '../../language/use-brand.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useLocation } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session-store.ts'
import { openLogout } from '../../stores/logout-dialog.ts'
import { SiteTools } from '../site/SiteTools.tsx'
import { type DashboardEntryName, entryIcons } from './entry-icons.tsx'
import { useFreshUser } from './use-fresh-user.ts'

/** A line of the dashboard's menu. */
export interface DashboardEntry {
  path: string
  name: DashboardEntryName
}

/** Edge of the account's picture, in px. */
export const PICTURE_EDGE = 80

interface DashboardLayoutProps {
  entries: readonly DashboardEntry[]
  /** The account's picture with what changes it; the picture alone until it is there. */
  picture?: ReactNode
  children: ReactNode
}

/** The frame of the dashboard: account, menu, the way back to the site, and logout. */
export function DashboardLayout({ entries, picture, children }: DashboardLayoutProps) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { pathname } = useLocation()
  const brand = useBrandName()
  const { user } = useSession()
  useFreshUser(user?._id)
  return (
    <DashboardShell
      logo={<Logo name={brand} lang={useLanguage()} size={32} />}
      homeHref={paths.home()}
      homeLabel={t('common:header.home', { brand })}
      account={user ? accountOf(user, picture) : undefined}
      menuLabel={t('menu.label')}
      entries={entries.map(({ path, name }) => ({
        id: name,
        path,
        label: t(`menu.${name}`),
        icon: entryIcons[name],
      }))}
      currentPath={pathname}
      tools={<SiteTools />}
      website={{ label: t('menu.website'), href: paths.home() }}
      logout={{ label: t('menu.logout'), onSelect: openLogout }}
      texts={{
        openMenu: t('menu.open'),
        closeMenu: t('menu.close'),
        skip: t('common:skipToContent'),
      }}
    >
      {children}
    </DashboardShell>
  )
}

const accountOf = (user: User, picture: ReactNode) => ({
  picture: picture ?? (
    <Avatar
      sources={picturesOf(user).map((address) => pictureFor(address, PICTURE_EDGE))}
      alt=""
      size={PICTURE_EDGE}
    />
  ),
  name: user.first_name ? [user.first_name, user.last_name].filter(Boolean).join(' ') : undefined,
  email: user.email ?? undefined,
})
