import { EmptyArt } from '@manzil/ui/feedback/StateArt/DoorwayArt'
import { StatusPage } from '@manzil/ui/feedback/StatusPage/StatusPage'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { useDocumentTitle } from '../../routing/use-document-title.ts'

/** Where the payment provider leads whoever leaves its page without paying. */
export default function CancelPaymentPage() {
  const { t } = useTranslation('payment')
  useDocumentTitle(t('cancelled.title'))
  return (
    <StatusPage
      inside
      art={<EmptyArt />}
      title={t('cancelled.title')}
      text={t('cancelled.text')}
      actions={
        <>
          <Button asChild>
            <UiLink href={paths.yourPlan()}>{t('cancelled.plans')}</UiLink>
          </Button>
          <Button asChild variant="outline">
            <UiLink href={paths.home()}>{t('cancelled.home')}</UiLink>
          </Button>
          <Button asChild variant="outline">
            <UiLink href={paths.contactUs()}>{t('cancelled.contact')}</UiLink>
          </Button>
        </>
      }
    />
  )
}
