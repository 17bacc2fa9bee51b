import {
  getMyViewingHoursQuery,
  getViewingQuery,
  listMyViewingsQuery,
} from '@manzil/api-client/generated/viewing-queries.gen'
import { api } from '../../../api/api.ts'

/** Viewings of so many days from a day on. */
export const viewingsQuery = (from: string, days: number) =>
  listMyViewingsQuery(api, { params: { query: { from, days } } })

/** One of them. */
export const viewingQuery = (id: string) =>
  getViewingQuery(api, { params: { path: { id }, header: {} } })

export const hoursQuery = () => getMyViewingHoursQuery(api)
