import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../api/api.ts'

/** Says that no mail comes from a site without a mail server: visitors would wait for ever. */
export function MailNote() {
  const { t } = useTranslation('account')
  const { data } = useQuery(getSiteStatusQuery(api))
  if (data?.data.sends_mail !== false) return null
  return <InlineAlert title={t('mails.title')}>{t('mails.text')}</InlineAlert>
}
