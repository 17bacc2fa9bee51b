import type { OperatorActionKind, OperatorCaseState } from '@manzil/api-client/generated/types.gen'
import {
  zOperatorActionKind,
  zOperatorCaseKind,
  zOperatorCaseState,
} from '@manzil/api-client/generated/zod-mini.gen'
import { paths } from '../../../routing/paths.ts'

export const caseKinds = zOperatorCaseKind.options

/** Parts of the page, in the order of their links. */
export const sectionNames = [...caseKinds, 'category', 'place', 'plan', 'notice', 'log'] as const
export type SectionName = (typeof sectionNames)[number]

/** What an address of the page asks for. */
export interface OperatorView {
  section: SectionName
  page: number
  search: string
  state: OperatorCaseState | undefined
  action: OperatorActionKind | undefined
}

/** What an address names; values that nothing has count as absent. */
export function viewOf(address: URLSearchParams): OperatorView {
  const page = Number(address.get('page'))
  return {
    section: sectionNames.find((name) => name === address.get('section')) ?? 'property',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: address.get('search')?.trim() ?? '',
    state: zOperatorCaseState.safeParse(address.get('state')).data,
    action: zOperatorActionKind.safeParse(address.get('action')).data,
  }
}

export function addressOf({
  section,
  page = 1,
  search = '',
  state,
  action,
}: Partial<OperatorView>): string {
  const address = new URLSearchParams()
  if (section && section !== 'property') address.set('section', section)
  if (search !== '') address.set('search', search)
  if (state) address.set('state', state)
  if (action) address.set('action', action)
  if (page > 1) address.set('page', String(page))
  return address.size > 0 ? `${paths.operator()}?${address}` : paths.operator()
}

const ROWS = 20

/** What is asked of every list. */
export const pageOf = ({ page, search }: OperatorView) => ({
  page,
  limit: ROWS,
  ...(search !== '' && { search }),
})
