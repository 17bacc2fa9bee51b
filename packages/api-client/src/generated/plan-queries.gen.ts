// Generated from contracts/. Do not edit; run `npm run gen`.

import { queryOptions } from '@tanstack/react-query'
import type { Api, InitOf } from '../client.ts'
import { unwrap } from '../result.ts'
import * as calls from './plan-calls.gen.ts'

/** The plan that an account holds. */
export const getUserPlanQuery = (api: Api, ...init: InitOf<'/user-plan/get-user-plan/{user_id}', 'get'>) =>
  queryOptions({
    queryKey: ['getUserPlan', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.getUserPlan(api, { ...init[0], signal })),
  })

/** Plans that can be bought. */
export const listPlansQuery = (api: Api, ...init: InitOf<'/plan/get-all-plans-for-users', 'get'>) =>
  queryOptions({
    queryKey: ['listPlans', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listPlans(api, { ...init[0], signal })),
  })

/** Plans that the account has bought. */
export const listUserPlansQuery = (api: Api, ...init: InitOf<'/user-plan/get-all-user-plans', 'get'>) =>
  queryOptions({
    queryKey: ['listUserPlans', init[0]?.params] as const,
    queryFn: async ({ signal }) => unwrap(await calls.listUserPlans(api, { ...init[0], signal })),
  })
