import type { BlogCategoryRef } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'

/** Subjects of the articles. */
export const blogCategories = {
  buying: {
    _id: contentId('blog-category', 1),
    name: 'Buying',
    name_ar: 'الشراء',
    slug: 'buying',
  },
  renting: {
    _id: contentId('blog-category', 2),
    name: 'Renting',
    name_ar: 'الإيجار',
    slug: 'renting',
  },
  investing: {
    _id: contentId('blog-category', 3),
    name: 'Investing',
    name_ar: 'الاستثمار',
    slug: 'investing',
  },
} as const satisfies Record<string, BlogCategoryRef>
