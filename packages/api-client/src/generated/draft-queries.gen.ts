// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './draft-calls.gen.ts'

/** Places for a form. */
export const findPlacesQuery = (api: Api, ...init: InitOf<'/draft/find-places', 'get'>) =>
  queryOptions({
    queryKey: ['findPlaces', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.findPlaces(api, { ...init[0], signal })),
  })

/** A draft of a property. */
export const getPropertyDraftQuery = (api: Api, ...init: InitOf<'/draft/get-property-draft/{id}', 'get'>) =>
  queryOptions({
    queryKey: ['getPropertyDraft', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getPropertyDraft(api, { ...init[0], signal })),
  })

/** Own drafts of properties. */
export const listPropertyDraftsQuery = (api: Api, ...init: InitOf<'/draft/list-property-drafts', 'get'>) =>
  queryOptions({
    queryKey: ['listPropertyDrafts', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPropertyDrafts(api, { ...init[0], signal })),
  })
