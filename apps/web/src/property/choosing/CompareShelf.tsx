import { useLazyOverlay } from '../../overlays/use-lazy-overlay.ts'
import { useLocation } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { comparedProperties } from '../../stores/property-lists.ts'

const tray = { load: () => import('./CompareTray.tsx'), texts: ['choosing'] } as const
const nothing = () => {}

/** Pages with properties to choose from. */
const shownAt = new Set([
  paths.propertyListing(),
  paths.propertyDetails(''),
  paths.agentInfo(''),
  paths.agencyInfo(''),
  paths.likedProperty(),
])

/** Keeps the chosen properties in view wherever properties are chosen; fetched once one is. */
export function CompareShelf() {
  const { pathname } = useLocation()
  const wanted = comparedProperties.use().length > 0 && shownAt.has(pathname)
  const Tray = useLazyOverlay<object>(wanted, tray, nothing)
  return wanted && Tray ? <Tray /> : null
}
