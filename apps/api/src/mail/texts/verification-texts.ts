import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface VerificationTexts {
  /** The mail with a code that proves an address. */
  code: { subject: string; intro: string; stranger: string }
  /** To the address that an account had before. */
  changed: { subject: string; intro: string; stranger: string }
  /** The text message with a code; short, so that it is one message with the site's host. */
  text: (site: string, code: string) => string
}

/** The words of messages that prove addresses and numbers. */
export const verificationTexts: Record<LanguageCode, VerificationTexts> = {
  en: {
    code: {
      subject: 'Your code to confirm this e-mail address',
      intro:
        'Enter this code to make this the e-mail address of your account. It is good for ten minutes.',
      stranger:
        'If you did not ask for it, somebody entered your address by mistake. Give the code to nobody; without it nothing happens.',
    },
    changed: {
      subject: 'The e-mail address of your account has changed',
      intro:
        'Your account has just been given another e-mail address. From now on our messages go there, and you log in with it.',
      stranger: 'If it was not you, tell us at once, so that we can give your account back to you.',
    },
    text: (site, code) =>
      `${code} is your ${site} code. It is good for ten minutes. Give it to nobody.`,
  },
  ar: {
    code: {
      subject: 'رمز تأكيد هذا البريد الإلكتروني',
      intro:
        'أدخل هذا الرمز ليصبح هذا العنوان البريد الإلكتروني لحسابك. الرمز صالح لمدة عشر دقائق.',
      stranger:
        'إذا لم تطلبه، فقد أدخل شخص ما عنوانك عن طريق الخطأ. لا تعطِ الرمز لأحد؛ ومن دونه لن يحدث شيء.',
    },
    changed: {
      subject: 'تم تغيير البريد الإلكتروني لحسابك',
      intro: 'أصبح لحسابك قبل قليل بريد إلكتروني آخر. من الآن تصل رسائلنا إليه، وبه تسجّل الدخول.',
      stranger: 'إذا لم تكن أنت، فأبلغنا فوراً لنعيد إليك حسابك.',
    },
    text: (site, code) => `رمز ${site}: ${code}`,
  },
  ru: {
    code: {
      subject: 'Код для подтверждения адреса почты',
      intro:
        'Введите этот код, чтобы этот адрес стал адресом вашего аккаунта. Он действует 10 минут.',
      stranger:
        'Если вы его не запрашивали, кто-то указал ваш адрес по ошибке. Никому не сообщайте код: без него ничего не произойдёт.',
    },
    changed: {
      subject: 'Адрес почты вашего аккаунта изменён',
      intro:
        'У вашего аккаунта теперь другой адрес почты. Наши письма будут приходить туда, и входить нужно с ним.',
      stranger: 'Если это были не вы, сразу сообщите нам, и мы вернём вам аккаунт.',
    },
    text: (site, code) => `Код ${site}: ${code}`,
  },
  hi: {
    code: {
      subject: 'यह ईमेल पता पक्का करने का कोड',
      intro: 'इस पते को अपने खाते का ईमेल पता बनाने के लिए यह कोड डालें। यह दस मिनट तक मान्य है।',
      stranger:
        'अगर आपने यह नहीं माँगा, तो किसी ने गलती से आपका पता डाल दिया है। कोड किसी को न दें; इसके बिना कुछ नहीं होगा।',
    },
    changed: {
      subject: 'आपके खाते का ईमेल पता बदल गया है',
      intro: 'आपके खाते का ईमेल पता अभी बदला गया है। अब हमारे संदेश वहीं जाएँगे और आप उसी से लॉग इन करेंगे।',
      stranger: 'अगर यह आपने नहीं किया, तो हमें तुरंत बताएँ, ताकि हम आपका खाता आपको लौटा सकें।',
    },
    text: (site, code) => `${site} कोड: ${code}`,
  },
  zh: {
    code: {
      subject: '确认此邮箱的验证码',
      intro: '请输入此验证码，将此邮箱设为您账户的邮箱，十分钟内有效。',
      stranger:
        '如果您没有提出请求，说明有人误填了您的邮箱。请勿将验证码告诉任何人；没有验证码，什么都不会发生。',
    },
    changed: {
      subject: '您账户的邮箱已更改',
      intro: '您的账户刚刚更换了邮箱。今后我们的邮件会发往新邮箱，您也将用它登录。',
      stranger: '如果不是您本人操作，请立即告知我们，我们会帮您找回账户。',
    },
    text: (site, code) => `【${site}】验证码：${code}`,
  },
  de: {
    code: {
      subject: 'Ihr Code zum Bestätigen dieser E-Mail-Adresse',
      intro:
        'Geben Sie diesen Code ein, damit dies die E-Mail-Adresse Ihres Kontos wird. Er gilt zehn Minuten.',
      stranger:
        'Falls Sie ihn nicht angefordert haben, hat jemand versehentlich Ihre Adresse angegeben. Geben Sie den Code niemandem; ohne ihn geschieht nichts.',
    },
    changed: {
      subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      intro:
        'Ihr Konto hat soeben eine andere E-Mail-Adresse bekommen. Unsere Nachrichten gehen ab jetzt dorthin, und Sie melden sich mit ihr an.',
      stranger:
        'Falls Sie das nicht waren, sagen Sie uns sofort Bescheid, damit Sie Ihr Konto zurückbekommen.',
    },
    text: (site, code) =>
      `${code} ist Ihr Code für ${site}. Er gilt zehn Minuten. Geben Sie ihn niemandem.`,
  },
}
