import type { UserType } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'

/** Kinds of account that are open for sign-up; the number of accounts is counted where it is asked. */
export const userTypes: readonly Omit<UserType, 'users_count'>[] = [
  {
    _id: contentId('user-type', 1),
    name: 'Individual',
    name_ar: 'فرد',
    role: 'individual',
    description: 'Saves homes, follows searches and asks advertisers.',
    description_ar: 'يحفظ العقارات ويتابع عمليات البحث ويتواصل مع المعلنين.',
  },
  {
    _id: contentId('user-type', 2),
    name: 'Agent',
    name_ar: 'وكيل عقاري',
    role: 'agent',
    description: 'A broker with a registration number who lists homes.',
    description_ar: 'وسيط عقاري مسجّل يعرض العقارات.',
  },
  {
    _id: contentId('user-type', 3),
    name: 'Agency',
    name_ar: 'وكالة عقارية',
    role: 'agency',
    description: 'A licensed brokerage that lists homes together with its agents.',
    description_ar: 'شركة وساطة مرخّصة تعرض العقارات مع وكلائها.',
  },
]
