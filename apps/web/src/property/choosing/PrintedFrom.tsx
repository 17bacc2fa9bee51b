import './PrintedFrom.css'
import './print-frame.css'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'

/** On paper alone: where it comes from, and of which day it is. Texts: `choosing`. */
export function PrintedFrom({ address }: { address: string }) {
  const { t } = useTranslation('choosing')
  const { date } = useFormats()
  return (
    <p className="printed-from">
      <bdi dir="ltr">{address}</bdi>
      {' · '}
      {t('print.printed', { date: date(new Date().toISOString()) })}
      {' · '}
      {t('print.prices')}
    </p>
  )
}
