import type { AgentCard as Advertiser } from '@manzil/api-client/generated/types.gen'
import { AgencyCard } from '@manzil/ui/agent/AgencyCard/AgencyCard'
import { AgentCard } from '@manzil/ui/agent/AgentCard/AgentCard'
import { Monogram } from '@manzil/ui/foundations/Monogram/Monogram'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import { useAdvertiserFacts } from './use-advertiser-facts.ts'

/** Places on a card: as many as a line holds. */
const AREAS = 3

interface AdvertiserCardProps {
  advertiser: Advertiser
  level?: 2 | 3
}

/** An agent or an agency in a list. */
export function AdvertiserCard({ advertiser, level = 2 }: AdvertiserCardProps) {
  const { t } = useTranslation('agents')
  const { name: localName } = useFormats()
  const facts = useAdvertiserFacts(advertiser)
  const { _id: id, name, user_type, agent_photo, agency_logo, agency_id, agency_name } = advertiser
  const areas = {
    label: t('card.areas'),
    names: advertiser.areas.slice(0, AREAS).map(localName),
  }
  if (user_type === 'agency')
    return (
      <AgencyCard
        level={level}
        href={paths.agencyInfo(id)}
        name={name}
        logo={agency_logo ?? undefined}
        fallback={<Monogram name={name} of="office" colourOf={id} />}
        {...facts}
        areas={areas}
      />
    )
  return (
    <AgentCard
      level={level}
      href={paths.agentInfo(id)}
      name={name}
      role={agency_name ?? undefined}
      photos={[agent_photo, agency_logo]}
      fallback={<Monogram name={name} of="person" colourOf={agency_id ?? id} />}
      {...facts}
      areas={areas}
    />
  )
}
