import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { buttonRecipe } from '../../theme/recipes/button.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { type ClickHandler, useSingleFire } from './use-single-fire.ts'

const Base = chakra('button', buttonRecipe)

export interface ButtonProps extends Omit<ComponentProps<typeof Base>, 'onClick' | 'shape'> {
  /** Busy: says `loadingText`, keeps the focus, lets no click and no submit through. */
  loading?: boolean
  /** Text while busy; required for a button that can be, so that the state is readable. */
  loadingText?: string
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** May return a promise; the button is busy until it settles. */
  onClick?: ClickHandler
}

/** An action. For a link that looks like one, `<Button asChild><a href=…>…</a></Button>`. */
export function Button(props: ButtonProps) {
  const { loading = false, loadingText, startIcon, endIcon, onClick, disabled, ...rest } = props
  const { handle, pending } = useSingleFire(onClick, loading || disabled === true)
  const busy = loading || pending
  if (rest.asChild) return <Base {...rest} />
  return (
    <Base
      type="button"
      {...rest}
      onClick={handle}
      disabled={disabled}
      // Not `disabled` while busy: the focus would be lost to the page.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : startIcon}
      {busy ? (loadingText ?? rest.children) : rest.children}
      {busy ? null : endIcon}
    </Base>
  )
}
