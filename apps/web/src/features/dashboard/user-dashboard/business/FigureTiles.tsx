import type { BusinessOverview } from '@manzil/api-client/generated/types.gen'
import { formatPercent } from '@manzil/i18n/format'
import { type StatChange, StatTile } from '@manzil/ui/data/StatTile/StatTile'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

import { figureNames } from './overview-query.ts'

interface FigureTilesProps {
  overview: BusinessOverview
}

/** Each figure with what it counts and how it has moved. */
export function FigureTiles({ overview }: FigureTilesProps) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  const changeOf = useChange(overview.days.length)
  return (
    <div className="overview__tiles">
      {figureNames.map((name) => (
        <StatTile
          key={name}
          label={t(`figure.${name}`)}
          value={number(overview.figures[name])}
          change={changeOf(overview.figures[name], overview.before[name])}
          source={t(`counts.${name}`)}
        />
      ))}
      <AnswerTile overview={overview} />
    </div>
  )
}

/** From here on, minutes, hours say more. */
const HOURS_FROM = 120

/** How long visitors wait for a first answer. */
function AnswerTile({ overview: { answered, answer_minutes: minutes } }: FigureTilesProps) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  const value =
    minutes === null
      ? t('answers.none')
      : minutes < HOURS_FROM
        ? t('answers.minutes', { total: number(minutes) })
        : t('answers.hours', { total: number(minutes / 60) })
  return (
    <StatTile
      label={t('answers.title')}
      value={value}
      source={t('answers.counts', { total: number(answered) })}
    />
  )
}

/** How a figure stands against the same number of days before. */
function useChange(length: number): (now: number, before: number) => StatChange {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { number } = useFormats()
  const days = number(length)
  return (now, before) => {
    if (now === 0 && before === 0) return { text: t('change.neither', { days }), direction: 'flat' }
    if (now === before) return { text: t('change.same', { days }), direction: 'flat' }
    if (before === 0) return { text: t('change.none', { days }), direction: 'up', good: true }
    const share = formatPercent(language, Math.abs(now - before) / before)
    return now > before
      ? { text: t('change.more', { share, days }), direction: 'up', good: true }
      : { text: t('change.less', { share, days }), direction: 'down', good: false }
  }
}
