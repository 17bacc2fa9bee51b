import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrandName } from '../language/use-brand.ts'

/** Names the page in the browser's tab and history; nothing while the name is not known. */
export function useDocumentTitle(page: string | undefined): void {
  const { t } = useTranslation()
  const name = useBrandName()
  useEffect(() => {
    document.title = page ? t('documentTitle', { page, brand: name }) : name
  }, [page, name, t])
}
