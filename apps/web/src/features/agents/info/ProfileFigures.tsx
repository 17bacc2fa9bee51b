import type { AgentProfile } from '@manzil/api-client/generated/types.gen'
import { useAdvertiserFacts } from '../../../advertiser/use-advertiser-facts.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** How much they offer, how fast they answer and how well they keep adverts up to date, in words. */
export function ProfileFigures({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation('agents')
  const { number } = useFormats()
  const { counts, response } = useAdvertiserFacts(profile)
  const { confirmed, confirmed_of: due } = profile.availability
  const figures = [
    ...counts.map(({ text }) => text),
    ...(response ? [response] : []),
    ...(confirmed === null
      ? []
      : [t('info.confirmedShort', { some: number(confirmed), all: number(due) })]),
  ]
  if (figures.length === 0) return null
  return (
    <ul className="profile-figures">
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  )
}
