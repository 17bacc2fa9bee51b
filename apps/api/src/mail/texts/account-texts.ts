import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface AccountTexts {
  greeting: string
  codeLabel: string
  referenceLabel: string
  /** `reference` names the sign-up, as on the screen. */
  code: { subject: (reference: string) => string; intro: string; stranger: string }
  /** Somebody signed up with an address that has an account. */
  known: { subject: (reference: string) => string; intro: string; open: string; stranger: string }
  reset: { subject: string; intro: string; open: string; stranger: string }
  changed: { subject: string; intro: string; stranger: string }
  guessed: { subject: string; intro: string; open: string; stranger: string }
  /** An identity provider was connected with the account. */
  linked: {
    subject: (provider: string) => string
    intro: (provider: string) => string
    stranger: string
  }
}

/** The words of mails about accounts. */
export const accountTexts: Record<LanguageCode, AccountTexts> = {
  en: {
    greeting: 'Hello,',
    codeLabel: 'Code',
    referenceLabel: 'Sign-up',
    code: {
      subject: (reference) => `Your code for sign-up ${reference}`,
      intro: 'Enter this code to confirm your e-mail address. It is good for ten minutes.',
      stranger:
        'If you did not sign up, somebody entered your address by mistake. Without the code nothing happens.',
    },
    known: {
      subject: (reference) => `You already have an account (sign-up ${reference})`,
      intro:
        'Somebody, probably you, has just signed up with this address. It already has an account: log in, or choose a new password there if you have forgotten yours.',
      open: 'Log in',
      stranger: 'If it was not you, you need not do anything.',
    },
    reset: {
      subject: 'Choose a new password',
      intro: 'You can choose a new password by this link. It works once, for sixty minutes.',
      open: 'Choose a new password',
      stranger:
        'If you did not ask for it, you need not do anything: your password stays as it is.',
    },
    changed: {
      subject: 'Your password has been changed',
      intro:
        'The password of your account has just been changed. All other devices have been logged out.',
      stranger: 'If it was not you, reset your password at once and tell us.',
    },
    guessed: {
      subject: 'Wrong passwords for your account',
      intro:
        'Somebody has just tried several wrong passwords for your account. Nobody got in, and further tries have to wait longer and longer.',
      open: 'Log in',
      stranger:
        'If it was you and you have forgotten your password, choose a new one where you log in. If it was not you, you need not do anything; a password that you use nowhere else keeps your account safe.',
    },
    linked: {
      subject: (provider) => `You can now log in with ${provider}`,
      intro: (provider) =>
        `Your account has just been connected with ${provider}, after your password was entered. From now on ${provider} is enough to log in; your password still works.`,
      stranger: 'If it was not you, reset your password at once and tell us.',
    },
  },
  ar: {
    greeting: 'مرحباً،',
    codeLabel: 'الرمز',
    referenceLabel: 'رقم التسجيل',
    code: {
      subject: (reference) => `رمز التسجيل الخاص بك (${reference})`,
      intro: 'أدخل هذا الرمز لتأكيد بريدك الإلكتروني. الرمز صالح لمدة عشر دقائق.',
      stranger:
        'إذا لم تكن أنت من طلب التسجيل، فقد أدخل شخص ما عنوانك عن طريق الخطأ. ولن يحدث شيء من دون الرمز.',
    },
    known: {
      subject: (reference) => `لديك حساب بالفعل (التسجيل ${reference})`,
      intro:
        'حاول شخص ما، وربما أنت، التسجيل بهذا العنوان قبل قليل. لهذا العنوان حساب بالفعل: سجّل الدخول، أو اختر كلمة مرور جديدة إذا نسيت كلمة مرورك.',
      open: 'تسجيل الدخول',
      stranger: 'إذا لم تكن أنت، فلا يلزمك فعل أي شيء.',
    },
    reset: {
      subject: 'اختر كلمة مرور جديدة',
      intro: 'يمكنك اختيار كلمة مرور جديدة عبر هذا الرابط. يعمل الرابط مرة واحدة خلال ستين دقيقة.',
      open: 'اختيار كلمة مرور جديدة',
      stranger: 'إذا لم تطلب ذلك، فلا يلزمك فعل أي شيء: كلمة مرورك تبقى كما هي.',
    },
    changed: {
      subject: 'تم تغيير كلمة المرور',
      intro: 'تم تغيير كلمة مرور حسابك قبل قليل، وتم تسجيل الخروج من جميع الأجهزة الأخرى.',
      stranger: 'إذا لم تكن أنت، فأعد تعيين كلمة المرور فوراً وأبلغنا.',
    },
    guessed: {
      subject: 'محاولات بكلمات مرور خاطئة لحسابك',
      intro:
        'حاول شخص ما قبل قليل الدخول إلى حسابك بعدة كلمات مرور خاطئة. لم يتمكن أحد من الدخول، وكل محاولة جديدة تنتظر وقتاً أطول.',
      open: 'تسجيل الدخول',
      stranger:
        'إذا كنت أنت من حاول ونسيت كلمة مرورك، فاختر كلمة مرور جديدة من صفحة تسجيل الدخول. وإذا لم تكن أنت، فلا يلزمك فعل أي شيء؛ كلمة مرور لا تستخدمها في أي موقع آخر تحمي حسابك.',
    },
    linked: {
      subject: (provider) => `يمكنك الآن تسجيل الدخول عبر ${provider}`,
      intro: (provider) =>
        `تم ربط حسابك مع ${provider} قبل قليل بعد إدخال كلمة مرورك. من الآن فصاعداً يكفي ${provider} لتسجيل الدخول، وتبقى كلمة مرورك صالحة.`,
      stranger: 'إذا لم تكن أنت، فأعد تعيين كلمة المرور فوراً وأبلغنا.',
    },
  },
  ru: {
    greeting: 'Здравствуйте!',
    codeLabel: 'Код',
    referenceLabel: 'Регистрация',
    code: {
      subject: (reference) => `Код для регистрации ${reference}`,
      intro: 'Введите этот код, чтобы подтвердить адрес электронной почты. Он действует 10 минут.',
      stranger:
        'Если вы не регистрировались, кто-то указал ваш адрес по ошибке. Без кода ничего не произойдёт.',
    },
    known: {
      subject: (reference) => `У вас уже есть аккаунт (регистрация ${reference})`,
      intro:
        'Кто-то, вероятно вы, только что начал регистрацию с этим адресом. Аккаунт для него уже есть: войдите или выберите новый пароль, если забыли прежний.',
      open: 'Войти',
      stranger: 'Если это были не вы, ничего делать не нужно.',
    },
    reset: {
      subject: 'Выберите новый пароль',
      intro:
        'По этой ссылке можно выбрать новый пароль. Она сработает один раз в течение 60 минут.',
      open: 'Выбрать новый пароль',
      stranger: 'Если вы об этом не просили, ничего делать не нужно: пароль останется прежним.',
    },
    changed: {
      subject: 'Пароль изменён',
      intro:
        'Пароль вашего аккаунта только что изменён. На всех других устройствах выполнен выход.',
      stranger: 'Если это были не вы, сразу сбросьте пароль и сообщите нам.',
    },
    guessed: {
      subject: 'Неверные пароли к вашему аккаунту',
      intro:
        'Кто-то только что несколько раз ввёл неверный пароль к вашему аккаунту. Войти никому не удалось, а каждой следующей попытки приходится ждать всё дольше.',
      open: 'Войти',
      stranger:
        'Если это были вы и забыли пароль, выберите новый на странице входа. Если не вы, ничего делать не нужно: аккаунт защищает пароль, которого вы больше нигде не используете.',
    },
    linked: {
      subject: (provider) => `Теперь можно входить через ${provider}`,
      intro: (provider) =>
        `Ваш аккаунт только что связан с ${provider}: для этого был введён ваш пароль. Теперь для входа достаточно ${provider}, пароль тоже действует.`,
      stranger: 'Если это были не вы, сразу смените пароль и сообщите нам.',
    },
  },
  hi: {
    greeting: 'नमस्ते,',
    codeLabel: 'कोड',
    referenceLabel: 'साइन अप',
    code: {
      subject: (reference) => `साइन अप ${reference} के लिए आपका कोड`,
      intro: 'अपना ईमेल पता पक्का करने के लिए यह कोड डालें। यह दस मिनट तक मान्य है।',
      stranger:
        'अगर आपने साइन अप नहीं किया, तो किसी ने गलती से आपका पता डाल दिया है। कोड के बिना कुछ नहीं होगा।',
    },
    known: {
      subject: (reference) => `आपका खाता पहले से है (साइन अप ${reference})`,
      intro:
        'किसी ने, शायद आपने ही, अभी इस पते से साइन अप किया है। इस पते का खाता पहले से है: लॉग इन करें, या पासवर्ड भूल गए हों तो वहीं नया पासवर्ड चुनें।',
      open: 'लॉग इन करें',
      stranger: 'अगर यह आप नहीं थे, तो आपको कुछ करने की ज़रूरत नहीं है।',
    },
    reset: {
      subject: 'नया पासवर्ड चुनें',
      intro: 'इस लिंक से आप नया पासवर्ड चुन सकते हैं। यह एक ही बार, साठ मिनट तक काम करता है।',
      open: 'नया पासवर्ड चुनें',
      stranger: 'अगर आपने यह नहीं माँगा, तो कुछ करने की ज़रूरत नहीं है: आपका पासवर्ड वही रहेगा।',
    },
    changed: {
      subject: 'आपका पासवर्ड बदल गया है',
      intro: 'आपके खाते का पासवर्ड अभी बदला गया है। बाकी सभी डिवाइस लॉग आउट कर दिए गए हैं।',
      stranger: 'अगर यह आपने नहीं किया, तो तुरंत पासवर्ड रीसेट करें और हमें बताएँ।',
    },
    guessed: {
      subject: 'आपके खाते के लिए गलत पासवर्ड डाले गए',
      intro:
        'किसी ने अभी आपके खाते के लिए कई बार गलत पासवर्ड डाला है। कोई भी लॉग इन नहीं कर पाया, और हर अगली कोशिश के लिए पहले से ज़्यादा इंतज़ार करना पड़ता है।',
      open: 'लॉग इन करें',
      stranger:
        'अगर यह आप थे और पासवर्ड भूल गए हैं, तो लॉग इन वाले पेज पर नया पासवर्ड चुनें। अगर यह आप नहीं थे, तो कुछ करने की ज़रूरत नहीं है; जो पासवर्ड आप कहीं और इस्तेमाल नहीं करते, वही खाते को सुरक्षित रखता है।',
    },
    linked: {
      subject: (provider) => `अब आप ${provider} से लॉग इन कर सकते हैं`,
      intro: (provider) =>
        `आपका पासवर्ड डालने के बाद आपका खाता अभी-अभी ${provider} से जोड़ा गया है। अब लॉग इन के लिए ${provider} काफ़ी है; आपका पासवर्ड भी चलता रहेगा।`,
      stranger: 'अगर यह आपने नहीं किया, तो तुरंत पासवर्ड बदलें और हमें बताएँ।',
    },
  },
  zh: {
    greeting: '您好：',
    codeLabel: '验证码',
    referenceLabel: '注册编号',
    code: {
      subject: (reference) => `您的注册验证码（${reference}）`,
      intro: '请输入此验证码以确认您的邮箱，十分钟内有效。',
      stranger: '如果您没有注册，说明有人误填了您的邮箱。没有验证码，什么都不会发生。',
    },
    known: {
      subject: (reference) => `您已有账户（注册 ${reference}）`,
      intro:
        '刚才有人（可能是您本人）用此邮箱注册。该邮箱已有账户：请直接登录；如忘记密码，可在登录处重新设置。',
      open: '登录',
      stranger: '如果不是您本人操作，无需理会。',
    },
    reset: {
      subject: '设置新密码',
      intro: '您可以通过此链接设置新密码。链接只能使用一次，六十分钟内有效。',
      open: '设置新密码',
      stranger: '如果您没有提出请求，无需理会：您的密码保持不变。',
    },
    changed: {
      subject: '您的密码已更改',
      intro: '您账户的密码刚刚被更改，其他设备均已退出登录。',
      stranger: '如果不是您本人操作，请立即重置密码并告知我们。',
    },
    guessed: {
      subject: '有人多次输错您账户的密码',
      intro:
        '刚才有人多次用错误的密码尝试登录您的账户。没有人登录成功，之后每次尝试需等待的时间会越来越长。',
      open: '登录',
      stranger:
        '如果是您本人忘记了密码，请在登录处设置新密码。如果不是您本人操作，无需理会；只要密码没有在其他地方使用，您的账户就是安全的。',
    },
    linked: {
      subject: (provider) => `您现在可以用 ${provider} 登录`,
      intro: (provider) =>
        `您的账户刚刚在输入密码后关联了 ${provider}。今后可直接用 ${provider} 登录，原密码仍然有效。`,
      stranger: '如果不是您本人操作，请立即重置密码并告知我们。',
    },
  },
  de: {
    greeting: 'Guten Tag,',
    codeLabel: 'Code',
    referenceLabel: 'Registrierung',
    code: {
      subject: (reference) => `Ihr Code für die Registrierung ${reference}`,
      intro:
        'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen. Er gilt zehn Minuten.',
      stranger:
        'Falls Sie sich nicht registriert haben, hat jemand versehentlich Ihre Adresse angegeben. Ohne den Code geschieht nichts.',
    },
    known: {
      subject: (reference) => `Sie haben bereits ein Konto (Registrierung ${reference})`,
      intro:
        'Jemand, vermutlich Sie selbst, hat sich gerade mit dieser Adresse registriert. Zu ihr gibt es schon ein Konto: Melden Sie sich an, oder wählen Sie dort ein neues Passwort, falls Sie Ihres vergessen haben.',
      open: 'Anmelden',
      stranger: 'Falls Sie das nicht waren, müssen Sie nichts tun.',
    },
    reset: {
      subject: 'Neues Passwort wählen',
      intro:
        'Über diesen Link können Sie ein neues Passwort wählen. Er gilt einmal und 60 Minuten lang.',
      open: 'Neues Passwort wählen',
      stranger:
        'Falls Sie das nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
    },
    changed: {
      subject: 'Ihr Passwort wurde geändert',
      intro:
        'Das Passwort Ihres Kontos wurde soeben geändert. Alle anderen Geräte sind abgemeldet.',
      stranger:
        'Falls Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und sagen Sie uns Bescheid.',
    },
    guessed: {
      subject: 'Falsche Passwörter für Ihr Konto',
      intro:
        'Jemand hat soeben mehrmals ein falsches Passwort für Ihr Konto eingegeben. Niemand ist hineingekommen, und weitere Versuche müssen immer länger warten.',
      open: 'Anmelden',
      stranger:
        'Falls Sie das waren und Ihr Passwort vergessen haben, wählen Sie bei der Anmeldung ein neues. Falls nicht, müssen Sie nichts tun; ein Passwort, das Sie nirgends sonst verwenden, schützt Ihr Konto.',
    },
    linked: {
      subject: (provider) => `Sie können sich jetzt mit ${provider} anmelden`,
      intro: (provider) =>
        `Ihr Konto wurde gerade mit ${provider} verbunden, nachdem Ihr Passwort eingegeben worden war. Künftig genügt ${provider} zur Anmeldung; Ihr Passwort gilt weiterhin.`,
      stranger:
        'Wenn Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und schreiben Sie uns.',
    },
  },
}
