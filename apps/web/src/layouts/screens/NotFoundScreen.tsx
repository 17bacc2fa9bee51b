import { Button } from '@manzil/ui/Button/Button'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { MessageScreen } from './MessageScreen.tsx'

/** The catch-all of the route table. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  return (
    <MessageScreen
      art="missing"
      title={t('notFound.title')}
      actions={
        <>
          <Button asChild>
            <UiLink href={paths.home()}>{t('notFound.home')}</UiLink>
          </Button>
          <Button variant="outline" onClick={() => window.history.back()}>
            {t('notFound.back')}
          </Button>
        </>
      }
    >
      <p>{t('notFound.text')}</p>
    </MessageScreen>
  )
}
