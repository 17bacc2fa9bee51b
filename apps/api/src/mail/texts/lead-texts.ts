import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

export interface LeadTexts {
  /** To the visitor, with an advertiser's answer. */
  answer: {
    subject: (reference: string, about: string) => string
    /** By whom; the name may be missing. */
    intro: (name: string | null) => string
    open: string
    /** Where a reply to the mail comes back. */
    reply: string
    why: string
  }
  /** To the advertiser, with what the visitor has written back. */
  visitor: {
    subject: (reference: string, about: string) => string
    intro: string
    open: string
    reply: string
  }
  /** The page where the visitor answers. */
  page: {
    title: (reference: string) => string
    theirs: (name: string | null) => string
    field: string
    button: string
    done: string
    doneText: string
    empty: string
    many: string
    manyText: string
    gone: string
    goneText: string
  }
}

/** The words of mails between visitors and advertisers, and of the page where visitors answer. */
export const leadTexts: Record<LanguageCode, LeadTexts> = {
  en: {
    answer: {
      subject: (reference, about) => `Re: ${reference}: ${about}`,
      intro: (name) =>
        name ? `${name} has answered your enquiry.` : 'The advertiser has answered your enquiry.',
      open: 'Write back',
      reply: 'You can also simply reply to this e-mail.',
      why: 'You get this e-mail because you wrote to an advertiser on our site.',
    },
    visitor: {
      subject: (reference, about) => `Re: ${reference}: ${about}`,
      intro: 'The visitor has written back.',
      open: 'Open the lead',
      reply: 'Your reply to this e-mail goes to the visitor.',
    },
    page: {
      title: (reference) => `Your enquiry ${reference}`,
      theirs: (name) => (name ? `${name} wrote:` : 'The advertiser wrote:'),
      field: 'Your answer',
      button: 'Send',
      done: 'Your answer has been sent',
      doneText: 'The advertiser has it now and answers you by e-mail.',
      empty: 'Please write something first.',
      many: 'That was a lot at once',
      manyText: 'You have written many times today. Please wait for an answer, or call.',
      gone: 'This link is no longer good',
      goneText: 'The enquiry is no longer open here. You can write a new one from the listing.',
    },
  },
  ar: {
    answer: {
      subject: (reference, about) => `رد: ${reference}: ${about}`,
      intro: (name) => (name ? `ردّ ${name} على استفسارك.` : 'ردّ المُعلن على استفسارك.'),
      open: 'اكتب ردك',
      reply: 'يمكنك أيضًا الرد مباشرةً على هذه الرسالة.',
      why: 'وصلتك هذه الرسالة لأنك راسلت مُعلنًا على موقعنا.',
    },
    visitor: {
      subject: (reference, about) => `رد: ${reference}: ${about}`,
      intro: 'كتب إليك الزائر من جديد.',
      open: 'افتح الطلب',
      reply: 'ردك على هذه الرسالة يصل إلى الزائر.',
    },
    page: {
      title: (reference) => `استفسارك ${reference}`,
      theirs: (name) => (name ? `كتب ${name}:` : 'كتب المُعلن:'),
      field: 'ردك',
      button: 'إرسال',
      done: 'تم إرسال ردك',
      doneText: 'وصل ردك إلى المُعلن وسيجيبك عبر البريد الإلكتروني.',
      empty: 'يُرجى كتابة شيء أولًا.',
      many: 'كان ذلك كثيرًا دفعة واحدة',
      manyText: 'كتبت مرات كثيرة اليوم. يُرجى انتظار الرد أو الاتصال هاتفيًا.',
      gone: 'لم يعد هذا الرابط صالحًا',
      goneText: 'لم يعد هذا الاستفسار مفتوحًا. يمكنك إرسال استفسار جديد من صفحة الإعلان.',
    },
  },
  ru: {
    answer: {
      subject: (reference, about) => `Re: ${reference}: ${about}`,
      intro: (name) =>
        name ? `${name}: ответ на ваш запрос.` : 'Рекламодатель ответил на ваш запрос.',
      open: 'Написать ответ',
      reply: 'Можно также просто ответить на это письмо.',
      why: 'Вы получили это письмо, потому что написали рекламодателю на нашем сайте.',
    },
    visitor: {
      subject: (reference, about) => `Re: ${reference}: ${about}`,
      intro: 'Клиент написал ответ.',
      open: 'Открыть заявку',
      reply: 'Ваш ответ на это письмо придёт клиенту.',
    },
    page: {
      title: (reference) => `Ваш запрос ${reference}`,
      theirs: (name) => (name ? `${name} пишет:` : 'Рекламодатель пишет:'),
      field: 'Ваш ответ',
      button: 'Отправить',
      done: 'Ваш ответ отправлен',
      doneText: 'Рекламодатель получил его и ответит вам по электронной почте.',
      empty: 'Сначала напишите что-нибудь.',
      many: 'Слишком много сообщений',
      manyText: 'Сегодня вы писали много раз. Дождитесь ответа или позвоните.',
      gone: 'Эта ссылка больше не действует',
      goneText: 'Запрос здесь больше не открыт. Новый можно отправить со страницы объявления.',
    },
  },
  hi: {
    answer: {
      subject: (reference, about) => `उत्तर: ${reference}: ${about}`,
      intro: (name) =>
        name ? `${name} ने आपकी पूछताछ का उत्तर दिया है।` : 'विज्ञापनदाता ने आपकी पूछताछ का उत्तर दिया है।',
      open: 'जवाब लिखें',
      reply: 'आप सीधे इस ई-मेल का जवाब भी दे सकते हैं।',
      why: 'यह ई-मेल आपको इसलिए मिला है क्योंकि आपने हमारी साइट पर किसी विज्ञापनदाता को लिखा था।',
    },
    visitor: {
      subject: (reference, about) => `उत्तर: ${reference}: ${about}`,
      intro: 'ग्राहक ने वापस लिखा है।',
      open: 'पूछताछ खोलें',
      reply: 'इस ई-मेल पर आपका जवाब ग्राहक तक पहुँचता है।',
    },
    page: {
      title: (reference) => `आपकी पूछताछ ${reference}`,
      theirs: (name) => (name ? `${name} ने लिखा:` : 'विज्ञापनदाता ने लिखा:'),
      field: 'आपका जवाब',
      button: 'भेजें',
      done: 'आपका जवाब भेज दिया गया है',
      doneText: 'विज्ञापनदाता को यह मिल गया है और वे ई-मेल से उत्तर देंगे।',
      empty: 'कृपया पहले कुछ लिखें।',
      many: 'एक साथ बहुत सारे संदेश',
      manyText: 'आज आपने कई बार लिखा है। कृपया उत्तर की प्रतीक्षा करें या फ़ोन करें।',
      gone: 'यह लिंक अब मान्य नहीं है',
      goneText: 'यह पूछताछ अब यहाँ खुली नहीं है। आप विज्ञापन के पृष्ठ से नई पूछताछ भेज सकते हैं।',
    },
  },
  zh: {
    answer: {
      subject: (reference, about) => `回复：${reference}：${about}`,
      intro: (name) => (name ? `${name} 已回复您的咨询。` : '发布者已回复您的咨询。'),
      open: '写回复',
      reply: '您也可以直接回复此邮件。',
      why: '您收到此邮件，是因为您在本网站联系过房源发布者。',
    },
    visitor: {
      subject: (reference, about) => `回复：${reference}：${about}`,
      intro: '客户已回信。',
      open: '打开咨询',
      reply: '您对此邮件的回复会送达客户。',
    },
    page: {
      title: (reference) => `您的咨询 ${reference}`,
      theirs: (name) => (name ? `${name} 写道：` : '发布者写道：'),
      field: '您的回复',
      button: '发送',
      done: '您的回复已发送',
      doneText: '发布者已收到，并会通过邮件答复您。',
      empty: '请先写点内容。',
      many: '一次发送太多',
      manyText: '您今天已写了很多次。请等待答复，或直接致电。',
      gone: '此链接已失效',
      goneText: '此咨询在这里已不再开放。您可以从房源页面发送新的咨询。',
    },
  },
  de: {
    answer: {
      subject: (reference, about) => `Re: ${reference}: ${about}`,
      intro: (name) =>
        name
          ? `${name} hat Ihre Anfrage beantwortet.`
          : 'Der Anbieter hat Ihre Anfrage beantwortet.',
      open: 'Zurückschreiben',
      reply: 'Sie können auch einfach auf diese E-Mail antworten.',
      why: 'Sie bekommen diese E-Mail, weil Sie auf unserer Seite einem Anbieter geschrieben haben.',
    },
    visitor: {
      subject: (reference, about) => `Re: ${reference}: ${about}`,
      intro: 'Der Interessent hat zurückgeschrieben.',
      open: 'Anfrage öffnen',
      reply: 'Ihre Antwort auf diese E-Mail geht an den Interessenten.',
    },
    page: {
      title: (reference) => `Ihre Anfrage ${reference}`,
      theirs: (name) => (name ? `${name} schrieb:` : 'Der Anbieter schrieb:'),
      field: 'Ihre Antwort',
      button: 'Senden',
      done: 'Ihre Antwort ist gesendet',
      doneText: 'Der Anbieter hat sie jetzt und antwortet Ihnen per E-Mail.',
      empty: 'Bitte schreiben Sie zuerst etwas.',
      many: 'Das war viel auf einmal',
      manyText:
        'Sie haben heute schon oft geschrieben. Bitte warten Sie auf eine Antwort oder rufen Sie an.',
      gone: 'Dieser Link gilt nicht mehr',
      goneText:
        'Die Anfrage ist hier nicht mehr offen. Von der Seite des Inserats können Sie eine neue schreiben.',
    },
  },
}
