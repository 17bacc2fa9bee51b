import './slots.css'
import {
  listCategoriesQuery,
  listSubCategoriesQuery,
  listSubSubCategoriesQuery,
} from '@manzil/api-client/generated/catalogue-queries.gen'
import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import type { NamedRow } from '@manzil/domain/local-name'
import { Select } from '@manzil/ui/forms/Select/Select'
import { useQuery } from '@tanstack/react-query'
import { useFormikContext } from 'formik'
import { api } from '../../../../api/api.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import type { FilterValues } from './filter-values.ts'
import { countsOf } from './option-counts.ts'

/** Category and its two finer levels. Choosing a level takes the finer ones back. */
export function CategorySlot({ facet }: { facet: SearchFacets['category'] | undefined }) {
  const { t } = useTranslation('listing')
  const { name, number } = useFormats()
  const propertiesOf = countsOf(facet)
  const { values, setValues, setFieldValue } = useFormikContext<FilterValues>()
  const { category, sub_category: sub } = values
  const categories = useQuery(listCategoriesQuery(api)).data?.data
  const subs = useQuery({
    ...listSubCategoriesQuery(api, { params: { query: { categoryId: category } } }),
    enabled: category !== '',
  }).data?.data
  const finer = useQuery({
    ...listSubSubCategoriesQuery(api, { params: { query: { subCategoryId: sub } } }),
    enabled: sub !== '',
  }).data?.data
  const options = (rows: readonly (NamedRow & { _id: string })[] | undefined) =>
    (rows ?? []).map((row) => ({ value: row._id, label: name(row) }))
  return (
    <div className="filter-slot">
      <Select
        label={t('filters.category')}
        hideLabel
        placeholder={t('filters.anyCategory')}
        value={category}
        options={options(categories).map((option) => {
          const properties = propertiesOf?.(option.value)
          if (properties === undefined) return option
          const disabled = properties === 0 && option.value !== category
          return { ...option, label: `${option.label} (${number(properties)})`, disabled }
        })}
        onChange={({ target }) =>
          void setValues({
            ...values,
            category: target.value,
            sub_category: '',
            sub_sub_category: '',
          })
        }
      />
      {category !== '' && subs && subs.length > 0 && (
        <Select
          label={t('filters.subCategory')}
          placeholder={t('filters.anySubCategory')}
          value={sub}
          options={options(subs)}
          onChange={({ target }) =>
            void setValues({ ...values, sub_category: target.value, sub_sub_category: '' })
          }
        />
      )}
      {sub !== '' && finer && finer.length > 0 && (
        <Select
          label={t('filters.subSubCategory')}
          placeholder={t('filters.anySubSubCategory')}
          value={values.sub_sub_category}
          options={options(finer)}
          onChange={({ target }) => void setFieldValue('sub_sub_category', target.value)}
        />
      )}
    </div>
  )
}
