import { useTranslation } from 'react-i18next'

/** Minutes up to which a time is told in minutes; beyond, in whole hours. */
const MOST_MINUTES = 90

/** How fast an advertiser answers, in words. */
export function useAnswerTime(minutes: number | null): string | undefined {
  const { t } = useTranslation('details')
  if (minutes === null) return
  if (minutes <= MOST_MINUTES) return t('agent.answers', { count: minutes })
  return t('agent.answersHours', { count: Math.ceil(minutes / 60) })
}
