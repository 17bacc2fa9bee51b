import { listInvoicesQuery } from '@manzil/api-client/generated/payment-queries.gen'
import {
  getUserPlanQuery,
  listPlansQuery,
  listUserPlansQuery,
} from '@manzil/api-client/generated/plan-queries.gen'
import type { Plan } from '@manzil/api-client/generated/types.gen'
import { api } from '../../../api/api.ts'

/** More plans than anybody sells to one kind of account. */
const PLANS = 20
/** Rows of what was bought and invoiced that the page shows. */
const ROWS = 20

/** Plans that an account of a kind can buy. */
export const plansQuery = (user_type: Plan['user_type']) =>
  listPlansQuery(api, { params: { query: { user_type, limit: PLANS } } })

/** The plan that an account holds. */
export const heldQuery = (user_id: string) =>
  getUserPlanQuery(api, { params: { path: { user_id } } })

/** What the account has bought, newest first. */
export const boughtQuery = () => listUserPlansQuery(api, { params: { query: { limit: ROWS } } })

/** Invoices to the account, newest first. */
export const invoicesQuery = () => listInvoicesQuery(api, { params: { query: { limit: ROWS } } })
