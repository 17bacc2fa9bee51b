import { useTranslation } from '../../../language/use-translation.ts'
import { ShareScreen } from '../../../sharing/ShareScreen.tsx'
import { AskAboutResults } from './AskAboutResults.tsx'
import type { Filters } from './use-filters.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

interface ListingToolsProps {
  filters: Filters
  /** What the page shows, in words. */
  heading: string | undefined
}

/** How the results are shown, and what else can be done with them. */
export function ListingTools({ filters, heading }: ListingToolsProps) {
  const { t } = useTranslation('listing')
  return (
    <div className="listing__tools">
      <ViewSwitch filters={filters} />
      <AskAboutResults address={filters.address} />
      <ShareScreen title={heading ?? t('title')} />
    </div>
  )
}
