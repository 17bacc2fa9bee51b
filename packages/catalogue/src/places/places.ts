import abuDhabiCommunities from './data/abu-dhabi-communities.json' with { type: 'json' }
import dubaiAreas from './data/dubai-areas.json' with { type: 'json' }
import dubaiCommunities from './data/dubai-communities.json' with { type: 'json' }
import dubaiProjects from './data/dubai-projects.json' with { type: 'json' }
import emirates from './data/emirates.json' with { type: 'json' }
import geometry from './data/geometry.json' with { type: 'json' }
import northernCommunities from './data/northern-communities.json' with { type: 'json' }
import otherProjects from './data/other-projects.json' with { type: 'json' }
import type { Place } from './place.ts'
import { type PlaceRow, placesFromRows } from './place-row.ts'

const AREAS: readonly PlaceRow[] = [
  ...emirates,
  ...dubaiCommunities,
  ...abuDhabiCommunities,
  ...northernCommunities,
  ...dubaiAreas,
]
const PROJECTS: readonly PlaceRow[] = [...dubaiProjects, ...otherProjects]

/** Every place of the gazetteer: emirates first, each parent before its children. */
export const places: readonly Place[] = placesFromRows(
  [
    ...AREAS.map((row) => ({ row, isProject: false })),
    ...PROJECTS.map((row) => ({ row, isProject: true })),
  ],
  geometry,
)
