import type { OwnProperty } from '@manzil/api-client/generated/types.gen'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'

interface AvailabilityNotes {
  /** What has to be done; undefined where nothing has. */
  todo: string | undefined
  /** When it was last confirmed, and by when it has to be again. */
  dates: string[]
}

/** What an owner is told of whether a property is still offered. */
export function useAvailabilityNotes({
  availability,
  confirmed_at,
  status,
}: OwnProperty): AvailabilityNotes {
  const { t } = useTranslation('ownProperties')
  const { date, number, relative } = useFormats()
  const dates = [
    ...(confirmed_at ? [t('availability.confirmed', { ago: relative(confirmed_at) })] : []),
    ...(availability?.due_at && status === 'live'
      ? [t('availability.due', { date: date(availability.due_at) })]
      : []),
  ]
  if (!availability?.asks) return { todo: undefined, dates }
  const { is_late, paused_for, pauses_at, reports } = availability
  const lines = [
    ...(paused_for ? [t(`availability.paused.${paused_for}`)] : []),
    ...(reports > 0 ? [t('availability.reports', { count: reports, total: number(reports) })] : []),
    ...(is_late && pauses_at ? [t('availability.late', { date: date(pauses_at) })] : []),
  ]
  return { todo: lines.length > 0 ? lines.join(' ') : t('availability.asked'), dates }
}
