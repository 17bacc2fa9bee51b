import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

interface Notice {
  subject: string
  intro: string
  stranger: string
}

interface DeviceTexts {
  time: string
  device: string
  place: string
  unknown: string
  /** A browser on a system. */
  on: (browser: string, os: string) => string
  open: string
  entered: Notice
  passkey: Notice
}

/** The words of mails about log-ins and passkeys. */
export const deviceTexts: Record<LanguageCode, DeviceTexts> = {
  en: {
    time: 'Time (UAE)',
    device: 'Device',
    place: 'Country',
    unknown: 'Unknown device',
    on: (browser, os) => `${browser} on ${os}`,
    open: 'See where you are logged in',
    entered: {
      subject: 'A log-in from a new device',
      intro:
        'Somebody, probably you, has just logged in to your account from a device that is new.',
      stranger:
        'If it was you, you need not do anything. If it was not you, log that device out by the link above and change your password at once.',
    },
    passkey: {
      subject: 'A passkey was added to your account',
      intro: 'A passkey has just been added to your account. It logs in without your password.',
      stranger:
        'If it was you, you need not do anything. If it was not you, remove the passkey by the link above, log out all other devices and change your password at once.',
    },
  },
  ar: {
    time: 'الوقت (بتوقيت الإمارات)',
    device: 'الجهاز',
    place: 'الدولة',
    unknown: 'جهاز غير معروف',
    on: (browser, os) => `${browser} على ${os}`,
    open: 'عرض الأجهزة المسجّل دخولها',
    entered: {
      subject: 'تسجيل دخول من جهاز جديد',
      intro: 'سجّل شخص ما، وربما أنت، الدخول إلى حسابك قبل قليل من جهاز جديد.',
      stranger:
        'إذا كنت أنت، فلا يلزمك فعل أي شيء. وإذا لم تكن أنت، فسجّل خروج ذلك الجهاز عبر الرابط أعلاه وغيّر كلمة مرورك فوراً.',
    },
    passkey: {
      subject: 'أُضيف مفتاح مرور إلى حسابك',
      intro: 'أُضيف مفتاح مرور إلى حسابك قبل قليل، ويمكن به تسجيل الدخول من دون كلمة المرور.',
      stranger:
        'إذا كنت أنت، فلا يلزمك فعل أي شيء. وإذا لم تكن أنت، فأزل مفتاح المرور عبر الرابط أعلاه وسجّل خروج جميع الأجهزة الأخرى وغيّر كلمة مرورك فوراً.',
    },
  },
  ru: {
    time: 'Время (ОАЭ)',
    device: 'Устройство',
    place: 'Страна',
    unknown: 'Неизвестное устройство',
    on: (browser, os) => `${browser}, ${os}`,
    open: 'Посмотреть, где выполнен вход',
    entered: {
      subject: 'Вход с нового устройства',
      intro: 'Кто-то, вероятно вы, только что вошёл в ваш аккаунт с нового устройства.',
      stranger:
        'Если это были вы, ничего делать не нужно. Если не вы, завершите сеанс этого устройства по ссылке выше и сразу смените пароль.',
    },
    passkey: {
      subject: 'В ваш аккаунт добавлен ключ доступа',
      intro: 'В ваш аккаунт только что добавлен ключ доступа. С ним можно войти без пароля.',
      stranger:
        'Если это были вы, ничего делать не нужно. Если не вы, удалите ключ по ссылке выше, выйдите на всех других устройствах и сразу смените пароль.',
    },
  },
  hi: {
    time: 'समय (यूएई)',
    device: 'डिवाइस',
    place: 'देश',
    unknown: 'अनजान डिवाइस',
    on: (browser, os) => `${os} पर ${browser}`,
    open: 'देखें कि आप कहाँ लॉग इन हैं',
    entered: {
      subject: 'नए डिवाइस से लॉग इन',
      intro: 'किसी ने, शायद आपने ही, अभी एक नए डिवाइस से आपके खाते में लॉग इन किया है।',
      stranger:
        'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है। अगर यह आप नहीं थे, तो ऊपर के लिंक से उस डिवाइस को लॉग आउट करें और तुरंत अपना पासवर्ड बदलें।',
    },
    passkey: {
      subject: 'आपके खाते में पासकी जोड़ी गई',
      intro: 'अभी आपके खाते में एक पासकी जोड़ी गई है। उससे बिना पासवर्ड के लॉग इन हो सकता है।',
      stranger:
        'अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है। अगर यह आप नहीं थे, तो ऊपर के लिंक से पासकी हटाएँ, बाकी सभी डिवाइस लॉग आउट करें और तुरंत अपना पासवर्ड बदलें।',
    },
  },
  zh: {
    time: '时间（阿联酋）',
    device: '设备',
    place: '国家或地区',
    unknown: '未知设备',
    on: (browser, os) => `${os} 上的 ${browser}`,
    open: '查看登录设备',
    entered: {
      subject: '有新设备登录您的账户',
      intro: '刚才有人（可能是您本人）在一台新设备上登录了您的账户。',
      stranger:
        '如果是您本人，无需理会。如果不是您本人操作，请通过上方链接退出该设备，并立即更改密码。',
    },
    passkey: {
      subject: '您的账户添加了通行密钥',
      intro: '您的账户刚刚添加了一个通行密钥，使用它无需密码即可登录。',
      stranger:
        '如果是您本人，无需理会。如果不是您本人操作，请通过上方链接移除该通行密钥，退出其他所有设备，并立即更改密码。',
    },
  },
  de: {
    time: 'Zeit (VAE)',
    device: 'Gerät',
    place: 'Land',
    unknown: 'Unbekanntes Gerät',
    on: (browser, os) => `${browser} unter ${os}`,
    open: 'Angemeldete Geräte ansehen',
    entered: {
      subject: 'Anmeldung von einem neuen Gerät',
      intro:
        'Jemand, vermutlich Sie selbst, hat sich soeben von einem neuen Gerät bei Ihrem Konto angemeldet.',
      stranger:
        'Falls Sie das waren, müssen Sie nichts tun. Falls nicht, melden Sie das Gerät über den Link oben ab und ändern Sie sofort Ihr Passwort.',
    },
    passkey: {
      subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
      intro:
        'Ihrem Konto wurde soeben ein Passkey hinzugefügt. Damit ist die Anmeldung ohne Passwort möglich.',
      stranger:
        'Falls Sie das waren, müssen Sie nichts tun. Falls nicht, entfernen Sie den Passkey über den Link oben, melden Sie alle anderen Geräte ab und ändern Sie sofort Ihr Passwort.',
    },
  },
}
