import type { Pattern } from '../text-facts.ts'
import { bathroomsAr, bedroomsAr, parkingAr, sqftAr } from './numbers.ts'
import { agree, backAr, listAr } from './words.ts'

/** Rooms and area. */
export const arabicLayout: readonly Pattern[] = [
  (f) =>
    f.bathrooms !== null &&
    f.bedrooms !== null &&
    f.bedrooms > 0 &&
    `المساحة ${sqftAr(f.size)} مع ${bathroomsAr(f.bathrooms)}.`,
  (f) =>
    f.bathrooms !== null &&
    f.bedrooms !== null &&
    f.bedrooms > 1 &&
    `${agree(f, 'تتألف', 'يتألف')} من ${bedroomsAr(f.bedrooms)} و${bathroomsAr(f.bathrooms)} على مساحة ${sqftAr(f.size)}.`,
  (f) => f.bedrooms !== null && f.bedrooms > 0 && `تبلغ مساحة ${backAr(f)} ${sqftAr(f.size)}.`,
  (f) =>
    f.bedrooms !== null &&
    f.bedrooms > 0 &&
    f.bathrooms === f.bedrooms + 1 &&
    `المساحة ${sqftAr(f.size)}، وأحد الحمامات للضيوف.`,
  (f) => f.bedrooms === 0 && `المساحة ${sqftAr(f.size)} للمعيشة والنوم والطبخ، والحمام مستقل.`,
  (f) => f.bedrooms === 0 && `تبلغ المساحة ${sqftAr(f.size)} مع حمام مستقل.`,
  (f) => f.type === 'land' && `تبلغ مساحة الأرض ${sqftAr(f.size)}.`,
  (f) => f.type === 'land' && `المساحة ${sqftAr(f.size)}.`,
  (f) =>
    f.bedrooms === null &&
    f.bathrooms !== null &&
    `المساحة ${sqftAr(f.size)} مع ${bathroomsAr(f.bathrooms)}.`,
]

/** Rooms beside the bedrooms, and how the property is laid out. */
export const arabicExtras: readonly Pattern[] = [
  (f) => f.features.has('maids-room') && !f.features.has('study') && `في ${backAr(f)} غرفة خادمة.`,
  (f) =>
    f.features.has('maids-room') &&
    f.features.has('study') &&
    `${agree(f, 'تضم', 'يضم')} غرفة خادمة وغرفة مكتب.`,
  (f) => f.features.has('study') && 'تصلح غرفة المكتب للعمل أو لاستقبال ضيف.',
  (f) =>
    f.features.has('storage') &&
    f.bedrooms !== null &&
    'توجد غرفة تخزين للحقائب والأغراض الموسمية.',
  (f) =>
    f.features.has('built-in-wardrobes') && (f.bedrooms ?? 0) > 1 && 'في غرف النوم خزائن حائط.',
  (f) => f.features.has('built-in-wardrobes') && (f.bedrooms ?? 2) <= 1 && 'خزائن الحائط مركبة.',
  (f) => f.type === 'duplex' && 'الغرف على مستويين يصل بينهما درج داخلي.',
  (f) => f.type === 'penthouse' && `${agree(f, 'تقع', 'يقع')} في آخر طابق من البناية.`,
  (f) => f.subtype === 'fitted' && 'القواطع والأرضيات والأسقف جاهزة.',
  (f) => f.subtype === 'shell-and-core' && 'يُسلَّم بدون تشطيب، فتقسيم المساحة متروك لك.',
  (f) => f.type === 'retail' && 'الواجهة زجاجية وتطل على الشارع.',
  (f) => f.subtype === 'light-industry' && 'الوحدة مناسبة للورش والإنتاج الخفيف.',
  (f) => f.subtype === 'storage' && 'المستودع مخصص للتخزين وله باب تحميل.',
  (f) => f.subtype === 'residential-plot' && 'الأرض مخصصة للسكن.',
  (f) => f.subtype === 'commercial-plot' && 'الأرض مخصصة للاستخدام التجاري.',
]

/** Furniture and state. */
export const arabicFinish: readonly Pattern[] = [
  (f) =>
    f.furnished === 'furnished' &&
    f.purpose === 'rent' &&
    `${agree(f, 'تؤجر مفروشة', 'يؤجر مفروشاً')}.`,
  (f) => f.furnished === 'furnished' && f.purpose === 'sale' && 'الأثاث مشمول في البيع.',
  (f) => f.furnished === 'furnished' && 'يبقى الأثاث وأجهزة المطبخ.',
  (f) => f.furnished === 'partly' && `${backAr(f)} ${agree(f, 'مفروشة', 'مفروش')} جزئياً.`,
  (f) =>
    f.furnished === 'unfurnished' &&
    f.purpose === 'rent' &&
    `${agree(f, 'تؤجر غير مفروشة', 'يؤجر غير مفروش')}.`,
  (f) =>
    f.furnished !== 'furnished' && f.features.has('kitchen-appliances') && 'أجهزة المطبخ مشمولة.',
  (f) => f.features.has('upgraded') && `جرى تجديد ${backAr(f)} من الداخل.`,
  (f) => f.yearBuilt !== null && `اكتمل البناء عام ${f.yearBuilt}.`,
  (f) => f.yearBuilt !== null && f.isFlat && `شُيدت البناية عام ${f.yearBuilt}.`,
  (f) => f.features.has('central-ac') && 'التكييف مركزي.',
]

function sharedRooms(features: Parameters<Pattern>[0]['features']): readonly string[] {
  return [
    features.has('pool') ? 'مسبح' : '',
    features.has('gym') ? 'صالة رياضية' : '',
    features.has('barbecue-area') ? 'منطقة شواء' : '',
  ].filter((item) => item !== '')
}

/** What the building or community shares. */
export const arabicShared: readonly Pattern[] = [
  (f) => sharedRooms(f.features).length > 1 && `للسكان ${listAr(sharedRooms(f.features))}.`,
  (f) => f.features.has('pool') && f.isFlat && 'في البناية مسبح مشترك للسكان.',
  (f) => f.features.has('pool') && f.isHouse && 'في المجمع مسبح مشترك.',
  (f) => f.features.has('gym') && 'توجد صالة رياضية للسكان.',
  (f) => f.features.has('play-area') && 'توجد منطقة لعب للأطفال.',
  (f) => f.features.has('concierge') && f.features.has('security') && 'تتوفر خدمة استقبال وحراسة.',
  (f) => f.features.has('security') && !f.features.has('concierge') && 'تتوفر الحراسة في الموقع.',
  (f) =>
    f.parking !== null &&
    f.parking > 0 &&
    `${agree(f, 'تأتي', 'يأتي')} مع ${parkingAr(f.parking)}.`,
  (f) => f.features.has('elevator') && f.isHouse && 'يصل مصعد بين الطوابق.',
]
