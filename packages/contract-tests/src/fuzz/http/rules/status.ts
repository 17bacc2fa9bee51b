import { isOutside } from '../sessions.ts'
import type { Rule } from './rule.ts'

/** What HTTP itself may refuse in a body that an operation does not even take. */
const bodyRefusals = [400, 413, 415]

const named = (text: string): string => text.slice(0, 300)

/** No input may break the server. */
export const noServerError: Rule = ({ received, isPending }) =>
  received.status >= 500 && !isPending
    ? [{ rule: 'server error', detail: `${received.status} ${named(received.text)}` }]
    : []

/** Every status is declared. */
export const declaredStatus: Rule = ({ operation, given, received }) => {
  const { status } = received
  if (status >= 500 || operation.answers.has(status)) return []
  if (!operation.body && given.body && bodyRefusals.includes(status)) return []
  const declared = [...operation.answers.keys()].join(', ')
  const detail = `${status} is not among ${declared}; ${named(received.text)}`
  return [{ rule: 'undeclared status', detail }]
}

/** What the contract forbids is refused. */
export const brokenInputRefused: Rule = ({ verdict, received }) =>
  verdict === 'refused' && received.status < 400
    ? [{ rule: 'accepted invalid input', detail: `answered ${received.status}, expected 4xx` }]
    : []

/** Without a session that holds, an operation that needs one answers 401, or refuses the input. */
export const sessionRequired: Rule = ({ operation, given, verdict, received, isPending }) => {
  if (operation.auth !== 'required' || !isOutside(given.visitor)) return []
  const { status } = received
  const isRefused = verdict === 'allowed' ? [401, 429].includes(status) : status >= 400
  if (isRefused || isPending) return []
  return [{ rule: 'let in without a session', detail: `answered ${status}, expected 401` }]
}

/** Accounts of the wrong kind are refused, whatever they send. */
export const roleRequired: Rule = ({ operation, given, verdict, received, isPending }) => {
  const { roles, auth } = operation
  if (!roles || auth !== 'required' || isOutside(given.visitor) || isPending) return []
  if (roles.some((role) => role === given.visitor)) return []
  const { status } = received
  const isRefused = verdict === 'allowed' ? [401, 403, 429].includes(status) : status >= 400
  return isRefused
    ? []
    : [{ rule: 'let in with the wrong role', detail: `answered ${status}, expected 403` }]
}
