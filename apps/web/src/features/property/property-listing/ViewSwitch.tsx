import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { GridIcon, ListIcon, MapIcon } from '@manzil/ui/foundations/icons/controls'
import { useTranslation } from '../../../language/use-translation.ts'
import { type ListingView, listingViews } from '../../../property/listing-view.ts'
import type { Filters } from './use-filters.ts'

const icons = {
  grid: <GridIcon size={18} />,
  list: <ListIcon size={18} />,
  map: <MapIcon size={18} />,
} as const satisfies Record<ListingView, unknown>

/** Chooses how the properties are shown. */
export function ViewSwitch({ filters }: { filters: Filters }) {
  const { t } = useTranslation('listing')
  return (
    <SegmentedControl
      label={t('view.label')}
      segments={listingViews.map((value) => ({
        value,
        label: icons[value],
        name: t(`view.${value}`),
      }))}
      value={filters.view}
      onChange={filters.choose}
    />
  )
}
