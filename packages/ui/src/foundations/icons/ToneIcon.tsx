import { CheckIcon } from './actions.tsx'
import type { IconProps } from './Icon.tsx'
import { ErrorIcon, InfoIcon, WarningIcon } from './things.tsx'

export type Tone = 'info' | 'success' | 'warning' | 'error'

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: ErrorIcon }

/** The sign of a state, since a colour never speaks alone. */
export function ToneIcon({ tone, ...rest }: IconProps & { tone: Tone }) {
  const Sign = icons[tone]
  return <Sign {...rest} />
}
