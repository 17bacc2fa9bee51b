import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { propertyTypes } from './property-types.ts'

export type CategoryLevel = 1 | 2 | 3

/** A node of the three-level tree: menu entry, property type, finer kind. */
export interface CategoryNode {
  /** Fixed, in the shape of a UUIDv7; ids sort in menu order within a level. */
  readonly id: string
  readonly level: CategoryLevel
  readonly slug: string
  readonly parentId: string | null
  readonly names: { readonly en: string; readonly ar: string }
}

interface FinerKind {
  readonly slug: string
  readonly en: string
  readonly ar: string
}
interface Branch {
  readonly slug: string
  readonly en: string
  readonly ar: string
  readonly types: readonly PropertyType[]
}

const BRANCHES: readonly Branch[] = [
  {
    slug: 'apartments',
    en: 'Apartments',
    ar: 'شقق',
    types: ['apartment', 'penthouse', 'duplex', 'hotel-apartment'],
  },
  {
    slug: 'houses',
    en: 'Villas & Houses',
    ar: 'فلل ومنازل',
    types: ['villa', 'townhouse', 'villa-compound'],
  },
  {
    slug: 'commercial',
    en: 'Commercial',
    ar: 'عقارات تجارية',
    types: ['office', 'retail', 'warehouse'],
  },
  { slug: 'land', en: 'Land', ar: 'أراضٍ', types: ['land'] },
]

const FINER_KINDS: Readonly<Partial<Record<PropertyType, readonly FinerKind[]>>> = {
  apartment: [
    { slug: 'full-floor', en: 'Full floor', ar: 'طابق كامل' },
    { slug: 'loft', en: 'Loft', ar: 'لوفت' },
    { slug: 'serviced', en: 'Serviced apartment', ar: 'شقة مخدومة' },
  ],
  villa: [
    { slug: 'detached', en: 'Detached villa', ar: 'فيلا مستقلة' },
    { slug: 'twin', en: 'Twin villa', ar: 'فيلا توأم' },
    { slug: 'beachfront', en: 'Beachfront villa', ar: 'فيلا على الشاطئ' },
  ],
  townhouse: [
    { slug: 'middle-unit', en: 'Middle unit', ar: 'وحدة وسطى' },
    { slug: 'end-unit', en: 'End unit', ar: 'وحدة طرفية' },
  ],
  office: [
    { slug: 'fitted', en: 'Fitted office', ar: 'مكتب مجهز' },
    { slug: 'shell-and-core', en: 'Shell and core', ar: 'مكتب بدون تشطيب' },
  ],
  retail: [
    { slug: 'shop', en: 'Shop', ar: 'محل' },
    { slug: 'showroom', en: 'Showroom', ar: 'صالة عرض' },
  ],
  warehouse: [
    { slug: 'storage', en: 'Storage warehouse', ar: 'مستودع تخزين' },
    { slug: 'light-industry', en: 'Light industry', ar: 'صناعات خفيفة' },
  ],
  land: [
    { slug: 'residential-plot', en: 'Residential plot', ar: 'أرض سكنية' },
    { slug: 'commercial-plot', en: 'Commercial plot', ar: 'أرض تجارية' },
  ],
}

/** Branch, type and finer kind count from 1; 0 where the level is not reached. */
function idOf(branch: number, type: number, finer: number): string {
  const tail = [branch, type, finer].map((step) => String(step).padStart(2, '0')).join('')
  return `01900000-0000-7000-8000-000000${tail}`
}

function branchNodes(branch: Branch, branchIndex: number): readonly CategoryNode[] {
  const branchId = idOf(branchIndex + 1, 0, 0)
  const { slug, en, ar } = branch
  const own: CategoryNode = { id: branchId, level: 1, slug, parentId: null, names: { en, ar } }
  const below = branch.types.flatMap((type, typeIndex): readonly CategoryNode[] => {
    const typeId = idOf(branchIndex + 1, typeIndex + 1, 0)
    const info = propertyTypes.find((candidate) => candidate.slug === type)
    const names = { en: info?.names.en ?? type, ar: info?.names.ar ?? type }
    const finer = (FINER_KINDS[type] ?? []).map(
      (kind, finerIndex): CategoryNode => ({
        id: idOf(branchIndex + 1, typeIndex + 1, finerIndex + 1),
        level: 3,
        slug: kind.slug,
        parentId: typeId,
        names: { en: kind.en, ar: kind.ar },
      }),
    )
    return [{ id: typeId, level: 2, slug: type, parentId: branchId, names }, ...finer]
  })
  return [own, ...below]
}

/** All nodes, each parent before its children, in menu order. */
export const categories: readonly CategoryNode[] = BRANCHES.flatMap(branchNodes)

/** Ids of the menu entry and of the sub-category that a property type belongs to. */
export function categoryOfType(type: PropertyType): {
  readonly categoryId: string
  readonly subCategoryId: string
} {
  const node = categories.find(({ level, slug }) => level === 2 && slug === type)
  if (node === undefined || node.parentId === null) throw new Error(`No category for ${type}`)
  return { categoryId: node.parentId, subCategoryId: node.id }
}
