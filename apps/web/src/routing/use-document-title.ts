import { useEffect } from 'react'
import { useBrandName } from '../language/use-brand.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { useLocation } from './location.ts'
import { pageNumberOf } from './page-number.ts'

/**
 * Names the page in the browser's tab and history, with its number where it is one of a list; nothing
 * while the name is not known.
 */
export function useDocumentTitle(page: string | undefined): void {
  const { t } = useTranslation()
  const name = useBrandName()
  const { number: format } = useFormats()
  const at = pageNumberOf(useLocation().search)
  useEffect(() => {
    const number = at > 1 ? t('onPage', { number: format(at) }) : ''
    document.title = page ? t('documentTitle', { page: page + number, brand: name }) : name
  }, [page, name, at, format, t])
}
