import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'
import type { TextFacts } from '../text-facts.ts'
import { bedroomsAr } from './numbers.ts'

interface Noun {
  /** Without the article. */
  readonly word: string
  /** With it, as a text refers back: "الشقة". */
  readonly definite: string
  readonly feminine: boolean
}

const NOUNS: Readonly<Record<PropertyType, Noun>> = {
  apartment: { word: 'شقة', definite: 'الشقة', feminine: true },
  penthouse: { word: 'بنتهاوس', definite: 'البنتهاوس', feminine: false },
  duplex: { word: 'دوبلكس', definite: 'الدوبلكس', feminine: false },
  'hotel-apartment': { word: 'شقة فندقية', definite: 'الشقة', feminine: true },
  villa: { word: 'فيلا', definite: 'الفيلا', feminine: true },
  townhouse: { word: 'تاون هاوس', definite: 'التاون هاوس', feminine: false },
  'villa-compound': { word: 'فيلا في مجمع', definite: 'الفيلا', feminine: true },
  office: { word: 'مكتب', definite: 'المكتب', feminine: false },
  retail: { word: 'محل تجاري', definite: 'المحل', feminine: false },
  warehouse: { word: 'مستودع', definite: 'المستودع', feminine: false },
  land: { word: 'أرض', definite: 'الأرض', feminine: true },
}
const STUDIO: Noun = { word: 'استوديو', definite: 'الاستوديو', feminine: false }

const SUBTYPES: Readonly<Record<string, Noun>> = {
  'full-floor': { word: 'شقة على طابق كامل', definite: 'الشقة', feminine: true },
  serviced: { word: 'شقة مخدومة', definite: 'الشقة', feminine: true },
  detached: { word: 'فيلا مستقلة', definite: 'الفيلا', feminine: true },
  twin: { word: 'فيلا توأم', definite: 'الفيلا', feminine: true },
  beachfront: { word: 'فيلا على الشاطئ', definite: 'الفيلا', feminine: true },
  'end-unit': { word: 'تاون هاوس طرفي', definite: 'التاون هاوس', feminine: false },
  'middle-unit': { word: 'تاون هاوس أوسط', definite: 'التاون هاوس', feminine: false },
  fitted: { word: 'مكتب مجهز', definite: 'المكتب', feminine: false },
  'shell-and-core': { word: 'مكتب بدون تشطيب', definite: 'المكتب', feminine: false },
  showroom: { word: 'صالة عرض', definite: 'صالة العرض', feminine: true },
  storage: { word: 'مستودع تخزين', definite: 'المستودع', feminine: false },
  'light-industry': { word: 'وحدة صناعات خفيفة', definite: 'الوحدة', feminine: true },
  'residential-plot': { word: 'أرض سكنية', definite: 'الأرض', feminine: true },
  'commercial-plot': { word: 'أرض تجارية', definite: 'الأرض', feminine: true },
}

const VIEWS: Readonly<Partial<Record<AmenitySlug, string>>> = {
  'sea-view': 'البحر',
  'burj-khalifa-view': 'برج خليفة',
  'marina-view': 'المارينا',
  'golf-view': 'ملعب الجولف',
  'canal-view': 'القناة',
  'lake-view': 'البحيرة',
  'park-view': 'الحديقة العامة',
  'city-view': 'المدينة',
  'water-view': 'الماء',
}

function nounOf({ type, subtype, bedrooms }: TextFacts): Noun {
  if (bedrooms === 0) return STUDIO
  return SUBTYPES[subtype ?? ''] ?? NOUNS[type]
}

/** The property with its bedrooms: "شقة بغرفتي نوم", "استوديو", "مكتب مجهز". */
export function propertyAr(facts: TextFacts): string {
  const { bedrooms, type } = facts
  const { word } = nounOf(facts)
  if (bedrooms === 0) return type === 'hotel-apartment' ? 'استوديو فندقي' : word
  return bedrooms === null ? word : `${word} ب${bedroomsAr(bedrooms)}`
}

/** How a text refers back to it: "الشقة". */
export function backAr(facts: TextFacts): string {
  return nounOf(facts).definite
}

/** The form that agrees with the property's noun. */
export function agree(facts: TextFacts, feminine: string, masculine: string): string {
  return nounOf(facts).feminine ? feminine : masculine
}

/** What the property looks out to, with its article: "المارينا". */
export function seenFromAr(facts: TextFacts): string | undefined {
  return VIEWS[facts.view ?? 'pool']
}

/** "مسبح وصالة رياضية". */
export function listAr(items: readonly string[]): string {
  return items.join(' و')
}
