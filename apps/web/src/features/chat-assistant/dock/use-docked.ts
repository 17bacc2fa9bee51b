import { useIsWide } from '../../../property/use-is-wide.ts'
import { useLocation } from '../../../routing/location.ts'
import { paths } from '../../../routing/paths.ts'

/** Whether the chat is a column beside the list of the listing page instead of a panel over a page. */
export function useDocked(): boolean {
  const { pathname } = useLocation()
  const isWide = useIsWide()
  return isWide && pathname === paths.propertyListing()
}
