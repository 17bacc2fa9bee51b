import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Quick actions that are answered with a sentence; `find_property` asks for a place. */
export type Topic =
  | 'find_property'
  | 'search_location'
  | 'investment_advice'
  | 'estimate_value'
  | 'compare_properties'
  | 'request_callback'
  | 'book_viewing'
  | 'ask_question'

/** Sentences of the mock's assistant in one language. Figures come in as finished texts. */
export interface ChatTexts {
  topics: Readonly<Record<Topic, string>>
  askPlace: string
  found(count: number): string
  /** `place` may be empty. */
  header(place: string): string
  count(count: number): string
  viewListing: string
  none: string
  anyBudget: string
  anyBedrooms: string
}

export const chatTexts: Readonly<Record<LanguageCode, ChatTexts>> = {
  en: {
    topics: {
      find_property: 'Tell me the area, the number of bedrooms and your budget.',
      search_location: 'Which community do you have in mind?',
      investment_advice:
        'Compare what homes ask per square foot in the areas that you like. Which area shall I look at?',
      estimate_value:
        'Tell me the area, the kind of home and its size, and I look for similar ones.',
      compare_properties: 'Name an area, and I show you homes there side by side.',
      request_callback:
        'Leave your phone number with “Get Property Suggestions”, and somebody calls you.',
      book_viewing: 'Open a listing and write to its agent to agree on a time.',
      ask_question: 'What would you like to know?',
    },
    askPlace: 'Which community do you have in mind?',
    found: (count) => `I found ${count} ${count === 1 ? 'listing' : 'listings'} for you.`,
    header: (place) => `Here are some properties${place && ` in ${place}`} you might like:`,
    count: (count) => (count === 1 ? '1 Property Available' : `${count} Properties Available`),
    viewListing: 'View Listing',
    none: 'No live listing fits. Shall I drop one of your wishes?',
    anyBudget: 'Any budget',
    anyBedrooms: 'Any number of bedrooms',
  },
  ar: {
    topics: {
      find_property: 'أخبرني بالمنطقة وعدد غرف النوم والميزانية.',
      search_location: 'أي منطقة تفضّل؟',
      investment_advice: 'قارن سعر القدم المربعة بين المناطق التي تهمّك. أي منطقة أبحث فيها؟',
      estimate_value: 'أخبرني بالمنطقة ونوع العقار ومساحته لأبحث عن عقارات مشابهة.',
      compare_properties: 'اذكر منطقة لأعرض لك عقاراتها جنبًا إلى جنب.',
      request_callback: 'اترك رقم هاتفك عبر «احصل على اقتراحات عقارية» وسنتصل بك.',
      book_viewing: 'افتح صفحة العقار وراسل الوكيل للاتفاق على موعد.',
      ask_question: 'ماذا تودّ أن تعرف؟',
    },
    askPlace: 'أي منطقة تفضّل؟',
    found: (count) => `عدد ما وجدته لك: ${count}.`,
    header: (place) => `إليك بعض العقارات${place && ` في ${place}`} التي قد تعجبك:`,
    count: (count) => `عدد العقارات المتاحة: ${count}`,
    viewListing: 'عرض القائمة',
    none: 'لا يوجد عقار مطابق. هل أتخلّى عن أحد الشروط؟',
    anyBudget: 'أي ميزانية',
    anyBedrooms: 'أي عدد من الغرف',
  },
  ru: {
    topics: {
      find_property: 'Назовите район, число спален и бюджет.',
      search_location: 'Какой район вас интересует?',
      investment_advice: 'Сравните цену квадратного фута в разных районах. Какой район посмотреть?',
      estimate_value: 'Назовите район, тип и площадь жилья, и я найду похожее.',
      compare_properties: 'Назовите район, и я покажу варианты рядом.',
      request_callback: 'Оставьте номер телефона в форме подбора, и вам перезвонят.',
      book_viewing: 'Откройте объявление и договоритесь с агентом о времени.',
      ask_question: 'Что вы хотите узнать?',
    },
    askPlace: 'Какой район вас интересует?',
    found: (count) => `Нашлось: ${count}.`,
    header: (place) => `Вот варианты, которые могут вам понравиться${place && ` (${place})`}:`,
    count: (count) => `Доступно объектов: ${count}`,
    viewListing: 'Смотреть список',
    none: 'Подходящих объявлений нет. Убрать одно из условий?',
    anyBudget: 'Любой бюджет',
    anyBedrooms: 'Любое число спален',
  },
  hi: {
    topics: {
      find_property: 'इलाक़ा, बेडरूम की संख्या और बजट बताइए।',
      search_location: 'आप कौन सा इलाक़ा देख रहे हैं?',
      investment_advice: 'अपने पसंद के इलाक़ों में प्रति वर्ग फ़ुट दाम की तुलना कीजिए। कौन सा इलाक़ा देखूँ?',
      estimate_value: 'इलाक़ा, घर का प्रकार और आकार बताइए, मैं मिलते-जुलते घर ढूँढता हूँ।',
      compare_properties: 'एक इलाक़ा बताइए, मैं वहाँ के घर साथ-साथ दिखाता हूँ।',
      request_callback: 'सुझाव फ़ॉर्म में अपना फ़ोन नंबर छोड़िए, आपको कॉल किया जाएगा।',
      book_viewing: 'लिस्टिंग खोलिए और एजेंट से समय तय कीजिए।',
      ask_question: 'आप क्या जानना चाहते हैं?',
    },
    askPlace: 'आप कौन सा इलाक़ा देख रहे हैं?',
    found: (count) => `मुझे ${count} लिस्टिंग मिलीं।`,
    header: (place) => `${place && `${place} में `}कुछ प्रॉपर्टी जो आपको पसंद आ सकती हैं:`,
    count: (count) => `${count} प्रॉपर्टी उपलब्ध`,
    viewListing: 'लिस्टिंग देखें',
    none: 'कोई लिस्टिंग मेल नहीं खाती। क्या एक शर्त हटा दूँ?',
    anyBudget: 'कोई भी बजट',
    anyBedrooms: 'कितने भी बेडरूम',
  },
  zh: {
    topics: {
      find_property: '请告诉我社区、卧室数量和预算。',
      search_location: '您想看哪个社区？',
      investment_advice: '可以比较各社区每平方英尺的要价。您想看哪个社区？',
      estimate_value: '请告诉我社区、房型和面积，我来找相似的房源。',
      compare_properties: '请说一个社区，我把那里的房源并排列出。',
      request_callback: '请在推荐表单中留下电话，我们会联系您。',
      book_viewing: '请打开房源页面，与经纪人约定时间。',
      ask_question: '您想了解什么？',
    },
    askPlace: '您想看哪个社区？',
    found: (count) => `为您找到 ${count} 套房源。`,
    header: (place) => `以下${place && `${place}的`}房源您可能会喜欢：`,
    count: (count) => `共有 ${count} 套房源`,
    viewListing: '查看列表',
    none: '没有符合条件的房源。要去掉一个条件吗？',
    anyBudget: '不限预算',
    anyBedrooms: '不限卧室',
  },
  de: {
    topics: {
      find_property: 'Nennen Sie mir Gegend, Zahl der Schlafzimmer und Budget.',
      search_location: 'Welche Gegend suchen Sie?',
      investment_advice:
        'Vergleichen Sie, was je Quadratfuß verlangt wird. Welche Gegend soll ich ansehen?',
      estimate_value: 'Nennen Sie Gegend, Art und Größe, und ich suche Ähnliches.',
      compare_properties: 'Nennen Sie eine Gegend, und ich zeige Angebote nebeneinander.',
      request_callback: 'Hinterlassen Sie im Formular Ihre Nummer, und jemand ruft Sie an.',
      book_viewing: 'Öffnen Sie ein Angebot und vereinbaren Sie mit dem Makler einen Termin.',
      ask_question: 'Was möchten Sie wissen?',
    },
    askPlace: 'Welche Gegend suchen Sie?',
    found: (count) => `Ich habe ${count} ${count === 1 ? 'Angebot' : 'Angebote'} gefunden.`,
    header: (place) => `Diese Objekte${place && ` in ${place}`} könnten Ihnen gefallen:`,
    count: (count) => (count === 1 ? '1 Objekt verfügbar' : `${count} Objekte verfügbar`),
    viewListing: 'Angebote ansehen',
    none: 'Nichts passt. Soll ich einen Wunsch weglassen?',
    anyBudget: 'Beliebiges Budget',
    anyBedrooms: 'Beliebig viele Schlafzimmer',
  },
}
