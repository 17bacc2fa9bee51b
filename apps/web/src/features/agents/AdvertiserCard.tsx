import type { AgentCard as Advertiser } from '@manzil/api-client/generated/types.gen'
import { AgencyCard } from '@manzil/ui/agent/AgencyCard/AgencyCard'
import { AgentCard } from '@manzil/ui/agent/AgentCard/AgentCard'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../language/use-formats.ts'
import { paths } from '../../routing/paths.ts'
import { useAdvertiserFacts } from './use-advertiser-facts.ts'

interface AdvertiserCardProps {
  advertiser: Advertiser
  level?: 2 | 3
}

/** An agent or an agency in a list. */
export function AdvertiserCard({ advertiser, level = 2 }: AdvertiserCardProps) {
  const { t } = useTranslation('agents')
  const { name: localName } = useFormats()
  const facts = useAdvertiserFacts(advertiser)
  const { _id: id, name, user_type, agent_photo, agency_logo, agency_name, areas } = advertiser
  if (user_type === 'agency')
    return (
      <AgencyCard
        level={level}
        href={paths.agencyInfo(id)}
        name={name}
        logo={agency_logo ?? undefined}
        {...facts}
        areas={{ label: t('card.areas'), names: areas.map(localName) }}
      />
    )
  return (
    <AgentCard
      level={level}
      href={paths.agentInfo(id)}
      name={name}
      role={agency_name ?? undefined}
      photos={[agent_photo, agency_logo]}
      {...facts}
    />
  )
}
