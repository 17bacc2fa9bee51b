import { developerAr } from '../developer-names.ts'
import type { Pattern } from '../text-facts.ts'
import { chequesAr, floorAr, quarterAr } from './numbers.ts'
import { agree, backAr, seenFromAr } from './words.ts'

/** Light, air and view. */
export const arabicOutside: readonly Pattern[] = [
  (f) => f.features.has('balcony') && 'تفتح غرفة المعيشة على شرفة.',
  (f) => {
    const seen = seenFromAr(f)
    return f.features.has('balcony') && seen !== undefined && `تطل الشرفة على ${seen}.`
  },
  (f) => {
    const seen = seenFromAr(f)
    return (
      seen !== undefined && f.floor !== null && f.floor > 2 && `من ${floorAr(f.floor)} ترى ${seen}.`
    )
  },
  (f) => {
    const seen = seenFromAr(f)
    return seen !== undefined && `النوافذ مقابل ${seen}.`
  },
  (f) => f.features.has('terrace') && 'يتسع التراس لطاولة وكراسٍ.',
  (f) => f.features.has('terrace') && f.isHouse && 'يمتد التراس من غرفة المعيشة إلى الخارج.',
  (f) => f.features.has('garden') && `الحديقة خاصة ب${backAr(f)}.`,
  (f) => f.features.has('private-pool') && `${agree(f, 'لها', 'له')} مسبح خاص.`,
  (f) => f.features.has('high-floor') && 'الطابق عالٍ وبعيد عن ضجيج الشارع.',
  (f) => f.features.has('ground-floor') && f.bedrooms !== null && `${backAr(f)} في الطابق الأرضي.`,
  (f) => f.type === 'land' && 'الأرض مستوية ويصلها طريق.',
]

/** What is around. */
export const arabicArea: readonly Pattern[] = [
  (f) => f.features.has('near-metro') && 'محطة المترو على مسافة مشي.',
  (f) =>
    f.features.has('near-metro') && f.bedrooms !== null && 'المترو قريب، فالسيارة ليست ضرورية.',
  (f) => f.features.has('near-school') && 'توجد مدرسة قريبة.',
  (f) =>
    f.features.has('near-school') &&
    (f.bedrooms ?? 0) >= 2 &&
    'المدرسة قريبة، وهذا يناسب العائلات.',
  (f) => f.features.has('beach-access') && 'يمكن الوصول إلى الشاطئ مشياً.',
  (f) => f.features.has('beach-access') && 'الشاطئ قريب ومتاح للسكان.',
]

/** Money and dates. */
export const arabicTerms: readonly Pattern[] = [
  (f) => f.cheques === 1 && 'يدفع الإيجار بشيك واحد.',
  (f) => f.cheques !== null && f.cheques > 1 && `يمكن دفع الإيجار على ${chequesAr(f.cheques)}.`,
  (f) => f.cheques !== null && f.cheques > 1 && `يقبل المالك الدفع على ${chequesAr(f.cheques)}.`,
  (f) => f.features.has('chiller-free') && 'التبريد مشمول في الإيجار.',
  (f) => f.features.has('bills-included') && 'الماء والكهرباء مشمولان.',
  (f) => f.serviceCharge !== null && `رسوم الخدمات ${f.serviceCharge} درهم للقدم المربع سنوياً.`,
  (f) => f.handover !== null && `التسليم متوقع في ${quarterAr(f.handover)}.`,
  (f) => {
    const developer = developerAr(f.developer)
    return (
      f.handover !== null &&
      developer !== undefined &&
      `تخطط ${developer} للتسليم في ${quarterAr(f.handover)}.`
    )
  },
]

/** Who may live there, and from when. */
export const arabicAvailability: readonly Pattern[] = [
  (f) => f.features.has('pets-allowed') && 'يسمح بالحيوانات الأليفة.',
  (f) => f.features.has('pets-allowed') && 'تقبل الحيوانات الأليفة.',
  (f) =>
    f.features.has('vacant') &&
    `${backAr(f)} ${agree(f, 'خالية', 'خالٍ')}، ويمكن ترتيب المعاينة خلال وقت قصير.`,
  (f) =>
    f.features.has('vacant') &&
    f.purpose === 'rent' &&
    f.bedrooms !== null &&
    `${backAr(f)} ${agree(f, 'خالية وجاهزة', 'خالٍ وجاهز')} للسكن.`,
]
