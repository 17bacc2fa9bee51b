import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What an operator has decided that somebody is told of. */
export type Verdict =
  | 'propertyApproved'
  | 'propertyRejected'
  | 'licenceApproved'
  | 'licenceRejected'
  | 'suspended'
  | 'lifted'
  | 'reportActed'
  | 'reportDismissed'

interface OperatorTexts {
  reason: string
  listing: string
  reference: string
  /** The link of each mail: where its reader goes on. */
  open: Record<Verdict, string>
  verdicts: Record<Verdict, readonly [subject: string, text: string]>
}

/** The words of mails about what an operator has decided. */
export const operatorTexts: Record<LanguageCode, OperatorTexts> = {
  en: {
    reason: 'Reason',
    listing: 'Listing',
    reference: 'Number',
    open: {
      propertyApproved: 'Open the listing',
      propertyRejected: 'Correct the listing',
      licenceApproved: 'Open your profile',
      licenceRejected: 'Open your profile',
      suspended: 'Contact us',
      lifted: 'Log in',
      reportActed: 'Open the site',
      reportDismissed: 'Open the site',
    },
    verdicts: {
      propertyApproved: ['Your listing has been approved', 'Your listing has been approved.'],
      propertyRejected: [
        'Your listing was not approved',
        'Your listing is not shown to visitors. Please correct what the reason names and submit it again.',
      ],
      licenceApproved: [
        'Your registration is confirmed',
        'We have checked your registration number. Your profile now shows that it is verified.',
      ],
      licenceRejected: [
        'Your registration could not be confirmed',
        'We could not confirm your registration number. Please correct it in your profile.',
      ],
      suspended: [
        'Your account is suspended',
        'Your account has been suspended and your listings are paused. Reply to our contact address if you think this is a mistake.',
      ],
      lifted: [
        'Your account is open again',
        'Your account has been opened again. Listings that were paused with it are shown as before, as far as your plan allows.',
      ],
      reportActed: [
        'Thank you for your report',
        'We have looked at the listing that you reported and taken it off the site.',
      ],
      reportDismissed: [
        'Thank you for your report',
        'We have looked at the listing that you reported and found no reason to take it off the site.',
      ],
    },
  },
  ar: {
    reason: 'السبب',
    listing: 'الإعلان',
    reference: 'الرقم',
    open: {
      propertyApproved: 'فتح الإعلان',
      propertyRejected: 'تصحيح الإعلان',
      licenceApproved: 'فتح ملفك الشخصي',
      licenceRejected: 'فتح ملفك الشخصي',
      suspended: 'تواصل معنا',
      lifted: 'تسجيل الدخول',
      reportActed: 'فتح الموقع',
      reportDismissed: 'فتح الموقع',
    },
    verdicts: {
      propertyApproved: ['تمت الموافقة على إعلانك', 'تمت الموافقة على إعلانك.'],
      propertyRejected: [
        'لم تتم الموافقة على إعلانك',
        'إعلانك لا يظهر للزوار. يرجى تصحيح ما ورد في السبب ثم إرساله من جديد.',
      ],
      licenceApproved: ['تم تأكيد ترخيصك', 'تحققنا من رقم تسجيلك، ويظهر الآن في ملفك أنه موثّق.'],
      licenceRejected: [
        'تعذّر تأكيد ترخيصك',
        'لم نتمكن من تأكيد رقم تسجيلك. يرجى تصحيحه في ملفك الشخصي.',
      ],
      suspended: [
        'تم إيقاف حسابك',
        'تم إيقاف حسابك وإيقاف عرض إعلاناتك مؤقتاً. راسلنا على عنوان التواصل إذا كنت تعتقد أن ذلك خطأ.',
      ],
      lifted: [
        'أُعيد فتح حسابك',
        'أُعيد فتح حسابك، وعادت الإعلانات التي توقفت معه إلى الظهور بقدر ما تسمح به باقتك.',
      ],
      reportActed: ['شكراً على بلاغك', 'راجعنا الإعلان الذي أبلغت عنه وأزلناه من الموقع.'],
      reportDismissed: [
        'شكراً على بلاغك',
        'راجعنا الإعلان الذي أبلغت عنه ولم نجد سبباً لإزالته من الموقع.',
      ],
    },
  },
  ru: {
    reason: 'Причина',
    listing: 'Объявление',
    reference: 'Номер',
    open: {
      propertyApproved: 'Открыть объявление',
      propertyRejected: 'Исправить объявление',
      licenceApproved: 'Открыть профиль',
      licenceRejected: 'Открыть профиль',
      suspended: 'Связаться с нами',
      lifted: 'Войти',
      reportActed: 'Открыть сайт',
      reportDismissed: 'Открыть сайт',
    },
    verdicts: {
      propertyApproved: ['Ваше объявление одобрено', 'Ваше объявление одобрено.'],
      propertyRejected: [
        'Ваше объявление не одобрено',
        'Посетители не видят ваше объявление. Исправьте то, что указано в причине, и отправьте его снова.',
      ],
      licenceApproved: [
        'Ваша регистрация подтверждена',
        'Мы проверили ваш регистрационный номер. Теперь в профиле указано, что он подтверждён.',
      ],
      licenceRejected: [
        'Регистрацию не удалось подтвердить',
        'Нам не удалось подтвердить ваш регистрационный номер. Исправьте его в профиле.',
      ],
      suspended: [
        'Ваш аккаунт заблокирован',
        'Ваш аккаунт заблокирован, а объявления приостановлены. Если вы считаете это ошибкой, напишите на наш контактный адрес.',
      ],
      lifted: [
        'Ваш аккаунт снова открыт',
        'Ваш аккаунт снова открыт. Приостановленные объявления показываются как раньше, насколько позволяет тариф.',
      ],
      reportActed: [
        'Спасибо за сообщение',
        'Мы проверили объявление, о котором вы сообщили, и сняли его с сайта.',
      ],
      reportDismissed: [
        'Спасибо за сообщение',
        'Мы проверили объявление, о котором вы сообщили, и не нашли причин снимать его с сайта.',
      ],
    },
  },
  hi: {
    reason: 'कारण',
    listing: 'लिस्टिंग',
    reference: 'नंबर',
    open: {
      propertyApproved: 'लिस्टिंग खोलें',
      propertyRejected: 'लिस्टिंग ठीक करें',
      licenceApproved: 'अपनी प्रोफ़ाइल खोलें',
      licenceRejected: 'अपनी प्रोफ़ाइल खोलें',
      suspended: 'हमसे संपर्क करें',
      lifted: 'लॉग इन करें',
      reportActed: 'साइट खोलें',
      reportDismissed: 'साइट खोलें',
    },
    verdicts: {
      propertyApproved: ['आपकी लिस्टिंग मंज़ूर हो गई', 'आपकी लिस्टिंग मंज़ूर हो गई है।'],
      propertyRejected: [
        'आपकी लिस्टिंग मंज़ूर नहीं हुई',
        'आपकी लिस्टिंग विज़िटर को नहीं दिख रही है। कारण में बताई गई बात ठीक करके इसे दोबारा भेजें।',
      ],
      licenceApproved: [
        'आपका पंजीकरण पक्का हो गया',
        'हमने आपका पंजीकरण नंबर जाँच लिया है। अब आपकी प्रोफ़ाइल पर यह सत्यापित दिखता है।',
      ],
      licenceRejected: [
        'आपका पंजीकरण पक्का नहीं हो सका',
        'हम आपके पंजीकरण नंबर की पुष्टि नहीं कर सके। कृपया प्रोफ़ाइल में इसे ठीक करें।',
      ],
      suspended: [
        'आपका खाता निलंबित है',
        'आपका खाता निलंबित कर दिया गया है और आपकी लिस्टिंग रोक दी गई हैं। अगर यह गलती है, तो हमारे संपर्क पते पर लिखें।',
      ],
      lifted: [
        'आपका खाता फिर से खुल गया',
        'आपका खाता फिर से खोल दिया गया है। रोकी गई लिस्टिंग आपके प्लान की सीमा तक पहले की तरह दिखेंगी।',
      ],
      reportActed: [
        'शिकायत के लिए धन्यवाद',
        'आपने जिस लिस्टिंग की शिकायत की थी, हमने उसे देखा और साइट से हटा दिया है।',
      ],
      reportDismissed: [
        'शिकायत के लिए धन्यवाद',
        'आपने जिस लिस्टिंग की शिकायत की थी, हमने उसे देखा और साइट से हटाने का कोई कारण नहीं मिला।',
      ],
    },
  },
  zh: {
    reason: '原因',
    listing: '房源',
    reference: '编号',
    open: {
      propertyApproved: '打开房源',
      propertyRejected: '修改房源',
      licenceApproved: '打开您的资料',
      licenceRejected: '打开您的资料',
      suspended: '联系我们',
      lifted: '登录',
      reportActed: '打开网站',
      reportDismissed: '打开网站',
    },
    verdicts: {
      propertyApproved: ['您的房源已通过审核', '您的房源已通过审核。'],
      propertyRejected: ['您的房源未通过审核', '访客目前看不到您的房源。请按原因修改后重新提交。'],
      licenceApproved: ['您的注册号已确认', '我们已核实您的注册号，您的主页现显示为已核实。'],
      licenceRejected: ['您的注册号未能确认', '我们无法核实您的注册号，请在个人资料中更正。'],
      suspended: [
        '您的账户已被停用',
        '您的账户已被停用，房源已暂停展示。如有疑问，请发邮件至我们的联系地址。',
      ],
      lifted: ['您的账户已恢复', '您的账户已恢复，随之暂停的房源将在套餐允许的范围内重新展示。'],
      reportActed: ['感谢您的举报', '我们已核查您举报的房源，并将其下架。'],
      reportDismissed: ['感谢您的举报', '我们已核查您举报的房源，未发现需要下架的理由。'],
    },
  },
  de: {
    reason: 'Grund',
    listing: 'Inserat',
    reference: 'Nummer',
    open: {
      propertyApproved: 'Inserat öffnen',
      propertyRejected: 'Inserat berichtigen',
      licenceApproved: 'Ihr Profil öffnen',
      licenceRejected: 'Ihr Profil öffnen',
      suspended: 'Kontakt aufnehmen',
      lifted: 'Anmelden',
      reportActed: 'Website öffnen',
      reportDismissed: 'Website öffnen',
    },
    verdicts: {
      propertyApproved: ['Ihr Inserat ist freigegeben', 'Ihr Inserat ist freigegeben.'],
      propertyRejected: [
        'Ihr Inserat wurde nicht freigegeben',
        'Ihr Inserat wird Besuchern nicht gezeigt. Bitte berichtigen Sie, was der Grund nennt, und reichen Sie es erneut ein.',
      ],
      licenceApproved: [
        'Ihre Registrierung ist bestätigt',
        'Wir haben Ihre Registrierungsnummer geprüft. Ihr Profil zeigt sie nun als geprüft.',
      ],
      licenceRejected: [
        'Ihre Registrierung konnte nicht bestätigt werden',
        'Wir konnten Ihre Registrierungsnummer nicht bestätigen. Bitte berichtigen Sie sie in Ihrem Profil.',
      ],
      suspended: [
        'Ihr Konto ist gesperrt',
        'Ihr Konto ist gesperrt, und Ihre Inserate sind pausiert. Wenn Sie das für einen Irrtum halten, schreiben Sie an unsere Kontaktadresse.',
      ],
      lifted: [
        'Ihr Konto ist wieder offen',
        'Ihr Konto ist wieder offen. Mit ihm pausierte Inserate werden wie zuvor gezeigt, soweit Ihr Tarif es erlaubt.',
      ],
      reportActed: [
        'Danke für Ihre Meldung',
        'Wir haben das gemeldete Inserat geprüft und von der Website genommen.',
      ],
      reportDismissed: [
        'Danke für Ihre Meldung',
        'Wir haben das gemeldete Inserat geprüft und keinen Grund gefunden, es von der Website zu nehmen.',
      ],
    },
  },
}
