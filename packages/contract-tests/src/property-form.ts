import type { PropertyForm } from '@manzil/api-client/generated/types.gen'
import {
  zListCategoriesResponse,
  zListSubCategoriesResponse,
} from '@manzil/api-client/generated/zod.gen'
import { succeed } from './call.ts'
import type { Target } from './target.ts'

/** A form that makes a live flat in Dubai Marina. */
export async function propertyForm(
  target: Target,
  change: Partial<PropertyForm> = {},
): Promise<PropertyForm> {
  const categories = await succeed(target, 'listCategories', zListCategoriesResponse)
  const category_id = categories.data.find(({ slug }) => slug === 'apartments')?._id ?? ''
  const subCategories = await succeed(target, 'listSubCategories', zListSubCategoriesResponse, {
    query: `categoryId=${category_id}`,
  })
  const sub_category_id = subCategories.data.find(({ slug }) => slug === 'apartment')?._id ?? null
  return {
    title: 'Corner apartment for the contract',
    description: 'A corner apartment on a middle floor with a balcony over the water.',
    status: 'live',
    purpose: 'sale',
    completion: 'ready',
    category_id,
    sub_category_id,
    location_id: 'dubai-marina',
    price: 1_850_000,
    bedrooms: 2,
    bathrooms: 3,
    size: 1_302,
    features: ['balcony', 'marina-view'],
    permit_number: '71234567890',
    ...change,
  }
}
