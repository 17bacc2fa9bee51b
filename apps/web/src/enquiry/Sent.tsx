import { formatAppointment } from '@manzil/i18n/format-moment'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import type { SubmissionStatus } from './outbox.ts'
import { type EnquiryTarget, nameOf } from './target.ts'

interface SentProps {
  target: EnquiryTarget
  status: Extract<SubmissionStatus, { state: 'sent' }>
}

/**
 * What has arrived: of a viewing when and where it is, and the way to change it, as its mail has them.
 * Whoever booked may have left no address for one.
 */
export function Sent({ target, status }: SentProps) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const { receipt, isBooked, startsAt, access } = status
  const { reference } = receipt
  const values = {
    time: startsAt ? formatAppointment(language, startsAt) : '',
    title: target.about === 'listing' ? target.title : target.name,
  }
  return (
    <>
      {startsAt && (
        <span className="enquiry-sent__part">
          {t(isBooked ? 'sent.bookedWhen' : 'sent.askedWhen', values)}
        </span>
      )}
      <span className="enquiry-sent__part">
        {t(`sent.to.${target.recipient.kind}`, nameOf(target.recipient))}
      </span>
      <span className="enquiry-sent__part">
        {t('sent.text', { reference })}
        {target.recipient.isCallable && ` ${t('sent.call')}`}
      </span>
      {access && (
        <TextLink tone="plain" href={paths.viewing(access)}>
          {t('sent.change')}
        </TextLink>
      )}
    </>
  )
}
