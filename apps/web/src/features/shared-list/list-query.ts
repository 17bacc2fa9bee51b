import { openSharedListQuery } from '@manzil/api-client/generated/sharing-queries.gen'
import { api } from '../../api/api.ts'

/** What a key opens. */
export const listQuery = (key: string) =>
  openSharedListQuery(api, { params: { header: { 'Shared-List-Key': key } } })

/** Whether it can be a key at all; nobody is asked about what cannot. */
export const isKey = (key: string): boolean => /^[\w-]{43}$/.test(key)
