import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a model may say before it repeats a text. Words of its own there would be its answer: 'Yes, you may:'. */
export const quotationLeads: Readonly<Record<LanguageCode, string>> = {
  en: 'Our guides say:',
  ar: 'جاء في أدلتنا:',
  ru: 'В наших материалах сказано:',
  hi: 'हमारी गाइड में लिखा है:',
  zh: '我们的指南写道：',
  de: 'In unseren Ratgebern steht:',
}
