import type { SearchQuery } from '@manzil/api-client/generated/types.gen'
import { readPropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { FilterSheet as Sheet } from '@manzil/ui/listing/FilterSheet/FilterSheet'
import { FormikProvider, useFormik } from 'formik'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { activeFilters } from '../../../property/active-filters.ts'
import { changeAddress, type FilterChange } from '../../../property/change-address.ts'
import { useFilterNames } from '../../../property/use-filter-names.ts'
import { applyChange } from './sheet/apply-change.ts'
import { checkRanges, valuesOf } from './sheet/filter-values.ts'
import { changeShown, valuesRead, withRead } from './sheet/read-values.ts'
import { useDraftFacets } from './sheet/use-draft-facets.ts'
import { useFilterGroups } from './sheet/use-filter-groups.tsx'
import type { Filters } from './use-filters.ts'

export interface FilterSheetProps {
  filters: Filters
  /** What the text of the search was read as. */
  read: SearchQuery
  onClose: () => void
}

/** Every filter in one panel; nothing changes until it is submitted. */
export default function FilterSheet({ filters, read: given, onClose }: FilterSheetProps) {
  const { t } = useTranslation(['listing', 'common'])
  const formats = useFormats()
  // An answer that comes while the sheet is open changes nothing under the hand.
  const [read] = useState(given)
  const { query: before } = filters
  const form = useFormik({
    initialValues: valuesRead(read, before),
    validate: (values) => checkRanges(values, t('filters.upsideDown')),
    onSubmit: (values) => {
      filters.change(changeShown(read, before, values))
      onClose()
    },
  })
  const { values } = form
  const draft = changeAddress(filters.address, changeShown(read, before, values))
  const { facets, total: count } = useDraftFacets(draft)
  const groups = useFilterGroups(
    values,
    form.errors,
    facets,
    (part) => void form.setValues((held) => ({ ...held, ...part })),
  )
  const query = readPropertyQuery(draft)
  const isRead = query.search === before.search
  const shown = isRead ? withRead(read, query) : query
  const names = useFilterNames(shown)
  // An area is drawn on a map, not in here.
  const active = activeFilters(shown, { t, formats, names }).filter(
    ({ id }) => id !== 'area' && id !== 'drawn',
  )
  const properties = { count: count ?? 0, total: formats.number(count ?? 0) }
  // With a text goes what it was read as.
  const without = (change: FilterChange) => {
    const held = 'search' in change ? query : shown
    const left = changeAddress(writePropertyQuery(held), change)
    void form.setValues(valuesOf(readPropertyQuery(left)))
  }
  return (
    <FormikProvider value={form}>
      <Sheet
        open
        onClose={onClose}
        closeLabel={t('filters.close')}
        groups={groups}
        onChange={(change) => void form.setValues(applyChange(values, groups, change))}
        active={active.map(({ id, text }) => ({
          id,
          label: text,
          removeLabel: t('chips.remove', { filter: text }),
        }))}
        onRemove={(id) => {
          const filter = active.find((each) => each.id === id)
          if (filter) without(filter.without)
        }}
        onClear={() => void form.setValues(valuesOf({}))}
        status={count === undefined ? '' : t('heading', properties)}
        relaxations={
          count === 0 && (
            <>
              <p>{t('empty.title')}</p>
              {active.map(({ id, dropText, without: change }) => (
                <Button key={id} variant="link" size="sm" onClick={() => without(change)}>
                  {dropText}
                </Button>
              ))}
            </>
          )
        }
        result={{
          text:
            count === undefined ? t('filters.showResults') : t('common:property.show', properties),
          onShow: () => void form.submitForm(),
        }}
        texts={{
          label: t('filters.label'),
          active: t('chips.label'),
          clear: t('filters.clear'),
          from: t('filters.min'),
          to: t('filters.max'),
          more: (total) => t('filters.showAll', { total: formats.number(total) }),
          fewer: t('filters.showFewer'),
        }}
      />
    </FormikProvider>
  )
}
