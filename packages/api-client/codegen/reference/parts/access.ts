import { html, type Markup } from '../markup.ts'
import type { OperationModel } from '../model/tag-model.ts'

const words = new Intl.ListFormat('en', { type: 'disjunction' })

/** Who may call an operation, in words. */
export function accessOf({ auth, roles, raw }: OperationModel): Markup {
  if (roles && roles.length > 0)
    return html`Accounts of the kind ${words.formatToParts(roles).map(({ type, value }) => (type === 'element' ? html`<code>${value}</code>` : value))}, with their token`
  if (auth === 'none') return html`Anyone; no token`
  if (auth === 'optional') return html`Anyone; a token adds what belongs to its account`
  if ('403' in raw.responses) return html`Accounts with their token; some are refused with 403`
  return html`Any account with its token, guests included`
}

/** The same as one word, for lists. */
export const accessLabel = ({ auth, roles }: OperationModel): string => {
  if (roles && roles.length > 0) return roles.join(', ')
  return auth === 'none' ? 'no token' : auth === 'optional' ? 'token optional' : 'token'
}
