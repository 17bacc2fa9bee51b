import type { ChatAction, LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences about homes that were not shown, and about what nobody stated. */
interface NoneShownTexts {
  /** The first, this one: none has been shown. */
  noneYet: string
  /** The last search, which is named, found none. */
  foundNothing: (criteria: string) => string
  /** What fits the search that was told, now shown. */
  theseFit: string
  /** More were to be compared than there are; one or several. */
  fewerShown: (count: number) => string
  /** Two that were to be compared are one, which is named. */
  sameHome: (home: string) => string
  /** The advert names nobody who answers for it. */
  nobodyNamed: string
  /** Label of the button for it. */
  askTeam: string
  /** A question again, of the home of a number. */
  ofNumber: (number: string, question: string) => ChatAction
}

const byLanguage: Readonly<Record<LanguageCode, NoneShownTexts>> = {
  en: {
    noneYet: 'I have not shown you any home yet, so I cannot tell you about that one.',
    foundNothing: (criteria) =>
      `There is no home to tell you about yet: the last search found nothing (${criteria}).`,
    theseFit: 'These fit your search:',
    fewerShown: (count) =>
      count === 1
        ? 'I have shown you only one home, so there is nothing to compare it with. Name two areas, or change the search for more homes.'
        : `I have shown you only ${count} homes, so I compare those.`,
    sameHome: (home) => `${home} is both: they are the same home, so there is nothing to compare.`,
    nobodyNamed:
      'The advert names nobody who answers for it. The team of this site can ask for you.',
    askTeam: 'Ask the team',
    ofNumber: (number, question) => ({
      label: `Number ${number}`,
      message: `number ${number}: ${question}`,
    }),
  },
  ar: {
    noneYet: 'لم أعرض عليك أي عقار بعد، لذلك لا يمكنني أن أخبرك عنه.',
    foundNothing: (criteria) =>
      `لا يوجد عقار معروض لأخبرك عنه بعد: لم يجد البحث الأخير شيئًا (${criteria}).`,
    theseFit: 'هذه تناسب بحثك:',
    fewerShown: (count) =>
      count === 1
        ? 'عرضت عليك عقارًا واحدًا فقط، فلا يوجد ما أقارنه به. سمِّ منطقتين، أو غيّر البحث ليظهر المزيد.'
        : `لم أعرض عليك سوى ${count}، لذلك أقارن بينها.`,
    sameHome: (home) => `${home} هو الاثنان معًا: إنه العقار نفسه، فلا يوجد ما أقارنه به.`,
    nobodyNamed: 'لا يذكر الإعلان اسم أي مسؤول عنه. يمكن لفريق هذا الموقع أن يسأل لك.',
    askTeam: 'اسأل الفريق',
    ofNumber: (number, question) => ({
      label: `رقم ${number}`,
      message: `رقم ${number}: ${question}`,
    }),
  },
  ru: {
    noneYet: 'Я пока не показала ни одного объекта, поэтому рассказать не о чем.',
    foundNothing: (criteria) =>
      `Рассказать пока не о чем: последний поиск ничего не нашёл (${criteria}).`,
    theseFit: 'По вашему запросу подходит вот что:',
    fewerShown: (count) =>
      count === 1
        ? 'Я показала только один объект, сравнивать не с чем. Назовите два района или измените запрос, чтобы вариантов стало больше.'
        : `Показано вариантов: ${count}. Сравниваю их.`,
    sameHome: (home) =>
      `${home} подходит под оба описания: это один и тот же объект, сравнивать не с чем.`,
    nobodyNamed:
      'В объявлении не указано, кто за него отвечает. Узнать для вас может команда сайта.',
    askTeam: 'Спросить команду сайта',
    ofNumber: (number, question) => ({
      label: `Номер ${number}`,
      message: `номер ${number}: ${question}`,
    }),
  },
  hi: {
    noneYet: 'मैंने अभी तक कोई घर नहीं दिखाया है, इसलिए उसके बारे में कुछ नहीं बता सकती।',
    foundNothing: (criteria) =>
      `अभी बताने के लिए कोई घर नहीं है: पिछली खोज में कुछ नहीं मिला (${criteria})।`,
    theseFit: 'आपकी खोज से ये मेल खाते हैं:',
    fewerShown: (count) =>
      count === 1
        ? 'मैंने सिर्फ़ एक घर दिखाया है, तुलना के लिए दूसरा नहीं है। दो इलाक़े बताइए, या खोज बदलिए ताकि और घर मिलें।'
        : `मैंने सिर्फ़ ${count} घर दिखाए हैं, इन्हीं की तुलना करती हूँ।`,
    sameHome: (home) => `दोनों ${home} ही हैं: यह एक ही घर है, इसलिए तुलना करने को कुछ नहीं है।`,
    nobodyNamed: 'विज्ञापन में किसी ज़िम्मेदार व्यक्ति का नाम नहीं है। इस साइट की टीम आपके लिए पूछ सकती है।',
    askTeam: 'टीम से पूछें',
    ofNumber: (number, question) => ({
      label: `नंबर ${number}`,
      message: `नंबर ${number}: ${question}`,
    }),
  },
  zh: {
    noneYet: '我还没有给您展示过房源，所以没法介绍这一套。',
    foundNothing: (criteria) => `目前没有可以介绍的房源：上一次搜索没有结果（${criteria}）。`,
    theseFit: '符合您要求的有：',
    fewerShown: (count) =>
      count === 1
        ? '我只展示了一套房源，没有别的可以比较。请说出两个地区，或者调整条件看更多房源。'
        : `我只展示了${count}套，就比较这几套。`,
    sameHome: (home) => `两者都是${home}：这是同一套房源，没有可比较的。`,
    nobodyNamed: '广告没有写明由谁负责。本站团队可以替您询问。',
    askTeam: '询问本站团队',
    ofNumber: (number, question) => ({
      label: `第${number}套`,
      message: `第${number}套：${question}`,
    }),
  },
  de: {
    noneYet:
      'Ich habe Ihnen noch keine Immobilie gezeigt und kann deshalb nichts über diese sagen.',
    foundNothing: (criteria) =>
      `Es gibt noch keine Immobilie, über die ich etwas sagen kann: Die letzte Suche ergab nichts (${criteria}).`,
    theseFit: 'Zu Ihrer Suche passen:',
    fewerShown: (count) =>
      count === 1
        ? 'Ich habe nur ein Angebot gezeigt, es gibt nichts zum Vergleichen. Nennen Sie zwei Gegenden, oder ändern Sie die Suche, damit mehr erscheint.'
        : `Gezeigt habe ich nur ${count} Angebote; die vergleiche ich.`,
    sameHome: (home) =>
      `Beides ist ${home}: Es ist dieselbe Immobilie, zu vergleichen gibt es da nichts.`,
    nobodyNamed:
      'Im Angebot steht niemand, der dafür zuständig ist. Das Team dieser Website kann für Sie nachfragen.',
    askTeam: 'Team fragen',
    ofNumber: (number, question) => ({
      label: `Nummer ${number}`,
      message: `Nummer ${number}: ${question}`,
    }),
  },
}

export const noneShownTextsOf = (language: LanguageCode): NoneShownTexts => byLanguage[language]
