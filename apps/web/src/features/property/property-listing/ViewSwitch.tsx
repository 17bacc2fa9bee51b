import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { GridIcon, ListIcon, MapIcon } from '@manzil/ui/foundations/icons/controls'
import { useTranslation } from '../../../language/use-translation.ts'
import { type ListingView, listingViews } from '../../../property/listing-view.ts'
import { useIsWide } from '../../../property/use-is-wide.ts'
import { closeBotPrompt, useBotPromptOpen } from '../../../stores/bot-prompt.ts'
import type { Filters } from './use-filters.ts'

const icons = {
  grid: <GridIcon size={18} />,
  list: <ListIcon size={18} />,
  map: <MapIcon size={18} />,
} as const satisfies Record<ListingView, unknown>

/** Chooses how the properties are shown. On wide screens the open chat has the place of the map. */
export function ViewSwitch({ filters }: { filters: Filters }) {
  const { t } = useTranslation('listing')
  const isWide = useIsWide()
  const isChatBeside = useBotPromptOpen() && isWide
  const choose = (view: ListingView) => {
    if (isChatBeside && view === 'map') closeBotPrompt()
    filters.choose(view)
  }
  return (
    <SegmentedControl
      label={t('view.label')}
      segments={listingViews.map((value) => ({
        value,
        label: icons[value],
        name: t(`view.${value}`),
      }))}
      value={isChatBeside && filters.view === 'map' ? 'grid' : filters.view}
      onChange={choose}
    />
  )
}
