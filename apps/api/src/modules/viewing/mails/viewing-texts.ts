import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What a mail about a viewing tells. */
export type ViewingNews =
  | 'requested'
  | 'booked'
  | 'confirmed'
  | 'proposed'
  | 'moved'
  | 'cancelled'
  | 'reminder'

interface ViewingTexts {
  /** What a calendar calls it. */
  entry: (title: string) => string
  subject: Record<ViewingNews, (title: string) => string>
  /** What is to be known of it, for both sides. */
  intro: Record<Exclude<ViewingNews, 'requested' | 'proposed'>, string>
  requested: { visitor: string; advertiser: string }
  proposed: { visitor: string; advertiser: string }
  agent: string
  /** When it is, where that is settled. */
  time: string
  open: { visitor: string; advertiser: string }
}

export const viewingTexts: Record<LanguageCode, ViewingTexts> = {
  en: {
    entry: (title) => `Viewing: ${title}`,
    subject: {
      requested: (title) => `Viewing requested: ${title}`,
      booked: (title) => `Viewing booked: ${title}`,
      confirmed: (title) => `Viewing confirmed: ${title}`,
      proposed: (title) => `Another time proposed for the viewing: ${title}`,
      moved: (title) => `Viewing moved: ${title}`,
      cancelled: (title) => `Viewing cancelled: ${title}`,
      reminder: (title) => `Your viewing tomorrow: ${title}`,
    },
    intro: {
      booked: 'The viewing is booked. The attached entry puts it into your calendar.',
      confirmed: 'The time is settled. The attached entry puts it into your calendar.',
      moved: 'The viewing has a new time. The attached entry changes it in your calendar.',
      cancelled:
        'The viewing does not take place. The attached entry takes it out of your calendar.',
      reminder:
        'You meet tomorrow. If it no longer suits you, please move or cancel it in good time.',
    },
    requested: {
      visitor:
        'Your viewing has been asked for. The agent will confirm the time or propose another.',
      advertiser:
        'A visitor would like to see your listing. Please confirm the time or propose another.',
    },
    proposed: {
      visitor: 'The agent proposes another time. Please accept it, ask for another or cancel.',
      advertiser:
        'Your time is proposed to the visitor. It is settled once the visitor accepts it.',
    },
    agent: 'Agent',
    time: 'Time',
    open: { visitor: 'See, move or cancel the viewing', advertiser: 'Open your viewings' },
  },
  ar: {
    entry: (title) => `معاينة: ${title}`,
    subject: {
      requested: (title) => `طلب معاينة: ${title}`,
      booked: (title) => `تم حجز المعاينة: ${title}`,
      confirmed: (title) => `تم تأكيد المعاينة: ${title}`,
      proposed: (title) => `اقتراح موعد آخر للمعاينة: ${title}`,
      moved: (title) => `تغيّر موعد المعاينة: ${title}`,
      cancelled: (title) => `أُلغيت المعاينة: ${title}`,
      reminder: (title) => `معاينتك غدًا: ${title}`,
    },
    intro: {
      booked: 'تم حجز المعاينة. يضيفها المرفق إلى تقويمك.',
      confirmed: 'أصبح الموعد مؤكدًا. يضيفه المرفق إلى تقويمك.',
      moved: 'للمعاينة موعد جديد. يعدّله المرفق في تقويمك.',
      cancelled: 'لن تتم المعاينة. يزيلها المرفق من تقويمك.',
      reminder: 'موعدكم غدًا. إذا لم يعد يناسبك فيرجى تغييره أو إلغاؤه في وقت مناسب.',
    },
    requested: {
      visitor: 'تم إرسال طلب المعاينة. سيؤكد الوكيل الموعد أو يقترح موعدًا آخر.',
      advertiser: 'يرغب زائر في معاينة عقارك. يرجى تأكيد الموعد أو اقتراح موعد آخر.',
    },
    proposed: {
      visitor: 'يقترح الوكيل موعدًا آخر. يرجى قبوله أو طلب موعد غيره أو الإلغاء.',
      advertiser: 'تم اقتراح الموعد على الزائر، ويصبح مؤكدًا عند قبوله.',
    },
    agent: 'الوكيل',
    time: 'الموعد',
    open: { visitor: 'عرض المعاينة أو تغيير موعدها أو إلغاؤها', advertiser: 'افتح معايناتك' },
  },
  ru: {
    entry: (title) => `Просмотр: ${title}`,
    subject: {
      requested: (title) => `Запрос на просмотр: ${title}`,
      booked: (title) => `Просмотр забронирован: ${title}`,
      confirmed: (title) => `Просмотр подтверждён: ${title}`,
      proposed: (title) => `Предложено другое время просмотра: ${title}`,
      moved: (title) => `Просмотр перенесён: ${title}`,
      cancelled: (title) => `Просмотр отменён: ${title}`,
      reminder: (title) => `Ваш просмотр завтра: ${title}`,
    },
    intro: {
      booked: 'Просмотр забронирован. Вложение добавит его в ваш календарь.',
      confirmed: 'Время согласовано. Вложение добавит его в ваш календарь.',
      moved: 'У просмотра новое время. Вложение изменит его в вашем календаре.',
      cancelled: 'Просмотр не состоится. Вложение уберёт его из вашего календаря.',
      reminder:
        'Встреча завтра. Если планы изменились, пожалуйста, заранее перенесите или отмените её.',
    },
    requested: {
      visitor: 'Запрос на просмотр отправлен. Агент подтвердит время или предложит другое.',
      advertiser:
        'Посетитель хочет посмотреть ваш объект. Подтвердите время или предложите другое.',
    },
    proposed: {
      visitor:
        'Агент предлагает другое время. Примите его, попросите другое или отмените просмотр.',
      advertiser: 'Время предложено посетителю. Оно будет согласовано, когда он его примет.',
    },
    agent: 'Агент',
    time: 'Время',
    open: {
      visitor: 'Посмотреть, перенести или отменить',
      advertiser: 'Открыть ваши просмотры',
    },
  },
  hi: {
    entry: (title) => `विज़िट: ${title}`,
    subject: {
      requested: (title) => `विज़िट का अनुरोध: ${title}`,
      booked: (title) => `विज़िट बुक हो गई: ${title}`,
      confirmed: (title) => `विज़िट पक्की हो गई: ${title}`,
      proposed: (title) => `विज़िट के लिए दूसरा समय सुझाया गया: ${title}`,
      moved: (title) => `विज़िट का समय बदला: ${title}`,
      cancelled: (title) => `विज़िट रद्द हो गई: ${title}`,
      reminder: (title) => `कल आपकी विज़िट है: ${title}`,
    },
    intro: {
      booked: 'विज़िट बुक हो गई है। संलग्न फ़ाइल इसे आपके कैलेंडर में जोड़ती है।',
      confirmed: 'समय तय हो गया है। संलग्न फ़ाइल इसे आपके कैलेंडर में जोड़ती है।',
      moved: 'विज़िट का नया समय है। संलग्न फ़ाइल इसे आपके कैलेंडर में बदलती है।',
      cancelled: 'विज़िट नहीं होगी। संलग्न फ़ाइल इसे आपके कैलेंडर से हटाती है।',
      reminder: 'मुलाक़ात कल है। यदि समय ठीक न रहे, तो कृपया पहले से बदलें या रद्द करें।',
    },
    requested: {
      visitor: 'आपकी विज़िट का अनुरोध भेज दिया गया है। एजेंट समय पक्का करेगा या दूसरा सुझाएगा।',
      advertiser: 'एक विज़िटर आपकी प्रॉपर्टी देखना चाहता है। कृपया समय पक्का करें या दूसरा सुझाएँ।',
    },
    proposed: {
      visitor: 'एजेंट ने दूसरा समय सुझाया है। कृपया इसे स्वीकार करें, दूसरा माँगें या रद्द करें।',
      advertiser: 'आपका समय विज़िटर को सुझाया गया है। उनके स्वीकार करने पर यह तय होगा।',
    },
    agent: 'एजेंट',
    time: 'समय',
    open: { visitor: 'विज़िट देखें, बदलें या रद्द करें', advertiser: 'अपनी विज़िट खोलें' },
  },
  zh: {
    entry: (title) => `看房：${title}`,
    subject: {
      requested: (title) => `看房请求：${title}`,
      booked: (title) => `看房已预约：${title}`,
      confirmed: (title) => `看房已确认：${title}`,
      proposed: (title) => `看房时间另有建议：${title}`,
      moved: (title) => `看房时间已更改：${title}`,
      cancelled: (title) => `看房已取消：${title}`,
      reminder: (title) => `您明天看房：${title}`,
    },
    intro: {
      booked: '看房已预约。附件可将其加入您的日历。',
      confirmed: '时间已确定。附件可将其加入您的日历。',
      moved: '看房时间有变。附件会更新您的日历。',
      cancelled: '本次看房不再进行。附件会将其从您的日历中移除。',
      reminder: '明天见面。如果时间不再合适，请尽早更改或取消。',
    },
    requested: {
      visitor: '看房请求已发送。经纪人会确认时间或另行建议。',
      advertiser: '有访客想看您的房源。请确认时间或另行建议。',
    },
    proposed: {
      visitor: '经纪人建议了另一个时间。请接受、另选时间或取消。',
      advertiser: '您的时间已发给访客，对方接受后即确定。',
    },
    agent: '经纪人',
    time: '时间',
    open: { visitor: '查看、更改或取消看房', advertiser: '打开您的看房安排' },
  },
  de: {
    entry: (title) => `Besichtigung: ${title}`,
    subject: {
      requested: (title) => `Besichtigung angefragt: ${title}`,
      booked: (title) => `Besichtigung gebucht: ${title}`,
      confirmed: (title) => `Besichtigung bestätigt: ${title}`,
      proposed: (title) => `Anderer Termin für die Besichtigung: ${title}`,
      moved: (title) => `Besichtigung verschoben: ${title}`,
      cancelled: (title) => `Besichtigung abgesagt: ${title}`,
      reminder: (title) => `Ihre Besichtigung morgen: ${title}`,
    },
    intro: {
      booked: 'Die Besichtigung ist gebucht. Der Anhang trägt sie in Ihren Kalender ein.',
      confirmed: 'Der Termin steht. Der Anhang trägt ihn in Ihren Kalender ein.',
      moved: 'Die Besichtigung hat einen neuen Termin. Der Anhang ändert ihn in Ihrem Kalender.',
      cancelled: 'Die Besichtigung findet nicht statt. Der Anhang entfernt sie aus Ihrem Kalender.',
      reminder:
        'Sie treffen sich morgen. Passt es nicht mehr, verschieben Sie bitte rechtzeitig oder sagen Sie ab.',
    },
    requested: {
      visitor:
        'Ihre Besichtigung ist angefragt. Der Makler bestätigt den Termin oder schlägt einen anderen vor.',
      advertiser:
        'Ein Interessent möchte Ihre Immobilie sehen. Bitte bestätigen Sie den Termin oder schlagen Sie einen anderen vor.',
    },
    proposed: {
      visitor:
        'Der Makler schlägt einen anderen Termin vor. Bitte nehmen Sie ihn an, bitten Sie um einen anderen oder sagen Sie ab.',
      advertiser: 'Ihr Termin ist vorgeschlagen. Er steht, sobald der Interessent ihn annimmt.',
    },
    agent: 'Makler',
    time: 'Termin',
    open: {
      visitor: 'Besichtigung ansehen, verschieben oder absagen',
      advertiser: 'Ihre Besichtigungen öffnen',
    },
  },
}
