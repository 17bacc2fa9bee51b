import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Whose curriculum a school teaches. */
export const schoolKinds = [
  'british',
  'indian',
  'american',
  'international',
  'french',
  'german',
  'russian',
] as const
export type SchoolKind = (typeof schoolKinds)[number]

/** How these are named, in questions and in guides. A star stands for any ending. */
export const schoolWords: Readonly<Record<SchoolKind, Readonly<Record<LanguageCode, string>>>> = {
  british: {
    en: 'british|english school*|english nurser*|igcse',
    ar: 'بريطاني*|البريطاني*|مدرسة انجليزية|مدارس انجليزية',
    ru: 'британск*|английск*',
    hi: 'ब्रिटिश',
    zh: '英国|英國|英式|英制',
    de: 'britisch*|englisch*',
  },
  indian: {
    en: 'indian|cbse|icse',
    ar: 'هندي*|الهندي*',
    ru: 'индийск*',
    hi: 'भारतीय|इंडियन|सीबीएसई|सी बी एस ई',
    zh: '印度',
    de: 'indisch*',
  },
  american: {
    en: 'american',
    ar: 'امريكي*|الامريكي*',
    ru: 'американск*',
    hi: 'अमेरिकन|अमेरिकी|अमरीकी',
    zh: '美国|美國|美式',
    de: 'amerikanisch*',
  },
  international: {
    en: 'international baccalaureate|ib|ib school*',
    ar: 'البكالوريا الدولية',
    ru: 'международн* бакалавриат*',
    hi: 'इंटरनेशनल बैकलॉरिएट|आईबी',
    zh: 'ib|国际文凭|國際文憑',
    de: 'ib-schule*|international* abitur',
  },
  french: {
    en: 'french',
    ar: 'فرنسي*|الفرنسي*',
    ru: 'французск*',
    hi: 'फ़्रेंच|फ्रेंच|फ़्रांसीसी',
    zh: '法国|法國|法式',
    de: 'französisch*',
  },
  german: {
    en: 'german',
    ar: 'الماني*|الالماني*',
    ru: 'немецк*',
    hi: 'जर्मन',
    zh: '德国|德國|德式',
    de: 'deutsche* schule*|deutsche* kindergarten|deutsche* kita|deutsch* lehrplan',
  },
  russian: {
    en: 'russian',
    ar: 'روسي*|الروسي*',
    ru: 'русск*|российск*',
    hi: 'रूसी|रशियन',
    zh: '俄罗斯|俄羅斯|俄国',
    de: 'russisch*',
  },
}
