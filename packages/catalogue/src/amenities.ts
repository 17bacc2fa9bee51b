import type { Amenity } from '@manzil/api-client/generated/types.gen'

export type AmenityGroup = Amenity['group']

/** An amenity of the closed vocabulary. */
export interface AmenityInfo {
  readonly slug: AmenitySlug
  /** Position in a property's bitmap; stored rows depend on it, so it never changes. */
  readonly bit: number
  readonly names: { readonly en: string; readonly ar: string }
  readonly group: AmenityGroup
}

type Row = readonly [slug: string, group: AmenityGroup, en: string, ar: string]

/** The order is the bit position: add at the end only. */
const ROWS = [
  ['pool', 'leisure', 'Pool', 'مسبح'],
  ['private-pool', 'leisure', 'Private pool', 'مسبح خاص'],
  ['gym', 'leisure', 'Gym', 'صالة رياضية'],
  ['parking', 'building', 'Covered parking', 'موقف مغطى'],
  ['balcony', 'home', 'Balcony', 'شرفة'],
  ['terrace', 'home', 'Terrace', 'تراس'],
  ['garden', 'home', 'Private garden', 'حديقة خاصة'],
  ['maids-room', 'home', 'Maid’s room', 'غرفة خادمة'],
  ['study', 'home', 'Study', 'غرفة مكتب'],
  ['storage', 'home', 'Storage room', 'غرفة تخزين'],
  ['kitchen-appliances', 'home', 'Kitchen appliances', 'أجهزة مطبخ'],
  ['built-in-wardrobes', 'home', 'Built-in wardrobes', 'خزائن حائط'],
  ['pets-allowed', 'terms', 'Pets allowed', 'يسمح بالحيوانات الأليفة'],
  ['near-metro', 'location', 'Near the metro', 'قرب المترو'],
  ['near-school', 'location', 'Near a school', 'قرب مدرسة'],
  ['beach-access', 'location', 'Beach access', 'وصول إلى الشاطئ'],
  ['play-area', 'leisure', 'Children’s play area', 'منطقة لعب للأطفال'],
  ['security', 'building', 'Security', 'حراسة'],
  ['concierge', 'building', 'Concierge', 'خدمة استقبال'],
  ['chiller-free', 'terms', 'Chiller free', 'تبريد مجاني'],
  ['high-floor', 'home', 'High floor', 'طابق عالٍ'],
  ['ground-floor', 'home', 'Ground floor', 'طابق أرضي'],
  ['vacant', 'terms', 'Vacant', 'خالٍ'],
  ['upgraded', 'home', 'Upgraded', 'مجدد'],
  ['bills-included', 'terms', 'Bills included', 'شامل الفواتير'],
  ['elevator', 'building', 'Elevator', 'مصعد'],
  ['sea-view', 'view', 'Sea view', 'إطلالة على البحر'],
  ['burj-khalifa-view', 'view', 'Burj Khalifa view', 'إطلالة على برج خليفة'],
  ['marina-view', 'view', 'Marina view', 'إطلالة على المارينا'],
  ['golf-view', 'view', 'Golf course view', 'إطلالة على ملعب الجولف'],
  ['canal-view', 'view', 'Canal view', 'إطلالة على القناة'],
  ['lake-view', 'view', 'Lake view', 'إطلالة على البحيرة'],
  ['park-view', 'view', 'Park view', 'إطلالة على الحديقة'],
  ['city-view', 'view', 'City view', 'إطلالة على المدينة'],
  ['barbecue-area', 'leisure', 'Barbecue area', 'منطقة شواء'],
  ['central-ac', 'building', 'Central air conditioning', 'تكييف مركزي'],
  ['landmark-view', 'view', 'Landmark view', 'إطلالة على معلم بارز'],
  ['water-view', 'view', 'Water view', 'إطلالة مائية'],
  ['payment-plan', 'terms', 'Instalment payment plan', 'خطة سداد بالتقسيط'],
] as const satisfies readonly Row[]

export type AmenitySlug = (typeof ROWS)[number][0]

/** All amenities in bit order. */
export const amenities: readonly AmenityInfo[] = ROWS.map(([slug, group, en, ar], bit) => ({
  slug,
  bit,
  names: { en, ar },
  group,
}))

const BIT_BY_SLUG: ReadonlyMap<string, number> = new Map(
  amenities.map(({ slug, bit }) => [slug, bit]),
)

/** Bitmap of amenity slugs; slugs outside the vocabulary are ignored. */
export function amenityBits(slugs: Iterable<string>): bigint {
  let bits = 0n
  for (const slug of slugs) {
    const bit = BIT_BY_SLUG.get(slug)
    if (bit !== undefined) bits |= 1n << BigInt(bit)
  }
  return bits
}

/** Slugs of a bitmap, in vocabulary order. */
export function amenitySlugs(bits: bigint): readonly AmenitySlug[] {
  return amenities.filter(({ bit }) => (bits >> BigInt(bit)) & 1n).map(({ slug }) => slug)
}
