import type { PropertyType } from '@manzil/api-client/generated/types.gen'

/** Facts about a kind of property that lists, forms and the generator share. */
export interface PropertyTypeInfo {
  readonly slug: PropertyType
  readonly names: {
    readonly en: string
    readonly enPlural: string
    readonly ar: string
    readonly arPlural: string
  }
  /** False for kinds that have no bedrooms. */
  readonly isResidential: boolean
}

function type(
  slug: PropertyType,
  [en, enPlural]: readonly [string, string],
  [ar, arPlural]: readonly [string, string],
  isResidential: boolean,
): PropertyTypeInfo {
  return { slug, names: { en, enPlural, ar, arPlural }, isResidential }
}

/** In menu order. */
export const propertyTypes: readonly PropertyTypeInfo[] = [
  type('apartment', ['Apartment', 'Apartments'], ['شقة', 'شقق'], true),
  type('penthouse', ['Penthouse', 'Penthouses'], ['بنتهاوس', 'بنتهاوسات'], true),
  type('duplex', ['Duplex', 'Duplexes'], ['دوبلكس', 'شقق دوبلكس'], true),
  type(
    'hotel-apartment',
    ['Hotel apartment', 'Hotel apartments'],
    ['شقة فندقية', 'شقق فندقية'],
    true,
  ),
  type('villa', ['Villa', 'Villas'], ['فيلا', 'فلل'], true),
  type('townhouse', ['Townhouse', 'Townhouses'], ['تاون هاوس', 'منازل تاون هاوس'], true),
  type('villa-compound', ['Villa compound', 'Villa compounds'], ['مجمع فلل', 'مجمعات فلل'], true),
  type('office', ['Office', 'Offices'], ['مكتب', 'مكاتب'], false),
  type('retail', ['Retail', 'Retail units'], ['محل تجاري', 'محلات تجارية'], false),
  type('warehouse', ['Warehouse', 'Warehouses'], ['مستودع', 'مستودعات'], false),
  type('land', ['Land', 'Land plots'], ['أرض', 'أراضٍ'], false),
]
