import type { ChatAction, LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'

/** Names of what an advert may state, as they stand inside a sentence, and a question to its advertiser. */
interface FieldTexts {
  labels: Readonly<Record<AskedField, string>>
  askAdvertiser: (number: string) => ChatAction
  /** 'Floor 12 of 38' */
  floorOf: (floor: string, floors: string) => string
}

const byLanguage: Readonly<Record<LanguageCode, FieldTexts>> = {
  en: {
    labels: {
      cheques: 'number of cheques',
      security_deposit: 'deposit',
      service_charge: 'service charge',
      floor: 'floor',
      parking: 'parking spaces',
      cooling: 'who pays for cooling',
      pets: 'pets',
      available_from: 'free from',
      year_built: 'year built',
      developer: 'developer',
      advertised_by: 'advertised by',
      permit_number: 'permit number',
      plot_size: 'plot size',
      distance: 'this distance',
      photos: 'whether the photos are of today',
    },
    askAdvertiser: (number) => ({
      label: 'Ask the advertiser',
      message: `please call me about number ${number}`,
    }),
    floorOf: (floor, floors) => `${floor} of ${floors}`,
  },
  ar: {
    labels: {
      cheques: 'عدد الشيكات',
      security_deposit: 'مبلغ التأمين',
      service_charge: 'رسوم الخدمات',
      floor: 'الطابق',
      parking: 'مواقف السيارات',
      cooling: 'من يدفع التبريد',
      pets: 'الحيوانات الأليفة',
      available_from: 'متاح من',
      year_built: 'سنة البناء',
      developer: 'المطوّر',
      advertised_by: 'المعلن',
      permit_number: 'رقم التصريح',
      plot_size: 'مساحة الأرض',
      distance: 'هذه المسافة',
      photos: 'هل الصور حديثة',
    },
    askAdvertiser: (number) => ({
      label: 'اسأل المعلن',
      message: `اتصلوا بي بخصوص رقم ${number}`,
    }),
    floorOf: (floor, floors) => `${floor} من ${floors}`,
  },
  ru: {
    labels: {
      cheques: 'число чеков',
      security_deposit: 'депозит',
      service_charge: 'сервисный сбор',
      floor: 'этаж',
      parking: 'места для машины',
      cooling: 'кто платит за охлаждение',
      pets: 'животные',
      available_from: 'свободно с',
      year_built: 'год постройки',
      developer: 'застройщик',
      advertised_by: 'автор объявления',
      permit_number: 'номер разрешения',
      plot_size: 'участок',
      distance: 'это расстояние',
      photos: 'сегодняшние ли это фото',
    },
    askAdvertiser: (number) => ({
      label: 'Спросить автора объявления',
      message: `позвоните мне по номеру ${number}`,
    }),
    floorOf: (floor, floors) => `${floor} из ${floors}`,
  },
  hi: {
    labels: {
      cheques: 'चेक की संख्या',
      security_deposit: 'डिपॉज़िट',
      service_charge: 'सर्विस चार्ज',
      floor: 'मंज़िल',
      parking: 'पार्किंग की जगहें',
      cooling: 'कूलिंग का खर्च कौन देता है',
      pets: 'पालतू जानवर',
      available_from: 'कब से ख़ाली',
      year_built: 'बनने का साल',
      developer: 'डेवलपर',
      advertised_by: 'विज्ञापनदाता',
      permit_number: 'परमिट नंबर',
      plot_size: 'प्लॉट का आकार',
      distance: 'यह दूरी',
      photos: 'तस्वीरें आज की हैं या नहीं',
    },
    askAdvertiser: (number) => ({
      label: 'विज्ञापनदाता से पूछें',
      message: `नंबर ${number} के बारे में मुझे कॉल करें`,
    }),
    floorOf: (floor, floors) => `${floors} में से ${floor}`,
  },
  zh: {
    labels: {
      cheques: '支票张数',
      security_deposit: '押金',
      service_charge: '物业费',
      floor: '楼层',
      parking: '车位数',
      cooling: '冷气费由谁付',
      pets: '能否养宠物',
      available_from: '可入住日期',
      year_built: '建成年份',
      developer: '开发商',
      advertised_by: '发布者',
      permit_number: '许可证号',
      plot_size: '地块面积',
      distance: '这段距离',
      photos: '照片是否为近期拍摄',
    },
    askAdvertiser: (number) => ({
      label: '询问发布者',
      message: `请就第${number}套给我回电`,
    }),
    floorOf: (floor, floors) => `${floor}（共 ${floors} 层）`,
  },
  de: {
    labels: {
      cheques: 'Zahl der Schecks',
      security_deposit: 'Kaution',
      service_charge: 'Servicegebühr',
      floor: 'Stockwerk',
      parking: 'Stellplätze',
      cooling: 'wer die Kühlung zahlt',
      pets: 'Haustiere',
      available_from: 'frei ab',
      year_built: 'Baujahr',
      developer: 'Bauträger',
      advertised_by: 'Anbieter',
      permit_number: 'Nummer der Genehmigung',
      plot_size: 'Grundstücksgröße',
      distance: 'diese Entfernung',
      photos: 'ob die Fotos von heute sind',
    },
    askAdvertiser: (number) => ({
      label: 'Anbieter fragen',
      message: `bitte ruft mich an wegen Nummer ${number}`,
    }),
    floorOf: (floor, floors) => `${floor} von ${floors}`,
  },
}

export const fieldTextsOf = (language: LanguageCode): FieldTexts => byLanguage[language]
