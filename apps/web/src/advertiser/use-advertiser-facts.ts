import type { AgentCard } from '@manzil/api-client/generated/types.gen'
import { useAnswerTime } from '../contact/use-answer-time.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'

/** What cards and pages say of an agent or an agency, in words. */
export function useAdvertiserFacts(advertiser: AgentCard) {
  const { t } = useTranslation(['agents', 'details'])
  const { number, languages } = useFormats()
  const { user_type, rera_number, verified } = advertiser
  const response = useAnswerTime(advertiser.response_minutes)
  const { sale_count: sale, rent_count: rent, agents_count: people } = advertiser
  const live = sale + rent
  const offices =
    people > 0 ? [{ id: 'people', text: t('card.people', { number: number(people) }) }] : []
  const liveOf = () => {
    const both = sale > 0 && rent > 0
    const total = { id: 'live', text: t('card.live', { count: live, total: number(live) }) }
    if (!both)
      return [total, { id: 'only', text: t(sale > 0 ? 'card.allForSale' : 'card.allForRent') }]
    return [
      total,
      { id: 'sale', text: t('card.forSale', { number: number(sale) }) },
      { id: 'rent', text: t('card.forRent', { number: number(rent) }) },
    ]
  }
  return {
    verified: verified ? t('card.verified') : undefined,
    response,
    languages: {
      label: t('details:agent.speaks'),
      names: advertiser.languages.map((code) => languages([code])),
    },
    registrations: rera_number
      ? [
          {
            id: 'rera',
            label: t(user_type === 'agency' ? 'details:agent.orn' : 'details:agent.brn'),
            number: rera_number,
          },
        ]
      : [],
    counts: live === 0 ? offices : [...liveOf(), ...offices],
  }
}
