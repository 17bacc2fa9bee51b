import { createEnquiryTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { ViewingSlots } from '@manzil/api-client/generated/types.gen'
import { formatWeekdayAndDay } from '@manzil/i18n/format-moment'
import type { EnquiryFormProps } from '@manzil/ui/agent/EnquiryForm/EnquiryForm'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { type EnquiryValues, isTimed, kindsOf } from './enquiry-values.ts'
import type { EnquiryTarget } from './target.ts'
import type { Enquiry } from './use-enquiry.ts'
import { useTimes } from './use-times.ts'
import { slotChoices } from './use-viewing-slots.ts'

const channels = ['phone', 'whatsapp', 'email'] as const

/** The fields that an enquiry of its kind has. */
export function useEnquiryFields(
  target: EnquiryTarget,
  { values, errors }: Pick<Enquiry, 'values' | 'errors'>,
  offered: ViewingSlots | 'unknown' | undefined,
): EnquiryFormProps['fields'] {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const { days, times } = useTimes()
  const field = (name: keyof EnquiryValues) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    error: errors[name],
  })
  const kinds = kindsOf(target).map((value) => ({ value, label: t(`kind.${value}`) }))
  const disabled = offered === 'unknown'
  const choices = offered && !disabled ? slotChoices(offered, values.day) : undefined
  const ofAgent = [
    {
      ...field('day'),
      kind: 'select',
      required: true,
      disabled,
      options: (choices?.days ?? []).map((day) => ({
        value: day,
        label: formatWeekdayAndDay(language, `${day}T12:00:00Z`),
      })),
      placeholder: t('offered.day'),
    },
    {
      ...field('time'),
      kind: 'select',
      required: true,
      disabled,
      options: (choices?.times ?? []).map((time) => ({ value: time, label: time })),
      placeholder: t('offered.time'),
      hint: t('timeHint'),
    },
  ] as const
  const when = [
    { ...field('day'), kind: 'select', options: days, placeholder: t('any.day') },
    {
      ...field('time'),
      kind: 'select',
      options: times,
      placeholder: t('any.time'),
      hint: t(values.kind === 'viewing' ? 'askedHint' : 'timeHint'),
    },
  ] as const
  return [
    { ...field('kind'), kind: 'select', options: kinds },
    ...(offered ? ofAgent : isTimed(values.kind) ? when : []),
    { ...field('name'), kind: 'text', required: true, autoComplete: 'name' },
    { ...field('email'), kind: 'email', required: true, autoComplete: 'email' },
    {
      ...field('phone_number'),
      kind: 'tel',
      required: true,
      autoComplete: 'tel',
      hint: t('phoneHint'),
    },
    {
      ...field('preferred_contact'),
      kind: 'select',
      options: channels.map((value) => ({ value, label: t(`channel.${value}`) })),
      placeholder: t('any.channel'),
    },
    {
      ...field('message'),
      kind: 'area',
      required: true,
      rows: 4,
      maxLength: createEnquiryTexts.message,
    },
  ]
}
