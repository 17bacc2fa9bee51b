import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { useLocation } from './location.ts'
import { pageNumberOf } from './page-number.ts'

/** For screen readers, in what tells how many there are: another page has as many, and is told too. */
export function PageNumber() {
  const { t } = useTranslation()
  const { number } = useFormats()
  const page = pageNumberOf(useLocation().search)
  if (page === 1) return null
  return <span className="mz-visually-hidden">{t('onPage', { number: number(page) })}</span>
}
