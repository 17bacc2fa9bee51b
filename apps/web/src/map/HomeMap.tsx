import type { LazyPart } from '../loading/lazy-with-texts.ts'
import type { HomeMapProps } from './HomeMapView.tsx'
import { MapFrame } from './MapFrame.tsx'

const part: LazyPart<HomeMapProps> = { load: () => import('./HomeMapView.tsx'), texts: ['map'] }

/**
 * One home on the map, in its community, with what is near it. Its code and the base are fetched
 * when it is first drawn: draw it when it comes near the view. It fills its parent, which sets the
 * height (20rem at least).
 */
export function HomeMap(props: HomeMapProps) {
  return <MapFrame part={part} props={props} />
}
