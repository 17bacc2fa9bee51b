import { listCategoriesQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import {
  INSIGHTS_SUBMENU_MAX_HEIGHT_PX,
  LOCATION_SUBMENU_MAX_HEIGHT_PX,
} from '@manzil/domain/limits'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { HeartIcon } from '@manzil/ui/foundations/icons/things'
import { Logo } from '@manzil/ui/foundations/Logo/Logo'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { HeaderShell, type HeaderShellProps } from '@manzil/ui/site/HeaderShell/HeaderShell'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useBrandName } from '../../language/use-brand.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { useTopPlaces } from '../../property/use-top-places.ts'
import { useLocation } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { useAccount } from '../../session/session-store.ts'
import { AccountAction } from './AccountAction.tsx'
import { SiteTools } from './SiteTools.tsx'
import { TopContacts } from './TopContacts.tsx'
import { useGuideLinks } from './use-insight-links.ts'
import { useListProperty } from './use-list-property.ts'

type HeaderEntry = HeaderShellProps['entries'][number]

/** Pages of agents and agencies. */
const agentPaths = [paths.agents(), paths.agencies(), paths.agentInfo(''), paths.agencyInfo('')]

/** Places in the submenu. */
const PLACES = 12

/** The head of every page: contacts, categories, insights, places, login. */
export function SiteHeader() {
  const { t } = useTranslation()
  const brand = useBrandName()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const account = useAccount()
  return (
    <HeaderShell
      logo={<Logo name={brand} lang={language} />}
      homeHref={paths.home()}
      homeLabel={t('header.home', { brand })}
      entries={useEntries()}
      address={pathname + search}
      topStart={<TopContacts />}
      topEnd={<SiteTools />}
      actions={<AccountAction />}
      mobileFoot={account ? (close) => <LikedEntry onFollow={close} /> : undefined}
      texts={{
        navigation: t('header.main'),
        openMenu: t('header.openMenu'),
        closeMenu: t('header.closeMenu'),
      }}
    />
  )
}

/** The way to what was saved, which phones otherwise have in the dashboard alone. */
function LikedEntry({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="outline" asChild startIcon={<HeartIcon />}>
      <UiLink href={paths.likedProperty()} onClick={onFollow}>
        {t('header.likeProperties')}
      </UiLink>
    </Button>
  )
}

function useEntries(): HeaderEntry[] {
  const { t } = useTranslation()
  const { name } = useFormats()
  const { pathname, search } = useLocation()
  const categories = useQuery(listCategoriesQuery(api)).data?.data ?? []
  const hasAgents = useQuery(getSiteStatusQuery(api)).data?.data.has_agents !== false
  const places = useTopPlaces(PLACES)
  const list = useListProperty('header')
  const guides = useGuideLinks()
  const isBlog = pathname === paths.blog() || pathname === paths.blogDetails('')
  const shown = pathname === paths.propertyListing() ? new URLSearchParams(search) : undefined
  return [
    ...categories.map(
      (category): HeaderEntry => ({
        kind: 'link',
        id: category._id,
        label: name(category),
        href: paths.propertyListing({ category: category._id }),
        current: shown?.get('category') === category._id,
      }),
    ),
    { kind: 'action', id: 'list', label: t('header.list'), onSelect: list },
    {
      kind: 'submenu',
      id: 'insights',
      label: t('header.insights'),
      maxHeight: INSIGHTS_SUBMENU_MAX_HEIGHT_PX,
      items: [...guides, { id: 'faqs', label: t('footer.faqs'), href: paths.faqs() }].map(
        (item) => ({ ...item, current: item.href === pathname }),
      ),
    },
    {
      kind: 'submenu',
      id: 'location',
      label: t('header.location'),
      maxHeight: LOCATION_SUBMENU_MAX_HEIGHT_PX,
      items: places.map((place) => ({
        id: place._id,
        label: name(place),
        href: paths.propertyListing({ search: place.name }),
        current: shown?.get('search') === place.name,
      })),
    },
    ...(hasAgents
      ? [
          {
            kind: 'link' as const,
            id: 'agents',
            label: t('header.findAgent'),
            href: paths.agents(),
            current: agentPaths.includes(pathname),
          },
        ]
      : []),
    { kind: 'link', id: 'blogs', label: t('header.blogs'), href: paths.blog(), current: isBlog },
  ]
}
