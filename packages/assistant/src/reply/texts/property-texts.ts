import type { LanguageCode, Purpose } from '@manzil/api-client/generated/types.gen'

/** Sentences about single properties that were shown. */
export interface PropertyTexts {
  says: (fact: string) => string
  silent: (fact: string) => string
  /** No detail of the advert states it, and its title does in its own words. */
  inTitle: (fact: string, title: string) => string
  /** A number that no card on the screen has; one may be shown, or many. */
  onlyShown: (count: string) => string
  /** What was asked of a home is none of the details that are known. */
  unknown: string
  noneCheaper: (price: string) => string
  /** Amenities that no property mentions, and that were therefore left out. */
  unstated: (features: string) => string
  /** Amenities that were left out because adverts of the kind, or all, name none of any kind. */
  unlisted: (kind: Purpose | undefined, features: string) => string
  /** More of them, once that was said. */
  leftOut: (features: string) => string
  /** Lead of buttons that give up two criteria each. */
  twoChanges: string
}

/** A sentence about the adverts of a purpose, or of any. */
const ofKind =
  (kinds: Record<Purpose | 'any', string>, write: (kind: string, features: string) => string) =>
  (kind: Purpose | undefined, features: string): string =>
    write(kinds[kind ?? 'any'], features)

const byLanguage: Readonly<Record<LanguageCode, PropertyTexts>> = {
  en: {
    says: (fact) => `The listing says: ${fact}.`,
    silent: (fact) => `The listing does not mention: ${fact}. Its agent can tell.`,
    inTitle: (fact, title) =>
      `Not among the details: ${fact}. But the title says: “${title}”. The agent can confirm it.`,
    onlyShown: (count) => `Listings shown: ${count}. Which one do you mean?`,
    unknown: 'I have no detail on that for this home; its agent can tell.',
    noneCheaper: (price) => `None is cheaper: the lowest price for this search is ${price}.`,
    unstated: (features) =>
      `None of these adverts states this in its details: ${features}. A title may say more, and the agent can tell.`,
    unlisted: ofKind(
      {
        rent: 'Rental adverts here list no amenities',
        sale: 'Sale adverts here list no amenities',
        any: 'Adverts here list no amenities',
      },
      (what, features) => `${what}, so I could not check: ${features}. The agent can tell.`,
    ),
    leftOut: (features) => `These adverts do not state this either: ${features}.`,
    twoChanges: 'No single change helps, but two do:',
  },
  ar: {
    says: (fact) => `يذكر الإعلان: ${fact}.`,
    silent: (fact) => `لا يذكر الإعلان: ${fact}. يمكن للوكيل أن يوضح ذلك.`,
    inTitle: (fact, title) =>
      `لا يرد ضمن التفاصيل: ${fact}. لكن عنوان الإعلان يقول: «${title}». يمكن للوكيل أن يؤكد ذلك.`,
    onlyShown: (count) => `عدد الإعلانات التي عرضتها هو ${count}. أيها تقصد؟`,
    unknown: 'ليست لدي معلومة عن ذلك لهذا العقار، ويمكن للوكيل أن يوضح.',
    noneCheaper: (price) => `لا يوجد أرخص: أقل سعر في هذا البحث هو ${price}.`,
    unstated: (features) =>
      `لا يرد ضمن تفاصيل أي من هذه الإعلانات: ${features}. قد يذكره عنوان إعلان، ويمكن للوكيل أن يوضح.`,
    unlisted: ofKind(
      {
        rent: 'إعلانات الإيجار هنا لا تذكر أي مرافق',
        sale: 'إعلانات البيع هنا لا تذكر أي مرافق',
        any: 'الإعلانات هنا لا تذكر أي مرافق',
      },
      (what, features) => `${what}، فلم أستطع التحقق من هذا: ${features}. يمكن للوكيل أن يوضح.`,
    ),
    leftOut: (features) => `ولا تذكر هذه الإعلانات هذا أيضًا: ${features}.`,
    twoChanges: 'لا يكفي تغيير واحد، لكن تغييرين يكفيان:',
  },
  ru: {
    says: (fact) => `В объявлении указано: ${fact}.`,
    silent: (fact) => `В объявлении не указано: ${fact}. Это подскажет агент.`,
    inTitle: (fact, title) =>
      `Среди характеристик не указано: ${fact}. Но в заголовке написано: «${title}». Агент подтвердит.`,
    onlyShown: (count) => `Показано объявлений: ${count}. Какое вы имеете в виду?`,
    unknown: 'По этому объекту у меня об этом нет данных, подскажет агент.',
    noneCheaper: (price) => `Дешевле нет: самая низкая цена по этому запросу — ${price}.`,
    unstated: (features) =>
      `Ни в одном из этих объявлений это не указано среди характеристик: ${features}. Что-то может быть в заголовке, точно подскажет агент.`,
    unlisted: ofKind(
      {
        rent: 'В объявлениях об аренде здесь не указывают удобства',
        sale: 'В объявлениях о продаже здесь не указывают удобства',
        any: 'В объявлениях здесь не указывают удобства',
      },
      (what, features) => `${what}, поэтому это я проверить не могу: ${features}. Подскажет агент.`,
    ),
    leftOut: (features) => `Этого в объявлениях тоже не указывают: ${features}.`,
    twoChanges: 'Одного изменения мало, а два помогут:',
  },
  hi: {
    says: (fact) => `विज्ञापन में लिखा है: ${fact}।`,
    silent: (fact) => `विज्ञापन में यह नहीं लिखा है: ${fact}। एजेंट बता सकते हैं।`,
    inTitle: (fact, title) =>
      `विवरण में यह दर्ज नहीं है: ${fact}। पर शीर्षक में लिखा है: “${title}”। एजेंट पक्का बता सकते हैं।`,
    onlyShown: (count) => `दिखाए गए विज्ञापनों की संख्या: ${count}। आप किसकी बात कर रहे हैं?`,
    unknown: 'इस घर के बारे में यह जानकारी मेरे पास नहीं है, एजेंट बता सकते हैं।',
    noneCheaper: (price) => `इससे सस्ता कोई नहीं है: इस खोज में सबसे कम कीमत ${price} है।`,
    unstated: (features) =>
      `इनमें से किसी विज्ञापन के विवरण में यह दर्ज नहीं है: ${features}। शीर्षक में कुछ लिखा हो सकता है, और एजेंट बता सकते हैं।`,
    unlisted: ofKind(
      {
        rent: 'यहाँ किराए के विज्ञापनों में सुविधाएँ लिखी ही नहीं होतीं',
        sale: 'यहाँ बिक्री के विज्ञापनों में सुविधाएँ लिखी ही नहीं होतीं',
        any: 'यहाँ विज्ञापनों में सुविधाएँ लिखी ही नहीं होतीं',
      },
      (what, features) => `${what}, इसलिए यह जाँच नहीं पाई: ${features}। एजेंट बता सकते हैं।`,
    ),
    leftOut: (features) => `इन विज्ञापनों में यह भी नहीं लिखा: ${features}।`,
    twoChanges: 'एक बदलाव काफ़ी नहीं है, दो से नतीजे मिलते हैं:',
  },
  zh: {
    says: (fact) => `房源注明：${fact}。`,
    silent: (fact) => `房源没有注明：${fact}。可以向经纪人确认。`,
    inTitle: (fact, title) => `详情里没有注明：${fact}。但标题写着：“${title}”。可以向经纪人确认。`,
    onlyShown: (count) => `我展示了${count}套房源，您指的是哪一套？`,
    unknown: '关于这一点，我没有这套房源的资料，可以向经纪人确认。',
    noneCheaper: (price) => `没有更便宜的了：符合条件的最低价是${price}。`,
    unstated: (features) =>
      `这些房源的详情里都没有注明：${features}。标题里可能有写，也可向经纪人确认。`,
    unlisted: ofKind(
      {
        rent: '这里的出租房源都没有列出配套设施',
        sale: '这里的出售房源都没有列出配套设施',
        any: '这里的房源都没有列出配套设施',
      },
      (what, features) => `${what}，所以这一项无法核实：${features}。可向经纪人确认。`,
    ),
    leftOut: (features) => `这些房源也没有注明：${features}。`,
    twoChanges: '放宽一项还不够，放宽两项就有结果：',
  },
  de: {
    says: (fact) => `Im Angebot steht: ${fact}.`,
    silent: (fact) => `Im Angebot steht nichts dazu: ${fact}. Der Makler weiß es.`,
    inTitle: (fact, title) =>
      `Unter den Merkmalen steht nichts dazu: ${fact}. Im Titel steht aber: „${title}“. Der Makler kann es bestätigen.`,
    onlyShown: (count) => `Gezeigte Angebote: ${count}. Welches meinen Sie?`,
    unknown: 'Dazu habe ich zu dieser Immobilie keine Angabe, der Makler weiß es.',
    noneCheaper: (price) =>
      `Günstiger geht es nicht: Der niedrigste Preis dieser Suche ist ${price}.`,
    unstated: (features) =>
      `In keinem dieser Angebote steht das unter den Merkmalen: ${features}. Ein Titel kann mehr sagen, und der Makler weiß es.`,
    unlisted: ofKind(
      {
        rent: 'Die Mietangebote hier nennen gar keine Ausstattung',
        sale: 'Die Kaufangebote hier nennen gar keine Ausstattung',
        any: 'Die Angebote hier nennen gar keine Ausstattung',
      },
      (what, features) =>
        `${what}. Das konnte ich deshalb nicht prüfen: ${features}. Der Makler weiß es.`,
    ),
    leftOut: (features) => `Auch dazu steht in diesen Angeboten nichts: ${features}.`,
    twoChanges: 'Eine Änderung reicht nicht, zwei schon:',
  },
}

export function propertyTextsOf(language: LanguageCode): PropertyTexts {
  return byLanguage[language]
}
