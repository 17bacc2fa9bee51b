import { Button } from '@manzil/ui/Button/Button'
import { MissingArt } from '@manzil/ui/StateArt/MissingArt'
import { StatusPage } from '@manzil/ui/StatusPage/StatusPage'
import { UiLink } from '@manzil/ui/UiLink/UiLink'
import { useTranslation } from 'react-i18next'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useGoBack } from '../../routing/use-go-back.ts'

/** The catch-all of the route table. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  const goBack = useGoBack()
  return (
    <StatusPage
      inside
      art={<MissingArt />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      actions={
        <>
          <Button asChild>
            <UiLink href={paths.home()}>{t('notFound.home')}</UiLink>
          </Button>
          <Button variant="outline" onClick={goBack}>
            {t('notFound.back')}
          </Button>
        </>
      }
    />
  )
}
