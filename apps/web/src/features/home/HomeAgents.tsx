import './HomeAgents.css'
import { listAgentsQuery } from '@manzil/api-client/generated/agent-queries.gen'
import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { AdvertiserCard } from '../../advertiser/AdvertiserCard.tsx'
import { api } from '../../api/api.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'

/** Agents shown: a row. */
const COUNT = 3
/** About the height of a card. */
const CARD = '16.5rem'

/** Some of those who answer, as the list of agents begins; nothing where there are none. */
export function HomeAgents() {
  const { t } = useTranslation('explore')
  const headingId = useId()
  const hasAgents = useQuery(getSiteStatusQuery(api)).data?.data.has_agents !== false
  const { data, error } = useQuery(
    listAgentsQuery(api, { params: { query: { user_type: 'agent', page: 1, limit: COUNT } } }),
  )
  if (!hasAgents || (error && !data) || data?.data.length === 0) return null
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title={t('agents.title')}
        action={<TextLink href={paths.agents()}>{t('agents.all')}</TextLink>}
      />
      <ul className="home-agents" data-arriving={!data || undefined}>
        {data
          ? data.data.map((agent) => (
              <li key={agent._id}>
                <AdvertiserCard level={3} advertiser={agent} />
              </li>
            ))
          : Array.from({ length: COUNT }, (_, place) => (
              <li key={place} aria-hidden="true">
                <Skeleton height={CARD} radius="card" />
              </li>
            ))}
      </ul>
    </section>
  )
}
