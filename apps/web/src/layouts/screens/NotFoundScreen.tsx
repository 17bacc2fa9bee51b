import { MissingArt } from '@manzil/ui/feedback/StateArt/MissingArt'
import { StatusPage } from '@manzil/ui/feedback/StatusPage/StatusPage'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from '../../language/use-translation.ts'
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
