import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ChangeReason } from '../../../db/saved-search-tables.ts'

interface AlertTexts {
  confirm: { subject: string; intro: string; open: string; stranger: string }
  /** Begins a subject, before the number of homes and the name of the search. */
  heads: Record<ChangeReason | 'mixed', string>
  /** Beside one home. */
  reasons: Record<ChangeReason, string>
  before: string
  sqft: string
  all: string
  why: (brand: string) => string
  manage: string
  stop: string
  /** The page behind the link that takes a search off. */
  page: {
    title: string
    text: (name: string) => string
    button: string
    done: string
    doneText: string
    resume: string
    resumed: string
    resumedText: (name: string) => string
    gone: string
    goneText: string
  }
}

/** What mails about saved searches say. */
export const alertTexts: Readonly<Record<LanguageCode, AlertTexts>> = {
  en: {
    confirm: {
      subject: 'Confirm your saved search',
      intro:
        'Somebody asked us to write to this address about homes that match a saved search. If that was you, open the link; until then we send nothing.',
      open: 'Confirm the search',
      stranger: 'If it was not you, you need not do anything.',
    },
    heads: {
      new: 'New homes',
      price_drop: 'Lower prices',
      back: 'Back on the market',
      mixed: 'News for your search',
    },
    reasons: { new: 'New', price_drop: 'Price drop', back: 'Back on the market' },
    before: 'before',
    sqft: 'sqft',
    all: 'See all results',
    why: (brand) => `You get this e-mail because you saved this search on ${brand}.`,
    manage: 'Pause or change your saved searches',
    stop: 'Unsubscribe from this search',
    page: {
      title: 'Stop these e-mails?',
      text: (name) => `We will write no more about “${name}”. You can resume it any time.`,
      button: 'Unsubscribe',
      done: 'You are unsubscribed',
      doneText: 'The search is paused, and we write no more about it.',
      resume: 'Resume',
      resumed: 'We write again',
      resumedText: (name) => `You get e-mails about “${name}” again.`,
      gone: 'This link is no longer good',
      goneText: 'The saved search is gone, so nothing is sent about it.',
    },
  },
  ar: {
    confirm: {
      subject: 'أكّد بحثك المحفوظ',
      intro:
        'طُلب منا أن نراسل هذا العنوان عن عقارات تطابق بحثًا محفوظًا. إن كنت أنت من طلب ذلك فافتح الرابط، ولن نرسل شيئًا قبل ذلك.',
      open: 'تأكيد البحث',
      stranger: 'إن لم تكن أنت، فلا حاجة إلى أي إجراء.',
    },
    heads: {
      new: 'عقارات جديدة',
      price_drop: 'أسعار أقل',
      back: 'عادت إلى السوق',
      mixed: 'جديد بحثك',
    },
    reasons: { new: 'جديد', price_drop: 'انخفض السعر', back: 'عاد إلى السوق' },
    before: 'سابقًا',
    sqft: 'قدم مربعة',
    all: 'عرض كل النتائج',
    why: (brand) => `تصلك هذه الرسالة لأنك حفظت هذا البحث في ${brand}.`,
    manage: 'إيقاف عمليات بحثك المحفوظة مؤقتًا أو تعديلها',
    stop: 'إلغاء الاشتراك في هذا البحث',
    page: {
      title: 'هل تريد إيقاف هذه الرسائل؟',
      text: (name) => `لن نراسلك بعد الآن عن «${name}»، ويمكنك استئنافه متى شئت.`,
      button: 'إلغاء الاشتراك',
      done: 'تم إلغاء اشتراكك',
      doneText: 'البحث متوقف مؤقتًا ولن نراسلك عنه.',
      resume: 'استئناف',
      resumed: 'استؤنفت الرسائل',
      resumedText: (name) => `ستصلك الرسائل عن «${name}» من جديد.`,
      gone: 'لم يعد هذا الرابط صالحًا',
      goneText: 'لم يعد البحث محفوظًا، لذلك لا تُرسل أي رسائل عنه.',
    },
  },
  ru: {
    confirm: {
      subject: 'Подтвердите сохранённый поиск',
      intro:
        'Нас попросили присылать на этот адрес объекты, подходящие под сохранённый поиск. Если это были вы, откройте ссылку; до этого мы ничего не пришлём.',
      open: 'Подтвердить поиск',
      stranger: 'Если это были не вы, ничего делать не нужно.',
    },
    heads: {
      new: 'Новые объекты',
      price_drop: 'Цены снижены',
      back: 'Снова в продаже или аренде',
      mixed: 'Новости по вашему поиску',
    },
    reasons: { new: 'Новое', price_drop: 'Цена снижена', back: 'Снова на рынке' },
    before: 'раньше',
    sqft: 'кв. футов',
    all: 'Показать все результаты',
    why: (brand) => `Вы получили это письмо, потому что сохранили этот поиск на ${brand}.`,
    manage: 'Приостановить или изменить сохранённые поиски',
    stop: 'Отписаться от этого поиска',
    page: {
      title: 'Больше не присылать эти письма?',
      text: (name) =>
        `Мы больше не будем писать о поиске «${name}». Возобновить его можно в любой момент.`,
      button: 'Отписаться',
      done: 'Вы отписались',
      doneText: 'Поиск приостановлен, писем о нём больше не будет.',
      resume: 'Возобновить',
      resumed: 'Мы снова пишем вам',
      resumedText: (name) => `Письма о поиске «${name}» снова будут приходить.`,
      gone: 'Ссылка больше не действует',
      goneText: 'Этот поиск удалён, и писем о нём нет.',
    },
  },
  hi: {
    confirm: {
      subject: 'अपनी सहेजी हुई खोज की पुष्टि करें',
      intro:
        'हमसे कहा गया है कि सहेजी हुई खोज से मेल खाते घरों की सूचना इस पते पर भेजें। अगर यह आपने कहा था, तो लिंक खोलें; उससे पहले हम कुछ नहीं भेजेंगे।',
      open: 'खोज की पुष्टि करें',
      stranger: 'अगर यह आपने नहीं कहा था, तो आपको कुछ करने की ज़रूरत नहीं है।',
    },
    heads: {
      new: 'नए घर',
      price_drop: 'घटी हुई कीमतें',
      back: 'फिर से बाज़ार में',
      mixed: 'आपकी खोज में नया',
    },
    reasons: { new: 'नया', price_drop: 'कीमत घटी', back: 'फिर से बाज़ार में' },
    before: 'पहले',
    sqft: 'वर्ग फुट',
    all: 'सभी परिणाम देखें',
    why: (brand) => `यह ई-मेल आपको इसलिए मिला है क्योंकि आपने ${brand} पर यह खोज सहेजी है।`,
    manage: 'सहेजी हुई खोजें रोकें या बदलें',
    stop: 'इस खोज की सदस्यता समाप्त करें',
    page: {
      title: 'ये ई-मेल बंद करें?',
      text: (name) => `“${name}” के बारे में हम और नहीं लिखेंगे। आप इसे कभी भी फिर शुरू कर सकते हैं।`,
      button: 'सदस्यता समाप्त करें',
      done: 'सदस्यता समाप्त हो गई',
      doneText: 'खोज रोक दी गई है और उसके बारे में कोई ई-मेल नहीं आएगा।',
      resume: 'फिर शुरू करें',
      resumed: 'ई-मेल फिर शुरू हो गए हैं',
      resumedText: (name) => `“${name}” के बारे में ई-मेल फिर से आएँगे।`,
      gone: 'यह लिंक अब मान्य नहीं है',
      goneText: 'यह खोज अब सहेजी हुई नहीं है, इसलिए उसके बारे में कुछ नहीं भेजा जाता।',
    },
  },
  zh: {
    confirm: {
      subject: '请确认您保存的搜索',
      intro:
        '有人请我们将符合已保存搜索的房源发送到此邮箱。如果是您本人，请打开链接；在此之前我们不会发送任何内容。',
      open: '确认搜索',
      stranger: '如果不是您本人，无需任何操作。',
    },
    heads: { new: '新房源', price_drop: '降价房源', back: '重新上架', mixed: '您的搜索有新动态' },
    reasons: { new: '新上架', price_drop: '降价', back: '重新上架' },
    before: '原价',
    sqft: '平方英尺',
    all: '查看全部结果',
    why: (brand) => `您在 ${brand} 保存了此搜索，因此收到这封邮件。`,
    manage: '暂停或修改已保存的搜索',
    stop: '退订此搜索',
    page: {
      title: '停止接收这些邮件？',
      text: (name) => `我们将不再发送关于“${name}”的邮件，您可以随时恢复。`,
      button: '退订',
      done: '您已退订',
      doneText: '该搜索已暂停，我们不再发送相关邮件。',
      resume: '恢复',
      resumed: '已恢复发送',
      resumedText: (name) => `您将继续收到关于“${name}”的邮件。`,
      gone: '此链接已失效',
      goneText: '该搜索已不存在，不会再发送相关邮件。',
    },
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie Ihre gespeicherte Suche',
      intro:
        'Wir wurden gebeten, an diese Adresse über passende Immobilien zu einer gespeicherten Suche zu schreiben. Wenn Sie das waren, öffnen Sie den Link; vorher senden wir nichts.',
      open: 'Suche bestätigen',
      stranger: 'Wenn Sie das nicht waren, müssen Sie nichts tun.',
    },
    heads: {
      new: 'Neue Immobilien',
      price_drop: 'Gesenkte Preise',
      back: 'Wieder auf dem Markt',
      mixed: 'Neues zu Ihrer Suche',
    },
    reasons: { new: 'Neu', price_drop: 'Preis gesenkt', back: 'Wieder auf dem Markt' },
    before: 'vorher',
    sqft: 'Quadratfuß',
    all: 'Alle Ergebnisse ansehen',
    why: (brand) =>
      `Sie erhalten diese E-Mail, weil Sie diese Suche bei ${brand} gespeichert haben.`,
    manage: 'Gespeicherte Suchen pausieren oder ändern',
    stop: 'Diese Suche abbestellen',
    page: {
      title: 'Diese E-Mails abbestellen?',
      text: (name) =>
        `Wir schreiben nicht mehr über „${name}“. Sie können die Suche jederzeit fortsetzen.`,
      button: 'Abbestellen',
      done: 'Sie sind abgemeldet',
      doneText: 'Die Suche ist pausiert, wir schreiben nicht mehr darüber.',
      resume: 'Fortsetzen',
      resumed: 'Wir schreiben wieder',
      resumedText: (name) => `Sie erhalten wieder E-Mails zu „${name}“.`,
      gone: 'Dieser Link gilt nicht mehr',
      goneText: 'Die gespeicherte Suche gibt es nicht mehr, also wird nichts dazu gesendet.',
    },
  },
}
