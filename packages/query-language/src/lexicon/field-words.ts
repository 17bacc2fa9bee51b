import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** What the advert of a property may state beside its card. */
export const askedFields = [
  'cheques',
  'security_deposit',
  'service_charge',
  'floor',
  'parking',
  'cooling',
  'pets',
  'available_from',
  'year_built',
  'developer',
  'advertised_by',
  'permit_number',
  'plot_size',
  'distance',
  'photos',
] as const

export type AskedField = (typeof askedFields)[number]

/**
 * How these are asked for, in each language. A star stands for any ending, three dots for a few words
 * between; everything else is whole words.
 */
export const fieldWords: Readonly<Record<AskedField, Readonly<Record<LanguageCode, string>>>> = {
  cheques: {
    en: 'cheque*|check|checks|payments a year|instalments a year',
    ar: 'شيك|شيكات|دفعات|كم دفعة',
    ru: 'чек|чека|чеков|чеками|чекам|платежей в год',
    hi: 'चेक|चेकों|cheque*|check|checks',
    zh: '支票|几次付|分几次|幾張票|一年几付',
    de: 'scheck*|raten im jahr|zahlungen im jahr',
  },
  security_deposit: {
    en: 'deposit|security deposit',
    ar: 'تأمين|التأمين|عربون',
    ru: 'депозит*|залог*',
    hi: 'डिपॉज़िट|डिपॉजिट|deposit',
    zh: '押金|保证金',
    de: 'kaution*',
  },
  service_charge: {
    en: 'service charge*|service fee*|maintenance fee*|running cost*',
    ar: 'رسوم الخدمة|رسوم الخدمات|رسوم الصيانة|سيرفس تشارج',
    ru: 'сервисн* сбор*|сервис чардж|service charge|плата за обслуживание|содержание дома',
    hi: 'सर्विस चार्ज*|मेंटेनेंस|service charge*|maintenance',
    zh: '物业费|物業費|管理费|管理費|服务费',
    de: 'nebenkosten|service charge*|servicegebühr*|hausgeld|bewirtschaftungskosten',
  },
  floor: {
    en: 'which floor|what floor|floor is|floor number|how high',
    ar: 'اي دور|اي طابق|كم الطابق|الدور كم|رقم الطابق|دور كم|بأي طابق',
    ru: 'какой этаж|каком этаже|на каком этаже|этаж какой|который этаж',
    hi: 'मंज़िल|मंजिल|कौन सा फ्लोर|kaunsi manzil|kaunsa floor|konsa floor|kis floor',
    zh: '几楼|幾樓|第几层|几层|哪层|哪一层|楼层|樓層',
    de: 'stockwerk|stock|etage|welcher stock',
  },
  parking: {
    en: 'parking|car space|garage',
    ar: 'موقف|مواقف|كراج|باركن*',
    ru: 'парковк*|паркинг*|машиномест*',
    hi: 'पार्किंग|parking',
    zh: '车位|車位|停车|停車',
    de: 'stellplatz*|parkplatz*|tiefgarage|garage',
  },
  cooling: {
    en: 'chiller*|cooling|ac included|air conditioning included|district cooling',
    ar: 'تشيلر|التشيلر|التبريد|تبريد',
    ru: 'охлаждени*|чиллер*|кондиционирован*',
    hi: 'चिलर|कूलिंग|chiller|cooling',
    zh: '冷气费|冷氣|供冷|空调费|冷气包',
    de: 'kühlung|klimakosten|chiller',
  },
  pets: {
    en: 'pet|pets|dog|dogs|cat|cats',
    ar: 'كلب|قطة|قط|حيوان|حيوانات|كلاب|قطط',
    ru: 'собак*|кошк*|животн*|питомц*',
    hi: 'पालतू|कुत्ता|कुत्ते|बिल्ली|kutta|billi|pet|pets',
    zh: '养猫|養貓|养狗|養狗|宠物|寵物',
    de: 'haustier*|hund|hunde|katze*',
  },
  available_from: {
    en: 'available from|when … available|when … free|move in|vacant when|when can … move',
    ar: 'متى تفضى|متى متاح*|متى فاضي*|متى … اسكن|متى … نسكن|متى … تفضى|متى … تكون فاضية|متى تجهز',
    ru: 'когда свобод*|когда освобод*|когда можно заехать|когда … въехать|с какого числа|когда … заселиться',
    hi: 'कब खाली|कब मिलेगा|कब से खाली|कब शिफ्ट|kab khali|kab shift|kab milega',
    zh: '什么时候能搬|什么时候可以入住|何时入住|几时入住|什么时候空|哪天能住|什麼時候',
    de: 'ab wann|wann … frei|wann … einziehen|bezugstermin|verfügbar ab',
  },
  year_built: {
    en: 'year built|how old|built in|when … built|age of the building|which year',
    ar: 'سنة البناء|عمر البناء|عمر المبنى|كم عمر|متى انبن*|متى بني*',
    ru: 'год постройки|какого года|сколько лет дому|когда построен*|год сдачи',
    hi: 'कब बना|कितना पुराना|कितनी पुरानी|kab bana|kitna purana',
    zh: '哪年建|建于|建成|楼龄|樓齡|房龄|几年的楼',
    de: 'baujahr|wie alt|wann … gebaut|erbaut',
  },
  developer: {
    en: 'developer|who built',
    ar: 'المطور|من المطور|مين المطور',
    ru: 'застройщик*|кто построил',
    hi: 'डेवलपर|बिल्डर|developer|builder',
    zh: '开发商|開發商|发展商',
    de: 'bauträger|entwickler|wer … gebaut',
  },
  advertised_by: {
    en: 'who … agent|who is the agent|agent name|name of the agent|who is listing|who … advertises|which agency|who lists',
    ar: 'مين الوكيل|من الوكيل|اسم الوكيل|مين الوسيط|من المعلن|مين المعلن|اي مكتب',
    ru: 'кто агент|какой агент|имя агента|кто продает|кто сдает|чье объявление|какое агентство',
    hi: 'एजेंट कौन|कौन एजेंट|एजेंट का नाम|agent kaun|kaun agent|agent ka naam',
    zh: '中介是谁|经纪人是谁|哪个中介|谁在卖|哪家中介',
    de: 'wer … makler|welcher makler|name des maklers|wer … anbieter|wer inseriert|wer bietet',
  },
  permit_number: {
    en: 'permit|permit number|trakheesi',
    ar: 'تصريح|ترخيص|رقم التصريح',
    ru: 'разрешени*|пермит|номер разрешения',
    hi: 'परमिट|permit',
    zh: '许可证|許可證|许可号|准许',
    de: 'genehmigung*|permit|genehmigungsnummer',
  },
  plot_size: {
    en: 'plot|plot size|land size|size of the plot',
    ar: 'مساحة الارض|مساحة القطعة',
    ru: 'участок|участка|площадь участка',
    hi: 'प्लॉट|plot|ज़मीन कितनी',
    zh: '地块|占地|土地面积',
    de: 'grundstück|grundstücksgröße|größe des grundstücks',
  },
  distance: {
    en: 'how far|distance|far from|walking distance|walk to|how long … drive|nearest',
    ar: 'كم تبعد|كم يبعد|كم المسافة|بعيد عن|بعيدة عن|اقرب',
    ru: 'как далеко|далеко|сколько до|пешком до|расстояние|ближайш*',
    hi: 'कितना दूर|कितनी दूर|दूरी|kitna door|kitni door|kitni dur',
    zh: '多远|多遠|走路|步行多久|多少公里|最近的',
    de: 'wie weit|entfernt|entfernung|zu fuß|nächste* schule|nächsten schule',
  },
  photos: {
    en: 'photos real|pictures real|photo real|real photo*|real picture*|photos genuine|video of',
    ar: 'الصور حقيقية|صور حقيقية|الصور صحيحة',
    ru: 'фото реальн*|фотографии реальн*|фото настоящ*|реальные фото',
    hi: 'फोटो असली|असली फोटो|photo asli|asli photo',
    zh: '照片是真|真实照片|照片真的|实拍',
    de: 'fotos echt|bilder echt|echte fotos|echte bilder',
  },
}
