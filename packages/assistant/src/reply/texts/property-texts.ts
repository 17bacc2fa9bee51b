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
  /** There is none of this purpose in a whole emirate. */
  nowhere: (criteria: string) => string
  /** What the homes that come nearest give up. */
  nearest: (given: string) => string
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
      `None of the listings that fit states this in its details: ${features}. I left that out; a title may say more, and an agent can tell.`,
    unlisted: ofKind(
      {
        rent: 'The rental adverts here name no amenities at all',
        sale: 'The sale adverts here name no amenities at all',
        any: 'The adverts here name no amenities at all',
      },
      (what, features) => `${what}, so I left that out: ${features}. An agent can tell.`,
    ),
    leftOut: (features) => `I left that out too: ${features}.`,
    twoChanges: 'No single change helps, but two do:',
    nowhere: (criteria) => `At present there is no listing at all: ${criteria}.`,
    nearest: (given) => `The nearest ones give this up: ${given}.`,
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
      `لا يرد هذا ضمن تفاصيل أي من الإعلانات المناسبة: ${features}. تركت هذا الشرط؛ قد يذكره عنوان إعلان، ويمكن للوكيل أن يوضح.`,
    unlisted: ofKind(
      {
        rent: 'إعلانات الإيجار هنا لا تذكر أي مرافق',
        sale: 'إعلانات البيع هنا لا تذكر أي مرافق',
        any: 'الإعلانات هنا لا تذكر أي مرافق',
      },
      (what, features) => `${what}، لذلك تركت هذا الشرط: ${features}. يمكن للوكيل أن يوضح.`,
    ),
    leftOut: (features) => `تركت هذا الشرط أيضًا: ${features}.`,
    twoChanges: 'لا يكفي تغيير واحد، لكن تغييرين يكفيان:',
    nowhere: (criteria) => `لا يوجد حاليًا أي عقار: ${criteria}.`,
    nearest: (given) => `هذا أقرب ما وجدت بعد التخلي عن: ${given}.`,
  },
  ru: {
    says: (fact) => `В объявлении указано: ${fact}.`,
    silent: (fact) => `В объявлении не указано: ${fact}. Это подскажет агент.`,
    inTitle: (fact, title) =>
      `Среди характеристик не указано: ${fact}. Но в заголовке написано: «${title}». Агент подтвердит.`,
    onlyShown: (count) => `Показано объявлений: ${count}. Какое вы имеете в виду?`,
    unknown: 'Об этом у меня нет данных по этому объекту, подскажет агент.',
    noneCheaper: (price) => `Дешевле нет: самая низкая цена по этому запросу ${price}.`,
    unstated: (features) =>
      `Ни в одном подходящем объявлении это не указано среди характеристик: ${features}. Ищу без этого; что-то может быть в заголовке, точно подскажет агент.`,
    unlisted: ofKind(
      {
        rent: 'В объявлениях об аренде здесь не указывают удобства',
        sale: 'В объявлениях о продаже здесь не указывают удобства',
        any: 'В объявлениях здесь не указывают удобства',
      },
      (what, features) =>
        `${what}, поэтому ищу без этого условия: ${features}. Это подскажет агент.`,
    ),
    leftOut: (features) => `Это условие тоже не учитываю: ${features}.`,
    twoChanges: 'Одного изменения мало, а два помогут:',
    nowhere: (criteria) => `Сейчас здесь вообще нет объявлений: ${criteria}.`,
    nearest: (given) => `Показываю самое близкое, без условия: ${given}.`,
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
      `किसी भी उपयुक्त विज्ञापन के विवरण में यह दर्ज नहीं है: ${features}। इसके बिना खोजा है; शीर्षक में कुछ लिखा हो सकता है, और एजेंट बता सकते हैं।`,
    unlisted: ofKind(
      {
        rent: 'यहाँ किराए के विज्ञापनों में सुविधाएँ लिखी ही नहीं होतीं',
        sale: 'यहाँ बिक्री के विज्ञापनों में सुविधाएँ लिखी ही नहीं होतीं',
        any: 'यहाँ विज्ञापनों में सुविधाएँ लिखी ही नहीं होतीं',
      },
      (what, features) => `${what}, इसलिए इसके बिना खोजा है: ${features}। एजेंट बता सकते हैं।`,
    ),
    leftOut: (features) => `इसे भी छोड़कर खोजा है: ${features}।`,
    twoChanges: 'एक बदलाव काफ़ी नहीं है, दो से नतीजे मिलते हैं:',
    nowhere: (criteria) => `अभी यहाँ एक भी लिस्टिंग नहीं है: ${criteria}।`,
    nearest: (given) => `सबसे नज़दीकी घर, यह शर्त छोड़कर: ${given}।`,
  },
  zh: {
    says: (fact) => `房源注明：${fact}。`,
    silent: (fact) => `房源没有注明：${fact}。可以向经纪人确认。`,
    inTitle: (fact, title) => `详情里没有注明：${fact}。但标题写着：“${title}”。可以向经纪人确认。`,
    onlyShown: (count) => `我展示了${count}套房源，您指的是哪一套？`,
    unknown: '关于这一点，我没有这套房源的资料，可以向经纪人确认。',
    noneCheaper: (price) => `没有更便宜的了：符合条件的最低价是${price}。`,
    unstated: (features) =>
      `符合其他条件的房源，详情里都没有注明：${features}。我先不限这一项；标题里可能有写，也可向经纪人确认。`,
    unlisted: ofKind(
      {
        rent: '这里的出租房源都没有列出配套设施',
        sale: '这里的出售房源都没有列出配套设施',
        any: '这里的房源都没有列出配套设施',
      },
      (what, features) => `${what}，所以我先不限这一项：${features}。可向经纪人确认。`,
    ),
    leftOut: (features) => `这一项我也先不限：${features}。`,
    twoChanges: '放宽一项还不够，放宽两项就有结果：',
    nowhere: (criteria) => `目前一套也没有：${criteria}。`,
    nearest: (given) => `下面是最接近的，放宽了：${given}。`,
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
      `In keinem passenden Angebot steht das unter den Merkmalen: ${features}. Ich habe es weggelassen; ein Titel kann mehr sagen, und der Makler weiß es.`,
    unlisted: ofKind(
      {
        rent: 'Die Mietangebote hier nennen gar keine Ausstattung',
        sale: 'Die Kaufangebote hier nennen gar keine Ausstattung',
        any: 'Die Angebote hier nennen gar keine Ausstattung',
      },
      (what, features) =>
        `${what}. Das habe ich deshalb weggelassen: ${features}. Der Makler weiß es.`,
    ),
    leftOut: (features) => `Auch das habe ich weggelassen: ${features}.`,
    twoChanges: 'Eine Änderung reicht nicht, zwei schon:',
    nowhere: (criteria) => `Zurzeit gibt es hier gar kein Angebot: ${criteria}.`,
    nearest: (given) => `Am nächsten kommen diese, ohne: ${given}.`,
  },
}

export function propertyTextsOf(language: LanguageCode): PropertyTexts {
  return byLanguage[language]
}
