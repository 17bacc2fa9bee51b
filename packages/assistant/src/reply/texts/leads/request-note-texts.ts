import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { Recipient } from '../../../tools/lead-port.ts'

/** Sentences about a request that passes on what the visitor asks for in their own words. */
interface RequestNoteTexts {
  ofHome: (title: string, when: string | undefined) => string
  ofTeam: (when: string | undefined) => string
  note: (words: string) => string
  sent: Readonly<Record<Recipient, (reference: string) => string>>
  /** Of the request itself: what it costs, and to what it binds. */
  free: string
}

const byLanguage: Readonly<Record<LanguageCode, RequestNoteTexts>> = {
  en: {
    ofHome: (title, when) =>
      `Request to the agent of “${title}”${when === undefined ? '' : `, ${when}`}.`,
    ofTeam: (when) => `Request to the team of this site${when === undefined ? '' : `, ${when}`}.`,
    note: (words) => `I pass on in your words: “${words}”.`,
    sent: {
      agent: (reference) => `Sent to the agent with your note, reference ${reference}.`,
      agency: (reference) => `Sent to the agency with your note, reference ${reference}.`,
      site: (reference) => `Sent to the team of this site with your note, reference ${reference}.`,
    },
    free: 'Asking for a call or a viewing here costs nothing and binds you to nothing. If somebody wants money before you have seen the home, do not pay.',
  },
  ar: {
    ofHome: (title, when) => `طلب إلى وكيل «${title}»${when === undefined ? '' : `، ${when}`}.`,
    ofTeam: (when) => `طلب إلى فريق هذا الموقع${when === undefined ? '' : `، ${when}`}.`,
    note: (words) => `سأنقل كلامك كما هو: «${words}».`,
    sent: {
      agent: (reference) => `أُرسل إلى الوكيل مع ملاحظتك، الرقم المرجعي ${reference}.`,
      agency: (reference) => `أُرسل إلى الوكالة مع ملاحظتك، الرقم المرجعي ${reference}.`,
      site: (reference) => `أُرسل إلى فريق هذا الموقع مع ملاحظتك، الرقم المرجعي ${reference}.`,
    },
    free: 'طلب مكالمة أو معاينة من هنا مجاني ولا يلزمك بشيء. وإذا طلب منك أحد مالًا قبل أن ترى العقار فلا تدفع.',
  },
  ru: {
    ofHome: (title, when) =>
      `Запрос агенту объекта «${title}»${when === undefined ? '' : `, ${when}`}.`,
    ofTeam: (when) => `Запрос команде этого сайта${when === undefined ? '' : `, ${when}`}.`,
    note: (words) => `Передам вашими словами: «${words}».`,
    sent: {
      agent: (reference) => `Отправлено агенту с вашей пометкой, номер ${reference}.`,
      agency: (reference) => `Отправлено в агентство с вашей пометкой, номер ${reference}.`,
      site: (reference) => `Отправлено команде этого сайта с вашей пометкой, номер ${reference}.`,
    },
    free: 'Заявка на звонок или просмотр здесь бесплатна и ни к чему вас не обязывает. Если кто-то просит деньги до просмотра, не платите.',
  },
  hi: {
    ofHome: (title, when) => `“${title}” के एजेंट को अनुरोध${when === undefined ? '' : `, ${when}`}।`,
    ofTeam: (when) => `इस साइट की टीम को अनुरोध${when === undefined ? '' : `, ${when}`}।`,
    note: (words) => `आपकी बात आपके ही शब्दों में पहुँचाऊँगी: “${words}”।`,
    sent: {
      agent: (reference) => `आपकी बात के साथ एजेंट को भेज दिया, रेफ़रेंस ${reference}।`,
      agency: (reference) => `आपकी बात के साथ एजेंसी को भेज दिया, रेफ़रेंस ${reference}।`,
      site: (reference) => `आपकी बात के साथ इस साइट की टीम को भेज दिया, रेफ़रेंस ${reference}।`,
    },
    free: 'यहाँ से कॉल या विज़िट का अनुरोध मुफ़्त है और आप पर कोई बंधन नहीं आता। घर देखने से पहले कोई पैसे माँगे, तो मत दीजिए।',
  },
  zh: {
    ofHome: (title, when) => `给“${title}”经纪人的请求${when === undefined ? '' : `，${when}`}。`,
    ofTeam: (when) => `给本网站团队的请求${when === undefined ? '' : `，${when}`}。`,
    note: (words) => `我会照您的原话转达：“${words}”。`,
    sent: {
      agent: (reference) => `已连同您的留言发给经纪人，编号 ${reference}。`,
      agency: (reference) => `已连同您的留言发给中介公司，编号 ${reference}。`,
      site: (reference) => `已连同您的留言发给本网站团队，编号 ${reference}。`,
    },
    free: '在这里预约电话或看房不收费，也不构成任何约束。如果有人在您看房之前就要钱，请不要付。',
  },
  de: {
    ofHome: (title, when) =>
      `Anfrage an den Makler von „${title}“${when === undefined ? '' : `, ${when}`}.`,
    ofTeam: (when) => `Anfrage an das Team dieser Website${when === undefined ? '' : `, ${when}`}.`,
    note: (words) => `Ich gebe es mit Ihren Worten weiter: „${words}“.`,
    sent: {
      agent: (reference) => `Mit Ihrer Notiz an den Makler gesendet, Nummer ${reference}.`,
      agency: (reference) => `Mit Ihrer Notiz an das Maklerbüro gesendet, Nummer ${reference}.`,
      site: (reference) =>
        `Mit Ihrer Notiz an das Team dieser Website gesendet, Nummer ${reference}.`,
    },
    free: 'Einen Anruf oder eine Besichtigung hier anzufragen kostet nichts und verpflichtet Sie zu nichts. Verlangt jemand Geld, bevor Sie die Immobilie gesehen haben, zahlen Sie nicht.',
  },
}

export const requestNoteTextsOf = (language: LanguageCode): RequestNoteTexts => byLanguage[language]
