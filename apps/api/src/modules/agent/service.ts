import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readable } from '../../readable-rows.ts'
import type { Lookups } from '../catalogue/lookups.ts'
import type { PropertyService, Viewer } from '../property/service.ts'
import { readAreas } from './areas.ts'
import { readAvailabilityFigures } from './availability-repository.ts'
import { toAgentProfile } from './card.ts'
import { type AdvertiserRow, propertiesOf, readAdvertisers } from './repository.ts'

/** Agents and agencies as visitors see them, for the API and for share pages. */
export interface AgentService {
  /** A public profile with one page of its properties; undefined where there is none. */
  profile: (
    id: string,
    page: RequestOf<'getAgent'>['query'],
    viewer: Viewer,
  ) => Promise<SuccessBody<'getAgent'> | undefined>
}

export function createAgentService(
  db: Kysely<Database>,
  lookups: Lookups,
  properties: PropertyService,
): AgentService {
  return {
    async profile(id, page, viewer) {
      const people = await readAdvertisers(db, { filter: { peopleOf: id }, only: id })
      const profile = people.find((row) => row.id === id)
      if (!profile) return undefined
      const areas = await readAreas(
        db,
        lookups,
        people.map((row) => row.id),
      )
      const colleagues = people.filter((row) => row.agency_id === id)
      const availability = await readAvailabilityFigures(db, id, new Date())
      const read = (row: AdvertiserRow) => ({
        ...toAgentProfile(row, colleagues, areas, viewer.log),
        availability,
      })
      const [data] = readable('account', [profile], read, viewer.log)
      if (!data) return undefined
      const its = await properties.meeting(propertiesOf(id), page, viewer)
      return { data, properties: its.data, pagination: its.pagination }
    },
  }
}
