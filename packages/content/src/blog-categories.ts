import type { BlogCategoryRef } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'

/** Subjects of the articles. */
export const blogCategories = {
  buying: {
    _id: contentId('blog-category', 1),
    name: 'Buying',
    name_ar: 'الشراء',
    names: { ru: 'Покупка', hi: 'खरीदना', zh: '买房', de: 'Kaufen' },
    slug: 'buying',
  },
  renting: {
    _id: contentId('blog-category', 2),
    name: 'Renting',
    name_ar: 'الإيجار',
    names: { ru: 'Аренда', hi: 'किराए पर लेना', zh: '租房', de: 'Mieten' },
    slug: 'renting',
  },
  investing: {
    _id: contentId('blog-category', 3),
    name: 'Investing',
    name_ar: 'الاستثمار',
    names: { ru: 'Инвестиции', hi: 'निवेश', zh: '投资', de: 'Investieren' },
    slug: 'investing',
  },
} as const satisfies Record<string, BlogCategoryRef>
