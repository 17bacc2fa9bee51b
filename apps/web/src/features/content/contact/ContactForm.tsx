import { createGetInTouchTexts } from '@manzil/api-client/generated/text-limits.gen'
import { EnquiryForm } from '@manzil/ui/agent/EnquiryForm/EnquiryForm'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextWithLink } from '../../../language/TextWithLink.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { type ContactValues, noContactValues } from './contact-values.ts'
import { useContactForm } from './use-contact-form.ts'

const isField = (name: string): name is keyof ContactValues => name in noContactValues

/** The get-in-touch form. */
export function ContactForm() {
  const { t } = useTranslation('content')
  const form = useContactForm()
  const field = (name: keyof ContactValues) => ({
    name,
    label: t(`contact.fields.${name}`),
    value: form.values[name],
    error: form.errors[name],
  })
  return (
    <EnquiryForm
      title={t('contact.form')}
      fields={[
        {
          ...field('name'),
          kind: 'text',
          required: true,
          autoComplete: 'name',
        },
        { ...field('email'), kind: 'email', required: true, autoComplete: 'email' },
        {
          ...field('phone_number'),
          kind: 'tel',
          autoComplete: 'tel',
          hint: t('contact.phoneHint'),
        },
        { ...field('subject'), kind: 'text', required: true },
        {
          ...field('message'),
          kind: 'area',
          required: true,
          rows: 6,
          maxLength: createGetInTouchTexts.message,
        },
      ]}
      onChange={(name, value) => {
        if (isField(name)) form.change(name, value)
      }}
      onBlur={(name) => {
        if (isField(name)) form.leave(name)
      }}
      onSubmit={form.submit}
      submitting={form.submitting}
      submitError={form.failure}
      sent={
        form.reference
          ? {
              title: t('contact.sent.title'),
              text: t('contact.sent.text', { reference: form.reference }),
              actions: (
                <Button variant="outline" onClick={form.again}>
                  {t('contact.sent.again')}
                </Button>
              ),
            }
          : undefined
      }
      consent={<TextWithLink text={t('contact.consent')} href={paths.privacyPolicy()} />}
      texts={{ submit: t('contact.submit'), submitting: t('contact.submitting') }}
    />
  )
}
