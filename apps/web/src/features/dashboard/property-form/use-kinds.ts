import {
  listCategoriesQuery,
  listSubCategoriesQuery,
  listSubSubCategoriesQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import type { PropertyDraftContent, PropertyType } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod-mini.gen'
import { isResidential } from '@manzil/domain/is-residential'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../api/api.ts'

type Chosen = Pick<PropertyDraftContent, 'category_id' | 'sub_category_id'>

/** The three levels of kinds, as far as they are chosen. */
export function useKinds({ category_id, sub_category_id }: Chosen) {
  const categories = useQuery(listCategoriesQuery(api))
  const subs = useQuery({
    ...listSubCategoriesQuery(api, { params: { query: { categoryId: category_id } } }),
    enabled: category_id !== '',
  })
  const finer = useQuery({
    ...listSubSubCategoriesQuery(api, { params: { query: { subCategoryId: sub_category_id } } }),
    enabled: sub_category_id !== '',
  })
  return {
    categories: categories.data?.data ?? [],
    subs: (category_id && subs.data?.data) || [],
    finer: (sub_category_id && finer.data?.data) || [],
  }
}

/** The kind of property that is chosen. */
export function useType(chosen: Chosen): PropertyType | undefined {
  const { subs } = useKinds(chosen)
  const sub = subs.find(({ _id }) => _id === chosen.sub_category_id)
  return zPropertyType.safeParse(sub?.slug).data
}

/** Whether its rooms are counted; so long as no kind is chosen, it is taken for a dwelling. */
export function useIsResidential(chosen: Chosen): boolean {
  const type = useType(chosen)
  return type === undefined || isResidential(type)
}
