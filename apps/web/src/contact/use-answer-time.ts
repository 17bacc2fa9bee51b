import { useTranslation } from '../language/use-translation.ts'

/** Minutes up to which a time is told in minutes; beyond, in whole hours. */
const MOST_MINUTES = 90

/** Minutes that are about an hour. */
const ABOUT_AN_HOUR = { from: 46, to: 75 }

/** How fast an advertiser answers, in words. */
export function useAnswerTime(minutes: number | null): string | undefined {
  const { t } = useTranslation('details')
  if (minutes === null) return
  if (minutes >= ABOUT_AN_HOUR.from && minutes <= ABOUT_AN_HOUR.to) return t('agent.answersAnHour')
  if (minutes <= MOST_MINUTES) return t('agent.answers', { count: minutes })
  return t('agent.answersHours', { count: Math.ceil(minutes / 60) })
}
