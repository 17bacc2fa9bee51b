import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface MyDataTexts {
  /** To whoever got contact details that are taken back. */
  withdrawn: {
    subject: (reference: string) => string
    numbers: string
    intro: string
    ending: string
  }
  /** To the owner of an account that is going to be deleted. */
  deletion: { subject: string; intro: (day: string) => string; open: string; stranger: string }
}

/** The words of mails about what is kept of people. */
export const myDataTexts: Record<LanguageCode, MyDataTexts> = {
  en: {
    withdrawn: {
      subject: (reference) => `Contact details withdrawn (${reference})`,
      numbers: 'Number',
      intro:
        'The person who wrote to you under this number has taken their contact details back. We have removed them here.',
      ending:
        'Please delete the name, telephone number, e-mail address and message that we sent you, and do not contact this person about it any more.',
    },
    deletion: {
      subject: 'Your account will be deleted',
      intro: (day) =>
        `You have asked us to delete your account. You are logged out everywhere and nobody sees the account any more. On ${day} everything in it is removed for good. Until then you can keep it by this link or by logging in.`,
      open: 'Keep my account',
      stranger:
        'If it was not you, keep the account by the link and choose a new password at once.',
    },
  },
  ar: {
    withdrawn: {
      subject: (reference) => `تم سحب بيانات الاتصال (${reference})`,
      numbers: 'الرقم',
      intro: 'الشخص الذي كتب إليك بهذا الرقم سحب بيانات الاتصال الخاصة به، وقد أزلناها من عندنا.',
      ending:
        'يُرجى حذف الاسم ورقم الهاتف والبريد الإلكتروني والرسالة التي أرسلناها إليك، وعدم التواصل مع هذا الشخص بشأنها بعد الآن.',
    },
    deletion: {
      subject: 'سيُحذف حسابك',
      intro: (day) =>
        `طلبت منا حذف حسابك. تم تسجيل خروجك من جميع الأجهزة ولم يعد أحد يرى الحساب. في ${day} يُزال كل ما فيه نهائياً. حتى ذلك الحين يمكنك الإبقاء عليه عبر هذا الرابط أو بتسجيل الدخول.`,
      open: 'الإبقاء على حسابي',
      stranger: 'إذا لم تكن أنت، فأبقِ على الحساب عبر الرابط واختر كلمة مرور جديدة فوراً.',
    },
  },
  ru: {
    withdrawn: {
      subject: (reference) => `Контактные данные отозваны (${reference})`,
      numbers: 'Номер',
      intro:
        'Человек, который написал вам под этим номером, отозвал свои контактные данные. У нас они удалены.',
      ending:
        'Удалите имя, телефон, адрес электронной почты и сообщение, которые мы вам отправили, и больше не связывайтесь с этим человеком по этому поводу.',
    },
    deletion: {
      subject: 'Ваш аккаунт будет удалён',
      intro: (day) =>
        `Вы попросили удалить ваш аккаунт. На всех устройствах выполнен выход, и аккаунт больше никому не виден. ${day} всё, что в нём есть, будет удалено навсегда. До этого его можно сохранить по этой ссылке или войдя в него.`,
      open: 'Сохранить аккаунт',
      stranger: 'Если это были не вы, сохраните аккаунт по ссылке и сразу смените пароль.',
    },
  },
  hi: {
    withdrawn: {
      subject: (reference) => `संपर्क जानकारी वापस ली गई (${reference})`,
      numbers: 'नंबर',
      intro:
        'जिस व्यक्ति ने आपको इस नंबर से लिखा था, उसने अपनी संपर्क जानकारी वापस ले ली है। हमने इसे अपने यहाँ से हटा दिया है।',
      ending:
        'कृपया वह नाम, टेलीफ़ोन नंबर, ईमेल पता और संदेश मिटा दें जो हमने आपको भेजा था, और इस बारे में इस व्यक्ति से अब संपर्क न करें।',
    },
    deletion: {
      subject: 'आपका खाता हटा दिया जाएगा',
      intro: (day) =>
        `आपने अपना खाता हटाने को कहा है। आप हर जगह से लॉग आउट हो चुके हैं और खाता अब किसी को नहीं दिखता। ${day} को इसमें रखा सब कुछ हमेशा के लिए हटा दिया जाएगा। तब तक आप इस लिंक से या लॉग इन करके इसे बनाए रख सकते हैं।`,
      open: 'मेरा खाता बनाए रखें',
      stranger: 'अगर यह आपने नहीं किया, तो लिंक से खाता बनाए रखें और तुरंत नया पासवर्ड चुनें।',
    },
  },
  zh: {
    withdrawn: {
      subject: (reference) => `联系方式已撤回（${reference}）`,
      numbers: '编号',
      intro: '以此编号给您留言的人已撤回其联系方式，我们这里已将其删除。',
      ending: '请删除我们发给您的姓名、电话、邮箱和留言，并不要再就此联系此人。',
    },
    deletion: {
      subject: '您的账户将被删除',
      intro: (day) =>
        `您要求删除账户。所有设备均已退出登录，其他人不再看到此账户。${day}其中的一切将被永久删除。在此之前，您可以通过此链接或登录来保留账户。`,
      open: '保留我的账户',
      stranger: '如果不是您本人操作，请通过链接保留账户，并立即更改密码。',
    },
  },
  de: {
    withdrawn: {
      subject: (reference) => `Kontaktdaten zurückgezogen (${reference})`,
      numbers: 'Nummer',
      intro:
        'Wer Ihnen unter dieser Nummer geschrieben hat, hat seine Kontaktdaten zurückgezogen. Bei uns sind sie entfernt.',
      ending:
        'Bitte löschen Sie Name, Telefonnummer, E-Mail-Adresse und Nachricht, die wir Ihnen geschickt haben, und nehmen Sie dazu keinen Kontakt mehr auf.',
    },
    deletion: {
      subject: 'Ihr Konto wird gelöscht',
      intro: (day) =>
        `Sie möchten Ihr Konto löschen. Sie sind überall abgemeldet, und niemand sieht das Konto mehr. Am ${day} wird alles darin endgültig entfernt. Bis dahin können Sie es über diesen Link oder durch Anmelden behalten.`,
      open: 'Konto behalten',
      stranger:
        'Falls Sie das nicht waren, behalten Sie das Konto über den Link und wählen Sie sofort ein neues Passwort.',
    },
  },
}
