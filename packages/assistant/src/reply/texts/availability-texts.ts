import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Whether a property is still offered, as far as its row says so. */
interface AvailabilityTexts {
  confirmed: (title: string, ago: string) => string
  unconfirmed: (title: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, AvailabilityTexts>> = {
  en: {
    confirmed: (title, ago) =>
      `“${title}” is listed. Its advertiser confirmed ${ago} that it is still available.`,
    unconfirmed: (title) =>
      `“${title}” is listed, but its advertiser has not confirmed yet that it is still available. Ask for a call, and the agent tells you.`,
  },
  ar: {
    confirmed: (title, ago) => `«${title}» معروض، وقد أكد المعلن ${ago} أنه ما زال متاحًا.`,
    unconfirmed: (title) =>
      `«${title}» معروض، لكن المعلن لم يؤكد بعد أنه ما زال متاحًا. اطلب مكالمة ليخبرك الوكيل.`,
  },
  ru: {
    confirmed: (title, ago) =>
      `«${title}» есть на сайте. Рекламодатель подтвердил ${ago}, что объект ещё свободен.`,
    unconfirmed: (title) =>
      `«${title}» есть на сайте, но рекламодатель пока не подтвердил, что объект ещё свободен. Попросите о звонке, и агент ответит.`,
  },
  hi: {
    confirmed: (title, ago) =>
      `“${title}” साइट पर है। विज्ञापनदाता ने ${ago} पुष्टि की कि यह अब भी उपलब्ध है।`,
    unconfirmed: (title) =>
      `“${title}” साइट पर है, पर विज्ञापनदाता ने अभी पुष्टि नहीं की है कि यह अब भी उपलब्ध है। कॉल माँगें, एजेंट बता देगा।`,
  },
  zh: {
    confirmed: (title, ago) => `“${title}”仍在展示，发布者${ago}确认房源仍有效。`,
    unconfirmed: (title) =>
      `“${title}”仍在展示，但发布者尚未确认房源仍有效。您可以要求回电，由经纪人告知。`,
  },
  de: {
    confirmed: (title, ago) =>
      `„${title}“ ist inseriert. Der Anbieter hat ${ago} bestätigt, dass die Immobilie noch verfügbar ist.`,
    unconfirmed: (title) =>
      `„${title}“ ist inseriert, aber der Anbieter hat noch nicht bestätigt, dass die Immobilie noch verfügbar ist. Bitten Sie um einen Anruf, dann sagt es Ihnen der Makler.`,
  },
}

export const availabilityTextsOf = (language: LanguageCode): AvailabilityTexts =>
  byLanguage[language]
