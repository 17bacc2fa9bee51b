import '../AgentPages.css'
import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { SkeletonCard } from '@manzil/ui/feedback/Skeleton/SkeletonCard'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { type AdvertiserType, filterNames, pageAddress, readCriteria } from '../criteria.ts'
import { agentQueries } from '../queries.ts'
import { AdvertiserFilters } from './AdvertiserFilters.tsx'
import { Advertisers } from './Advertisers.tsx'

const kinds = [
  { type: 'agent', name: 'agents', path: paths.agents() },
  { type: 'agency', name: 'agencies', path: paths.agencies() },
] as const

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Agents or agencies: `?search=&service_need=&language=&nationality=&page=`. */
export function AdvertisersPage({ type }: { type: AdvertiserType }) {
  const { t } = useTranslation('agents')
  const address = useSearchParams()
  const criteria = readCriteria(type, address)
  const { name, path } = kinds.find((kind) => kind.type === type) ?? kinds[0]
  useDocumentTitle(t(`${name}.title`))
  const query = useQuery({
    ...agentQueries.list(criteria),
    // Agents do not stand in for agencies.
    placeholderData: (before, last) => (isSameKind(last, type) ? before : undefined),
  })
  const site = useQuery(getSiteStatusQuery(api)).data?.data
  const narrowed = site?.has_agents !== false && filterNames.some((each) => address.has(each))
  const isEmpty = query.data?.pagination.total === 0 && !narrowed
  return (
    <div className="agents-page">
      <SectionHeading level={1} title={t(`${name}.title`)} lead={t(`${name}.lead`)} />
      <nav aria-label={t('switch')} className="agents-switch">
        {kinds.map((kind) => (
          <UiLink
            key={kind.type}
            // The filters stay, the page does not.
            href={pageAddress(kind.path, address, 1)}
            aria-current={kind.type === type ? 'page' : undefined}
          >
            {t(`${kind.name}.title`)}
          </UiLink>
        ))}
      </nav>
      {!isEmpty && <AdvertiserFilters criteria={criteria} />}
      <Loaded
        query={query}
        skeleton={
          <div className="agents-grid" aria-hidden="true">
            {cards.map((id) => (
              <SkeletonCard key={id} ratio={null} lines={7} />
            ))}
          </div>
        }
      >
        {({ data, pagination }) => (
          <Advertisers
            advertisers={data}
            pagination={pagination}
            path={path}
            busy={query.isPlaceholderData}
            narrowed={narrowed}
          />
        )}
      </Loaded>
    </div>
  )
}

const isSameKind = (
  query: { queryKey: readonly unknown[] } | undefined,
  type: AdvertiserType,
): boolean => JSON.stringify(query?.queryKey ?? '').includes(`"user_type":"${type}"`)
