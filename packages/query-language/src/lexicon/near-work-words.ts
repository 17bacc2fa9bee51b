import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

/** Near to the work that was told of before, or without a car. A star stands for any ending, three dots for a few words. */
export const nearWorkWords: Readonly<Record<LanguageCode, string>> = {
  en: 'walk to work|walk to the office|walk to my office|walking distance|walkable|near work|near the office|near my office|close to work|close to the office|close to my office|closer to work|closer to the office|near my work|without a car|no car|dont drive|do not drive|cant drive|same side of town|same part of town|that side of town|short commute',
  ar: 'قريب من الدوام|قريب من الشغل|قريب من شغلي|قريبة من شغلي|قريب من مكتبي|قريب من المكتب|قريبة من المكتب|اقرب للدوام|اقرب للشغل|مشي للدوام|امشي للشغل|امشي للدوام|بدون سيارة|ما عندي سيارة|ما اسوق|مابسوقش|معنديش عربية|من غير عربية|نفس الجهة|نفس المنطقة',
  ru: 'пешком до работы|пешком до офиса|дойти до работы|дойти до офиса|ближе к работе|ближе к офису|рядом с работой|рядом с офисом|недалеко от работы|недалеко от офиса|без машины|не вожу|машины нет|в той же части города|в том же районе|в той же стороне',
  hi: 'ऑफिस के पास|ऑफ़िस के पास|काम के पास|पैदल ऑफिस|पैदल जा|गाड़ी नहीं|बिना गाड़ी|उसी तरफ|उसी साइड|office ke paas|office ke pas|kaam ke paas|paidal ja*|paidal office|gaadi nahi|gadi nahi|bina gaadi|car nahi|usi side|usi taraf',
  zh: '走路能到|走路到公司|步行到公司|步行上班|走路上班|离公司近|離公司近|公司附近|靠近公司|不想开车|不开车|不会开车|不會開車|没车|沒車|没有车|同一片|同一边',
  de: 'zu fuß zur arbeit|zu fuß ins büro|fußläufig|nah am büro|nahe am büro|näher am büro|nähe vom büro|nähe des büros|näher zur arbeit|nah an der arbeit|ohne auto|kein auto|fahre nicht|gleiche ecke|gleichen ecke|selbe ecke|selben ecke|gleiche seite der stadt|gleichen gegend',
}

/** Of these on foot. */
export const onFootWords: Readonly<Record<LanguageCode, string>> = {
  en: 'walk to|walking distance|walkable|on foot',
  ar: 'مشي|امشي|مشيا',
  ru: 'пешком|дойти',
  hi: 'पैदल|paidal',
  zh: '走路|步行',
  de: 'zu fuß|fußläufig',
}
