import './sheet/FilterSheet.css'
import { Button } from '@manzil/ui/Button/Button'
import { Drawer } from '@manzil/ui/Drawer/Drawer'
import { FormikProvider, useFormik } from 'formik'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { AmenityFields } from './sheet/AmenityFields.tsx'
import { CategoryFields } from './sheet/CategoryFields.tsx'
import { ConditionFields } from './sheet/ConditionFields.tsx'
import { changeOf, checkRanges, valuesOf } from './sheet/filter-values.ts'
import { PlaceFields } from './sheet/PlaceFields.tsx'
import { SizeFields } from './sheet/SizeFields.tsx'
import { useMatchCount } from './sheet/use-match-count.ts'
import type { FilterNames } from './use-filter-names.ts'
import { changeAddress, type Filters } from './use-filters.ts'

export interface FilterSheetProps {
  filters: Filters
  names: FilterNames
  onClose: () => void
}

const formId = 'filter-sheet'

/** Every filter in one panel; nothing changes until it is submitted. */
export default function FilterSheet({ filters, names, onClose }: FilterSheetProps) {
  const { t } = useTranslation('listing')
  const { number } = useFormats()
  const form = useFormik({
    initialValues: valuesOf(filters.query),
    validate: (values) => checkRanges(values, t('filters.upsideDown')),
    onSubmit: (values) => {
      filters.change(changeOf(values))
      onClose()
    },
  })
  const count = useMatchCount(changeAddress(filters.address, changeOf(form.values)))
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('filters.label')}
      closeLabel={t('filters.close')}
      footer={
        <>
          <Button variant="ghost" onClick={() => form.setValues(valuesOf({}))}>
            {t('filters.clear')}
          </Button>
          <Button type="submit" form={formId}>
            {count === undefined
              ? t('filters.showResults')
              : t('filters.show', { count, total: number(count) })}
          </Button>
        </>
      }
    >
      <FormikProvider value={form}>
        <form id={formId} className="filter-sheet" onSubmit={form.handleSubmit} noValidate>
          <PlaceFields names={names} />
          <CategoryFields />
          <SizeFields />
          <ConditionFields />
          <AmenityFields />
        </form>
      </FormikProvider>
    </Drawer>
  )
}
