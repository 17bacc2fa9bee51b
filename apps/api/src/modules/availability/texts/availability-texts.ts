import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { formatNumber } from '@manzil/i18n/format'

/**
 * Why an advertiser is written to: the time has come, the property is paused soon, it is paused now, a visitor
 * says that it is gone, several did, or somebody enquires about one that nobody has confirmed.
 */
export type AvailabilityNews = 'due' | 'warned' | 'paused' | 'reported' | 'taken' | 'enquired'

interface AvailabilityTexts {
  subject: Record<AvailabilityNews, string>
  intro: Record<AvailabilityNews, string>
  count: (properties: number) => string
  answer: string
  answerAll: string
  presses: string
  /** The page behind the links. */
  page: {
    titleOne: string
    titleMany: string
    text: string
    available: string
    isGone: string
    allAvailable: string
    allGone: string
    done: string
    doneAvailable: string
    doneGone: string
    refused: string
    list: string
    gone: string
    goneText: string
  }
}

export const availabilityTexts: Readonly<Record<LanguageCode, AvailabilityTexts>> = {
  en: {
    subject: {
      due: 'Still available?',
      warned: 'Paused in two days unless you confirm',
      paused: 'Paused until you confirm',
      reported: 'A visitor says it is gone',
      taken: 'Paused: several visitors say it is gone',
      enquired: 'A new enquiry: still available?',
    },
    intro: {
      due: 'Please confirm that you still offer this. Visitors see when you last confirmed; what is not confirmed in time comes after the other results.',
      warned:
        'This has not been confirmed and now comes after the other results. In two days it is paused.',
      paused:
        'This was not confirmed in time and is paused, so visitors no longer see it. One press brings it back.',
      reported: 'A visitor told us that this is no longer available. Is that so?',
      taken:
        'Several visitors told us that this is no longer available, so it is paused. If it is still available, one press brings it back.',
      enquired:
        'Somebody has just enquired about this, and we do not know whether it is still available. Please tell us.',
    },
    count: (n) => `${formatNumber('en', n)} listings`,
    answer: 'Answer',
    answerAll: 'Answer for all of them',
    presses: 'The link opens a page with two buttons; nothing is said until you press one.',
    page: {
      titleOne: 'Is this still available?',
      titleMany: 'Are these still available?',
      text: 'Your answer counts at once. If it is gone, the listing is paused, and you can publish it again at any time.',
      available: 'Still available',
      isGone: 'No, it is gone',
      allAvailable: 'All still available',
      allGone: 'No, all are gone',
      done: 'Thank you',
      doneAvailable: 'Confirmed as available:',
      doneGone: 'Paused as gone:',
      refused: 'Not all of them could be published again. Your list says why.',
      list: 'Open your listings',
      gone: 'This link has expired',
      goneText: 'Please answer in your list of listings.',
    },
  },
  ar: {
    subject: {
      due: 'هل ما زال متاحًا؟',
      warned: 'سيتوقف الإعلان خلال يومين ما لم تؤكده',
      paused: 'الإعلان متوقف حتى تؤكده',
      reported: 'زائر يقول إنه لم يعد متاحًا',
      taken: 'توقف الإعلان: عدة زوار يقولون إنه لم يعد متاحًا',
      enquired: 'استفسار جديد: هل ما زال متاحًا؟',
    },
    intro: {
      due: 'يرجى تأكيد أنك ما زلت تعرضه. يرى الزوار تاريخ آخر تأكيد، وما لا يُؤكد في موعده يظهر بعد بقية النتائج.',
      warned: 'لم يُؤكد هذا الإعلان وهو يظهر الآن بعد بقية النتائج. سيتوقف خلال يومين.',
      paused: 'لم يُؤكد هذا الإعلان في موعده فتوقف ولم يعد الزوار يرونه. ضغطة واحدة تعيده.',
      reported: 'أخبرنا زائر أن هذا العقار لم يعد متاحًا. هل هذا صحيح؟',
      taken:
        'أخبرنا عدة زوار أن هذا العقار لم يعد متاحًا فتوقف إعلانه. إن كان ما زال متاحًا فضغطة واحدة تعيده.',
      enquired: 'استفسر أحدهم للتو عن هذا العقار ولا نعلم إن كان ما زال متاحًا. يرجى إخبارنا.',
    },
    count: (n) => `عدد الإعلانات: ${formatNumber('ar', n)}`,
    answer: 'أجب',
    answerAll: 'أجب عنها جميعًا',
    presses: 'يفتح الرابط صفحة فيها زران، ولا يُسجل شيء قبل أن تضغط أحدهما.',
    page: {
      titleOne: 'هل ما زال هذا متاحًا؟',
      titleMany: 'هل ما زالت هذه متاحة؟',
      text: 'تسري إجابتك فورًا. إن لم يعد متاحًا فسيتوقف الإعلان، ويمكنك نشره من جديد متى شئت.',
      available: 'ما زال متاحًا',
      isGone: 'لا، لم يعد متاحًا',
      allAvailable: 'كلها ما زالت متاحة',
      allGone: 'لا، لم يعد أي منها متاحًا',
      done: 'شكرًا لك',
      doneAvailable: 'تم تأكيد أنه متاح:',
      doneGone: 'تم إيقاف ما لم يعد متاحًا:',
      refused: 'تعذر نشر بعضها من جديد. قائمة إعلاناتك تبين السبب.',
      list: 'افتح إعلاناتك',
      gone: 'انتهت صلاحية هذا الرابط',
      goneText: 'يرجى الإجابة من قائمة إعلاناتك.',
    },
  },
  ru: {
    subject: {
      due: 'Объект ещё свободен?',
      warned: 'Через два дня объявление будет приостановлено, если его не подтвердить',
      paused: 'Приостановлено до вашего подтверждения',
      reported: 'Посетитель сообщает, что объекта уже нет',
      taken: 'Приостановлено: несколько посетителей сообщают, что объекта уже нет',
      enquired: 'Новый запрос: объект ещё свободен?',
    },
    intro: {
      due: 'Подтвердите, что вы ещё предлагаете этот объект. Посетители видят дату последнего подтверждения; неподтверждённое вовремя стоит после остальных результатов.',
      warned:
        'Объявление не подтверждено и теперь стоит после остальных результатов. Через два дня оно будет приостановлено.',
      paused:
        'Объявление не подтверждено вовремя и приостановлено: посетители его больше не видят. Одно нажатие вернёт его.',
      reported: 'Посетитель сообщил, что этот объект уже недоступен. Это так?',
      taken:
        'Несколько посетителей сообщили, что этот объект уже недоступен, поэтому объявление приостановлено. Если объект свободен, одно нажатие вернёт его.',
      enquired:
        'Об этом объекте только что спросили, а мы не знаем, свободен ли он. Пожалуйста, сообщите нам.',
    },
    count: (n) => `объявлений: ${formatNumber('ru', n)}`,
    answer: 'Ответить',
    answerAll: 'Ответить за все',
    presses:
      'Ссылка открывает страницу с двумя кнопками; пока вы не нажмёте одну из них, ничего не произойдёт.',
    page: {
      titleOne: 'Объект ещё свободен?',
      titleMany: 'Эти объекты ещё свободны?',
      text: 'Ответ действует сразу. Если объекта уже нет, объявление приостанавливается; опубликовать его снова можно в любое время.',
      available: 'Ещё свободен',
      isGone: 'Нет, уже недоступен',
      allAvailable: 'Все ещё свободны',
      allGone: 'Нет, все недоступны',
      done: 'Спасибо',
      doneAvailable: 'Подтверждено:',
      doneGone: 'Приостановлено:',
      refused: 'Не все удалось опубликовать снова. Причина указана в вашем списке.',
      list: 'Открыть ваши объявления',
      gone: 'Ссылка больше не действует',
      goneText: 'Пожалуйста, ответьте в списке своих объявлений.',
    },
  },
  hi: {
    subject: {
      due: 'क्या यह अब भी उपलब्ध है?',
      warned: 'पुष्टि न होने पर दो दिन में रोक दिया जाएगा',
      paused: 'आपकी पुष्टि तक रोका गया है',
      reported: 'एक विज़िटर का कहना है कि यह अब उपलब्ध नहीं है',
      taken: 'रोका गया: कई विज़िटर कहते हैं कि यह अब उपलब्ध नहीं है',
      enquired: 'नई पूछताछ: क्या यह अब भी उपलब्ध है?',
    },
    intro: {
      due: 'कृपया पुष्टि करें कि यह अब भी उपलब्ध है। विज़िटर देखते हैं कि आपने पिछली बार कब पुष्टि की; जिसकी समय पर पुष्टि न हो, वह बाकी नतीजों के बाद दिखता है।',
      warned: 'इसकी पुष्टि नहीं हुई है और यह अब बाकी नतीजों के बाद दिखता है। दो दिन में इसे रोक दिया जाएगा।',
      paused:
        'समय पर पुष्टि न होने से इसे रोक दिया गया है और विज़िटर इसे नहीं देखते। एक बार दबाने से यह वापस आ जाएगा।',
      reported: 'एक विज़िटर ने बताया कि यह अब उपलब्ध नहीं है। क्या यह सही है?',
      taken:
        'कई विज़िटरों ने बताया कि यह अब उपलब्ध नहीं है, इसलिए इसे रोक दिया गया है। यदि यह उपलब्ध है तो एक बार दबाने से वापस आ जाएगा।',
      enquired: 'किसी ने अभी इसके बारे में पूछा है और हमें नहीं पता कि यह अब भी उपलब्ध है या नहीं। कृपया बताएँ।',
    },
    count: (n) => `${formatNumber('hi', n)} लिस्टिंग`,
    answer: 'उत्तर दें',
    answerAll: 'सबके लिए उत्तर दें',
    presses: 'लिंक दो बटन वाला पेज खोलता है; जब तक आप कोई बटन न दबाएँ, कुछ दर्ज नहीं होता।',
    page: {
      titleOne: 'क्या यह अब भी उपलब्ध है?',
      titleMany: 'क्या ये अब भी उपलब्ध हैं?',
      text: 'आपका उत्तर तुरंत लागू होता है। उपलब्ध न होने पर लिस्टिंग रोक दी जाती है, और आप उसे कभी भी फिर से प्रकाशित कर सकते हैं।',
      available: 'अब भी उपलब्ध है',
      isGone: 'नहीं, अब उपलब्ध नहीं',
      allAvailable: 'सब अब भी उपलब्ध हैं',
      allGone: 'नहीं, कोई भी उपलब्ध नहीं',
      done: 'धन्यवाद',
      doneAvailable: 'उपलब्ध होने की पुष्टि हुई:',
      doneGone: 'अनुपलब्ध होने से रोका गया:',
      refused: 'इनमें से कुछ फिर से प्रकाशित नहीं हो सके। कारण आपकी सूची में है।',
      list: 'अपनी लिस्टिंग खोलें',
      gone: 'यह लिंक अब मान्य नहीं है',
      goneText: 'कृपया अपनी लिस्टिंग की सूची में उत्तर दें।',
    },
  },
  zh: {
    subject: {
      due: '房源仍有效吗？',
      warned: '若不确认，两天后将暂停展示',
      paused: '已暂停，待您确认',
      reported: '有访客称该房源已不在',
      taken: '已暂停：多位访客称该房源已不在',
      enquired: '新咨询：房源仍有效吗？',
    },
    intro: {
      due: '请确认该房源仍有效。访客会看到您最近一次确认的时间；未按时确认的房源排在其他结果之后。',
      warned: '该房源尚未确认，目前排在其他结果之后。两天后将暂停展示。',
      paused: '该房源未按时确认，已暂停，访客不再看到。一键即可恢复。',
      reported: '有访客告诉我们该房源已售出或租出。是这样吗？',
      taken: '多位访客告诉我们该房源已售出或租出，因此已暂停。若仍有效，一键即可恢复。',
      enquired: '刚有人咨询该房源，而我们不知道它是否仍有效。请告知我们。',
    },
    count: (n) => `${formatNumber('zh', n)} 套房源`,
    answer: '答复',
    answerAll: '为全部房源答复',
    presses: '链接会打开一个有两个按钮的页面；在您按下之前不会记录任何内容。',
    page: {
      titleOne: '该房源仍有效吗？',
      titleMany: '这些房源仍有效吗？',
      text: '您的答复立即生效。若已不在，房源将暂停展示，您可随时重新发布。',
      available: '仍有效',
      isGone: '不，已不在',
      allAvailable: '全部仍有效',
      allGone: '不，全部已不在',
      done: '谢谢',
      doneAvailable: '已确认仍有效：',
      doneGone: '已暂停展示：',
      refused: '部分房源未能重新发布，原因见您的房源列表。',
      list: '打开您的房源',
      gone: '该链接已失效',
      goneText: '请在您的房源列表中答复。',
    },
  },
  de: {
    subject: {
      due: 'Noch verfügbar?',
      warned: 'Wird in zwei Tagen pausiert, wenn Sie nicht bestätigen',
      paused: 'Pausiert, bis Sie bestätigen',
      reported: 'Ein Besucher sagt, die Immobilie sei vergeben',
      taken: 'Pausiert: Mehrere Besucher sagen, die Immobilie sei vergeben',
      enquired: 'Neue Anfrage: noch verfügbar?',
    },
    intro: {
      due: 'Bitte bestätigen Sie, dass Sie diese Immobilie noch anbieten. Besucher sehen, wann Sie das zuletzt bestätigt haben; was nicht rechtzeitig bestätigt ist, steht nach den anderen Ergebnissen.',
      warned:
        'Dieses Inserat ist nicht bestätigt und steht jetzt nach den anderen Ergebnissen. In zwei Tagen wird es pausiert.',
      paused:
        'Dieses Inserat wurde nicht rechtzeitig bestätigt und ist pausiert; Besucher sehen es nicht mehr. Ein Klick holt es zurück.',
      reported:
        'Ein Besucher hat uns gesagt, dass diese Immobilie nicht mehr verfügbar ist. Stimmt das?',
      taken:
        'Mehrere Besucher haben uns gesagt, dass diese Immobilie nicht mehr verfügbar ist. Das Inserat ist deshalb pausiert. Ist sie noch verfügbar, holt ein Klick es zurück.',
      enquired:
        'Gerade hat jemand nach dieser Immobilie gefragt, und wir wissen nicht, ob sie noch verfügbar ist. Bitte sagen Sie es uns.',
    },
    count: (n) => `${formatNumber('de', n)} Inserate`,
    answer: 'Antworten',
    answerAll: 'Für alle antworten',
    presses:
      'Der Link öffnet eine Seite mit zwei Schaltflächen; erst wenn Sie eine drücken, gilt etwas.',
    page: {
      titleOne: 'Ist das noch verfügbar?',
      titleMany: 'Sind diese noch verfügbar?',
      text: 'Ihre Antwort gilt sofort. Ist die Immobilie vergeben, wird das Inserat pausiert; veröffentlichen können Sie es jederzeit wieder.',
      available: 'Noch verfügbar',
      isGone: 'Nein, vergeben',
      allAvailable: 'Alle noch verfügbar',
      allGone: 'Nein, alle vergeben',
      done: 'Danke',
      doneAvailable: 'Als verfügbar bestätigt:',
      doneGone: 'Als vergeben pausiert:',
      refused: 'Nicht alle ließen sich wieder veröffentlichen. Warum, steht in Ihrer Liste.',
      list: 'Ihre Inserate öffnen',
      gone: 'Dieser Link gilt nicht mehr',
      goneText: 'Bitte antworten Sie in der Liste Ihrer Inserate.',
    },
  },
}
