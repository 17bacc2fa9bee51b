import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { SchoolKind } from '@manzil/query-language/lexicon/school-words'

interface SchoolTexts {
  /** The guide to a place names schools, but none of this kind. */
  none: (place: string, school: string) => string
  /** Each as that sentence has it. */
  kinds: Readonly<Record<SchoolKind, string>>
}

export const schoolTexts: Readonly<Record<LanguageCode, SchoolTexts>> = {
  en: {
    none: (place, school) => `Our guide to ${place} names no ${school} school.`,
    kinds: {
      british: 'British',
      indian: 'Indian',
      american: 'American',
      international: 'IB',
      french: 'French',
      german: 'German',
      russian: 'Russian',
    },
  },
  ar: {
    none: (place, school) => `لا يذكر دليلنا عن ${place} مدرسة ${school}.`,
    kinds: {
      british: 'بريطانية',
      indian: 'هندية',
      american: 'أمريكية',
      international: 'تدرّس البكالوريا الدولية',
      french: 'فرنسية',
      german: 'ألمانية',
      russian: 'روسية',
    },
  },
  ru: {
    none: (place, school) => `В нашем тексте о районе (${place}) не названо ни одной ${school}.`,
    kinds: {
      british: 'британской школы',
      indian: 'индийской школы',
      american: 'американской школы',
      international: 'школы с программой IB',
      french: 'французской школы',
      german: 'немецкой школы',
      russian: 'русской школы',
    },
  },
  hi: {
    none: (place, school) => `${place} की हमारी गाइड में किसी ${school} स्कूल का नाम नहीं है।`,
    kinds: {
      british: 'ब्रिटिश',
      indian: 'भारतीय',
      american: 'अमेरिकी',
      international: 'आईबी',
      french: 'फ़्रेंच',
      german: 'जर्मन',
      russian: 'रूसी',
    },
  },
  zh: {
    none: (place, school) => `我们关于${place}的介绍没有提到${school}学校。`,
    kinds: {
      british: '英国',
      indian: '印度',
      american: '美国',
      international: ' IB ',
      french: '法国',
      german: '德国',
      russian: '俄罗斯',
    },
  },
  de: {
    none: (place, school) => `Unser Text über ${place} nennt keine ${school}.`,
    kinds: {
      british: 'britische Schule',
      indian: 'indische Schule',
      american: 'amerikanische Schule',
      international: 'IB-Schule',
      french: 'französische Schule',
      german: 'deutsche Schule',
      russian: 'russische Schule',
    },
  },
}
