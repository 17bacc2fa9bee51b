import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface PageTexts {
  title: string
  lead: string
  none: string
  refresh: string
  kinds: { mail: string; text: string }
  to: string
  code: string
  copy: string
  copied: string
  link: string
  whole: string
}

/** The words of the page of messages. */
export const pageTexts: Record<LanguageCode, PageTexts> = {
  en: {
    title: 'Messages of this site',
    lead: 'This server sends nothing yet, so that you find its e-mails and text messages here, newest first.',
    none: 'There are no messages yet.',
    refresh: 'Refresh',
    kinds: { mail: 'E-mail', text: 'Text message' },
    to: 'To',
    code: 'Code',
    copy: 'Copy the code',
    copied: 'Copied',
    link: 'Open the link',
    whole: 'Whole message',
  },
  ar: {
    title: 'رسائل هذا الموقع',
    lead: 'لا يرسل هذا الخادم أي رسائل بعد، لذلك تجد رسائل البريد الإلكتروني والرسائل النصية هنا، الأحدث أولاً.',
    none: 'لا توجد رسائل بعد.',
    refresh: 'تحديث',
    kinds: { mail: 'بريد إلكتروني', text: 'رسالة نصية' },
    to: 'إلى',
    code: 'الرمز',
    copy: 'نسخ الرمز',
    copied: 'تم النسخ',
    link: 'فتح الرابط',
    whole: 'الرسالة كاملة',
  },
  ru: {
    title: 'Сообщения этого сайта',
    lead: 'Этот сервер пока ничего не отправляет, поэтому его письма и SMS собраны здесь, новые сверху.',
    none: 'Сообщений пока нет.',
    refresh: 'Обновить',
    kinds: { mail: 'Письмо', text: 'SMS' },
    to: 'Кому',
    code: 'Код',
    copy: 'Скопировать код',
    copied: 'Скопировано',
    link: 'Открыть ссылку',
    whole: 'Сообщение целиком',
  },
  hi: {
    title: 'इस साइट के संदेश',
    lead: 'यह सर्वर अभी कुछ नहीं भेजता, इसलिए इसके ईमेल और SMS यहाँ मिलते हैं, सबसे नए ऊपर।',
    none: 'अभी कोई संदेश नहीं है।',
    refresh: 'रीफ़्रेश करें',
    kinds: { mail: 'ईमेल', text: 'SMS' },
    to: 'किसे',
    code: 'कोड',
    copy: 'कोड कॉपी करें',
    copied: 'कॉपी हो गया',
    link: 'लिंक खोलें',
    whole: 'पूरा संदेश',
  },
  zh: {
    title: '本站的消息',
    lead: '此服务器尚不对外发送消息，邮件和短信都在这里，最新的在前。',
    none: '还没有消息。',
    refresh: '刷新',
    kinds: { mail: '邮件', text: '短信' },
    to: '收件人',
    code: '验证码',
    copy: '复制验证码',
    copied: '已复制',
    link: '打开链接',
    whole: '完整消息',
  },
  de: {
    title: 'Nachrichten dieser Website',
    lead: 'Dieser Server verschickt noch nichts. Seine E-Mails und SMS finden Sie deshalb hier, die neuesten zuerst.',
    none: 'Es gibt noch keine Nachrichten.',
    refresh: 'Aktualisieren',
    kinds: { mail: 'E-Mail', text: 'SMS' },
    to: 'An',
    code: 'Code',
    copy: 'Code kopieren',
    copied: 'Kopiert',
    link: 'Link öffnen',
    whole: 'Ganze Nachricht',
  },
}
