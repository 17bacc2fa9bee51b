import { EnquiryForm } from '@manzil/ui/agent/EnquiryForm/EnquiryForm'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useState } from 'react'
import { TextWithLink } from '../language/TextWithLink.tsx'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import type { AskedKind } from './enquiry-values.ts'
import { deliver } from './outbox.ts'
import { Sent } from './Sent.tsx'
import { type EnquiryTarget, nameOf } from './target.ts'
import { useAlong } from './use-along.ts'
import { type Enquiry as Form, useEnquiry } from './use-enquiry.ts'
import { useEnquiryFields } from './use-enquiry-fields.ts'
import { useViewingSlots } from './use-viewing-slots.ts'

export interface EnquiryProps {
  target: EnquiryTarget
  /** What the visitor came for; a change of it changes the form. */
  wanted: AskedKind
}

/** The form to an advertiser. Loaded when it is near, so that pages begin without it. */
export default function Enquiry({ target: given, wanted }: EnquiryProps) {
  const { t } = useTranslation('enquiry')
  // The rules are made for one target; a page draws it anew each time.
  const [target] = useState(given)
  const { isOffered, isWanted, want, along } = useAlong()
  const form = useEnquiry(target, wanted, along)
  const offered = useViewingSlots(target, form.values.kind)
  const fields = useEnquiryFields(target, form, offered)
  return (
    <EnquiryForm
      title={target.about === 'agent' ? t('titleAgent', { name: target.name }) : t('title')}
      fields={fields}
      onChange={form.change}
      onBlur={form.leave}
      onSubmit={form.submit}
      submitting={form.submitting}
      submitError={form.failure}
      sent={useOutcome(target, form)}
      consent={
        <>
          {t(`to.${target.recipient.kind}`, nameOf(target.recipient))}{' '}
          <TextWithLink text={t('consent')} href={paths.privacyPolicy()} />
          {along && ` ${t('conversationConsent')}`}
        </>
      }
      texts={{
        submit: t(`submit.${typeof offered === 'object' ? 'book' : form.values.kind}`),
        submitting: t('submitting'),
      }}
    >
      {isOffered && (
        <Checkbox
          label={t('withConversation')}
          checked={isWanted}
          onChange={({ target: box }) => want(box.checked)}
        />
      )}
    </EnquiryForm>
  )
}

/** Instead of the form: that it has arrived, or that it waits for the connection. */
function useOutcome(target: EnquiryTarget, { status, again }: Form) {
  const { t } = useTranslation('enquiry')
  if (status?.state === 'sent')
    return {
      title: t(status.isBooked ? 'sent.booked' : 'sent.title'),
      text: <Sent target={target} status={status} />,
      actions: (
        <Button variant="outline" onClick={again}>
          {t('sent.again')}
        </Button>
      ),
    }
  if (status?.state === 'waiting')
    return {
      title: t('waiting.title'),
      text: t('waiting.text'),
      actions: (
        <>
          <Button onClick={() => deliver(target.id, status.submission)}>{t('waiting.now')}</Button>
          <Button variant="outline" onClick={again}>
            {t('waiting.edit')}
          </Button>
        </>
      ),
    }
  return undefined
}
