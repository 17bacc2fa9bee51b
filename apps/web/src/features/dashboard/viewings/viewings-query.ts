import {
  getMyViewingHoursQuery,
  listMyViewingsQuery,
} from '@manzil/api-client/generated/viewing-queries.gen'
import { api } from '../../../api/api.ts'

/** Viewings of so many days from a day on. */
export const viewingsQuery = (from: string, days: number) =>
  listMyViewingsQuery(api, { params: { query: { from, days } } })

export const hoursQuery = () => getMyViewingHoursQuery(api)
