import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Sentences that sum a talk up. Criteria, titles and numbers come in as finished texts. */
interface RecapTexts {
  looking: (criteria: string) => string
  shown: (count: number) => string
  spokenOf: (home: string) => string
  sent: (reference: string) => string
  nothingYet: string
  /** Nobody else is written to; the links below can be copied. */
  cannotSend: string
  /** The same, where nothing has been shown. */
  nothingToSend: string
  /** Who writes asks for it by e-mail. */
  noEmail: string
  /** Label of the link to the search. */
  search: string
}

const byLanguage: Readonly<Record<LanguageCode, RecapTexts>> = {
  en: {
    looking: (criteria) => `So far you are looking for: ${criteria}.`,
    shown: (count) => (count === 1 ? 'Shown last:' : `Shown last, ${count} homes:`),
    spokenOf: (home) => `We spoke of ${home} last.`,
    sent: (reference) => `Your request ${reference} has been sent.`,
    nothingYet:
      'Nothing has been settled yet: tell me an area, buying or renting, bedrooms and a budget.',
    cannotSend:
      'I cannot write to anybody else. Copy this link and send it on: it opens the same for whoever has it.',
    nothingToSend:
      'I cannot write to anybody else. As soon as I have found homes, there is a link that you can send on.',
    noEmail:
      'I cannot send e-mails from here. This link opens the same again: copy it to yourself, or open it and choose “Save search”, and new homes come to your e-mail address. If an advertiser is to write to you, tell me which number it is about.',
    search: 'This search',
  },
  ar: {
    looking: (criteria) => `حتى الآن تبحث عن: ${criteria}.`,
    shown: (count) => (count === 1 ? 'آخر ما عُرض:' : `آخر ما عُرض (العدد: ${count}):`),
    spokenOf: (home) => `آخر ما تحدثنا عنه ${home}.`,
    sent: (reference) => `أُرسل طلبك ${reference}.`,
    nothingYet: 'لم نتفق على شيء بعد: اذكر المنطقة، شراء أم استئجار، وعدد الغرف والميزانية.',
    cannotSend: 'لا أستطيع مراسلة شخص آخر. انسخ هذا الرابط وشاركه معه: يفتح الصفحة نفسها لمن يصله.',
    nothingToSend: 'لا أستطيع مراسلة شخص آخر. حين أجد عقارات سيكون لديك رابط يمكنك مشاركته.',
    noEmail:
      'لا أستطيع إرسال بريد إلكتروني من هنا. هذا الرابط يفتح الصفحة نفسها: انسخه لنفسك، أو افتحه واختر «حفظ البحث» فتصلك العقارات الجديدة على بريدك. وإن أردت أن يكتب إليك المعلن فاذكر رقم العقار.',
    search: 'هذا البحث',
  },
  ru: {
    looking: (criteria) => `Пока вы ищете: ${criteria}.`,
    shown: (count) =>
      count === 1 ? 'Показано последним:' : `Показано последним, объявлений ${count}:`,
    spokenOf: (home) => `Последним говорили об объекте: ${home}.`,
    sent: (reference) => `Ваша заявка ${reference} отправлена.`,
    nothingYet: 'Пока ничего не решено: назовите район, покупка или аренда, число спален и бюджет.',
    cannotSend:
      'Писать другим людям я не могу. Скопируйте эту ссылку и перешлите: у получателя откроется то же самое.',
    nothingToSend:
      'Писать другим людям я не могу. Как только найдутся объекты, появится ссылка, которую можно переслать.',
    noEmail:
      'Отправлять письма отсюда я не могу. Эта ссылка откроет то же самое: скопируйте её себе или откройте и выберите «Сохранить поиск», тогда новые объявления будут приходить на почту. Если вы хотите, чтобы вам написал рекламодатель, назовите номер объявления.',
    search: 'Этот поиск',
  },
  hi: {
    looking: (criteria) => `अब तक आप ढूँढ रहे हैं: ${criteria}।`,
    shown: (count) => (count === 1 ? 'आख़िर में दिखाया:' : `आख़िर में दिखाए गए ${count} घर:`),
    spokenOf: (home) => `पिछली बात ${home} के बारे में हुई थी।`,
    sent: (reference) => `आपका अनुरोध ${reference} भेजा जा चुका है।`,
    nothingYet: 'अभी कुछ तय नहीं हुआ है: इलाका, ख़रीदना या किराया, बेडरूम और बजट बताइए।',
    cannotSend:
      'मैं किसी और को संदेश नहीं भेज सकती। यह लिंक कॉपी करके भेज दीजिए: जिसके पास होगा, उसे यही खुलेगा।',
    nothingToSend: 'मैं किसी और को संदेश नहीं भेज सकती। घर मिलते ही मैं एक लिंक दूँगी, जिसे आप आगे भेज सकते हैं।',
    noEmail:
      'मैं यहाँ से ई-मेल नहीं भेज सकती। यह लिंक यही सब फिर खोलेगा: इसे अपने पास कॉपी कर लीजिए, या खोलकर “खोज सहेजें” चुनिए, तब नए घर ई-मेल पर आते रहेंगे। चाहते हैं कि विज्ञापनदाता आपको लिखे, तो बताइए किस नंबर के बारे में।',
    search: 'यह खोज',
  },
  zh: {
    looking: (criteria) => `目前您在找：${criteria}。`,
    shown: (count) => (count === 1 ? '最近展示的：' : `最近展示的 ${count} 套：`),
    spokenOf: (home) => `刚才说到的是${home}。`,
    sent: (reference) => `您的请求 ${reference} 已发送。`,
    nothingYet: '还没有定下什么：请告诉我区域、买还是租、几间卧室和预算。',
    cannotSend: '我不能给别人发消息。请复制这个链接转发，对方打开看到的是一样的内容。',
    nothingToSend: '我不能给别人发消息。找到房源后会有链接，您可以转发。',
    noEmail:
      '我在这里不能发邮件。这个链接可以再次打开同样的内容：请复制保存，或打开后选择“保存搜索”，新房源会发到您的邮箱。如果想让发布者写信给您，请告诉我是第几套。',
    search: '这次搜索',
  },
  de: {
    looking: (criteria) => `Bisher suchen Sie: ${criteria}.`,
    shown: (count) => (count === 1 ? 'Zuletzt gezeigt:' : `Zuletzt gezeigt, ${count} Angebote:`),
    spokenOf: (home) => `Zuletzt ging es um ${home}.`,
    sent: (reference) => `Ihre Anfrage ${reference} ist gesendet.`,
    nothingYet:
      'Noch steht nichts fest: Nennen Sie mir Gegend, Kauf oder Miete, Schlafzimmer und Budget.',
    cannotSend:
      'Anderen schreiben kann ich nicht. Kopieren Sie diesen Link und schicken Sie ihn weiter: Er öffnet bei jedem dasselbe.',
    nothingToSend:
      'Anderen schreiben kann ich nicht. Sobald ich etwas gefunden habe, gibt es einen Link zum Weiterschicken.',
    noEmail:
      'E-Mails kann ich von hier aus nicht schicken. Dieser Link öffnet dasselbe noch einmal: Kopieren Sie ihn für sich, oder öffnen Sie ihn und wählen Sie „Suche speichern“, dann kommen neue Angebote per E-Mail. Soll Ihnen ein Anbieter schreiben, nennen Sie mir die Nummer des Angebots.',
    search: 'Diese Suche',
  },
}

export const recapTextsOf = (language: LanguageCode): RecapTexts => byLanguage[language]
