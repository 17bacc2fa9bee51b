import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { AgentCardProps } from '@manzil/ui/agent/AgentCard/AgentCard'
import { useAnswerTime } from '../../../../contact/use-answer-time.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'

/** Who answers for a property as the card of the design system has it. */
export function useAgent({ agent, advertiser, is_demo }: PropertyDetail): AgentCardProps {
  const { t } = useTranslation('details')
  const { languages } = useFormats()
  const response = useAnswerTime(agent?.response_minutes ?? null)
  if (!agent)
    return { name: advertiser ? t('agent.advertiser', { name: advertiser }) : t('agent.none') }
  return {
    href: paths.agentInfo(agent._id),
    name: agent.name,
    role: agent.agency_name ?? undefined,
    photos: [agent.agent_photo, agent.agency_logo],
    response,
    languages: {
      label: t('agent.speaks'),
      names: agent.languages.map((code) => languages([code])),
    },
    registrations: [
      { id: 'brn', label: t('agent.brn'), number: agent.rera_brn },
      { id: 'orn', label: t('agent.orn'), number: agent.rera_orn },
    ].flatMap((row) => (row.number === null ? [] : [{ ...row, number: row.number }])),
    ...(is_demo && { note: t('agent.demo') }),
  }
}
