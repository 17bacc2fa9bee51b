import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface FeedMailTexts {
  subject: (feed: string) => string
  intro: string
  feed: string
  address: string
  open: string
  /** What became of the listings meanwhile. */
  stays: string
}

/** The words of mails about feeds. */
export const feedMailTexts: Record<LanguageCode, FeedMailTexts> = {
  en: {
    subject: (feed) => `Your feed “${feed}” could not be read`,
    intro: 'We tried to read your feed as scheduled, and could not finish it.',
    feed: 'Feed',
    address: 'Address',
    open: 'Your feeds',
    stays: 'Listings that we could not read stay as they are. We try again at the next time.',
  },
  ar: {
    subject: (feed) => `تعذّرت قراءة خلاصتك «${feed}»`,
    intro: 'حاولنا قراءة خلاصتك في موعدها ولم نتمكن من إتمامها.',
    feed: 'الخلاصة',
    address: 'العنوان',
    open: 'خلاصاتك',
    stays: 'تبقى الإعلانات التي لم نتمكن من قراءتها كما هي. سنحاول مجددًا في الموعد القادم.',
  },
  ru: {
    subject: (feed) => `Не удалось загрузить фид «${feed}»`,
    intro: 'Мы попытались загрузить ваш фид по расписанию, но не смогли закончить.',
    feed: 'Фид',
    address: 'Адрес',
    open: 'Ваши фиды',
    stays:
      'Объявления, которые не удалось прочитать, остаются без изменений. В следующий раз попробуем снова.',
  },
  hi: {
    subject: (feed) => `आपकी फ़ीड “${feed}” पढ़ी नहीं जा सकी`,
    intro: 'हमने तय समय पर आपकी फ़ीड पढ़ने की कोशिश की, पर पूरी नहीं कर सके।',
    feed: 'फ़ीड',
    address: 'पता',
    open: 'आपकी फ़ीड',
    stays: 'जो लिस्टिंग हम नहीं पढ़ सके वे वैसी ही रहेंगी। अगली बार हम फिर कोशिश करेंगे।',
  },
  zh: {
    subject: (feed) => `无法读取您的数据源“${feed}”`,
    intro: '我们按计划读取了您的数据源，但未能完成。',
    feed: '数据源',
    address: '网址',
    open: '您的数据源',
    stays: '未能读取的房源保持不变。我们会在下次计划时间重试。',
  },
  de: {
    subject: (feed) => `Ihr Feed „${feed}“ konnte nicht gelesen werden`,
    intro: 'Wir wollten Ihren Feed wie geplant lesen und konnten es nicht zu Ende bringen.',
    feed: 'Feed',
    address: 'Adresse',
    open: 'Ihre Feeds',
    stays:
      'Inserate, die wir nicht lesen konnten, bleiben, wie sie sind. Beim nächsten Mal versuchen wir es wieder.',
  },
}
