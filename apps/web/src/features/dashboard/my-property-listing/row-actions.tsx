import type { OwnProperty, PropertyStatus } from '@manzil/api-client/generated/types.gen'
import { mayMove } from '@manzil/domain/own-property/states'
import type { Translate } from '@manzil/i18n/texts'
import type { BadgeTone } from '@manzil/ui/foundations/Badge/Badge'
import { CheckIcon, EyeOffIcon } from '@manzil/ui/foundations/icons/actions'
import { InfoIcon, WarningIcon } from '@manzil/ui/foundations/icons/things'
import type { ReactNode } from 'react'

/** How a state looks, beside its word. */
export const statusLooks: Record<PropertyStatus, { tone: BadgeTone; icon: ReactNode }> = {
  live: { tone: 'success', icon: <CheckIcon size={14} /> },
  draft: { tone: 'neutral', icon: null },
  hidden: { tone: 'info', icon: <EyeOffIcon size={14} /> },
  expired: { tone: 'warning', icon: <WarningIcon size={14} /> },
  in_review: { tone: 'info', icon: <InfoIcon size={14} /> },
  rejected: { tone: 'error', icon: <WarningIcon size={14} /> },
}

/** What most want to do next with a property that stands there. */
const moves = ['confirm', 'submit', 'resume', 'renew', 'pause', 'withdraw'] as const

/** Moves that follow, the first first. A live one is renewed in bulk: the button beside it pauses it. */
export const movesOf = ({ status, availability }: Pick<OwnProperty, 'status' | 'availability'>) =>
  moves.filter(
    (move) =>
      mayMove(move, status) &&
      !(move === 'renew' && status === 'live') &&
      (move !== 'confirm' || availability?.asks),
  )

export type RowAction =
  | (typeof moves)[number]
  | 'feature'
  | 'unfeature'
  | 'edit'
  | 'rank'
  | 'history'
  | 'remove'

/** The paid place of a live property is given or taken back. */
export const featureMoveOf = ({
  status,
  is_featured,
}: Pick<OwnProperty, 'status' | 'is_featured'>) =>
  is_featured ? ('unfeature' as const) : status === 'live' ? ('feature' as const) : undefined

/** Everything that can be done to one property, as a menu. */
export function rowActionsOf(
  property: OwnProperty,
  t: Translate<'ownProperties'>,
): { id: RowAction; label: string; divided?: boolean }[] {
  const feature = featureMoveOf(property)
  return [
    ...movesOf(property).map((id) => ({ id, label: t(`actions.${id}`) })),
    { id: 'edit', label: t('edit') },
    ...(feature ? [{ id: feature, label: t(`actions.${feature}`) }] : []),
    ...(property.status === 'live' ? [{ id: 'rank' as const, label: t('rank.open') }] : []),
    { id: 'history', label: t('history.open') },
    { id: 'remove', label: t('actions.remove'), divided: true },
  ]
}
