import type { ViewingEvent } from '@manzil/api-client/generated/types.gen'
import { formatAppointment, formatMoment } from '@manzil/i18n/format-moment'
import { Disclosure } from '@manzil/ui/foundations/Disclosure/Disclosure'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'

/** What both sides did about a viewing, oldest first. */
export function ViewingHistory({ history }: { history: readonly ViewingEvent[] }) {
  const { t } = useTranslation('viewings')
  const language = useLanguage()
  return (
    <Disclosure summary={t('history')}>
      <ol className="viewing-history">
        {history.map(({ at, side, event, starts_at }) => (
          <li key={`${at} ${event}`}>
            {formatMoment(language, at)} · {t(`side.${side}`)}:{' '}
            {t(`event.${event}`, { time: formatAppointment(language, starts_at) })}
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}
