import type { LazyPart } from '../loading/lazy-with-texts.ts'
import { MapFrame } from './MapFrame.tsx'
import type { PropertyMapProps } from './PropertyMapView.tsx'

const part: LazyPart<PropertyMapProps> = {
  load: () => import('./PropertyMapView.tsx'),
  texts: ['map'],
}

/**
 * One property on the map, in its community, with what is near it. Its code and the base are fetched
 * when it is first drawn: draw it when it comes near the view. It fills its parent, which sets the
 * height (20rem at least).
 */
export function PropertyMap(props: PropertyMapProps) {
  return <MapFrame part={part} props={props} />
}
