import {
  Children,
  type ComponentPropsWithRef,
  cloneElement,
  isValidElement,
  type ReactNode,
} from 'react'
import { classNames } from '../../theme/class-names.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { type ClickHandler, useSingleFire } from './use-single-fire.ts'

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** Busy: says `loadingText`, keeps the focus, lets no click and no submit through. */
  loading?: boolean
  /** Text while busy; give it to every button that can be, so that the state is readable. */
  loadingText?: string
  startIcon?: ReactNode
  endIcon?: ReactNode
  /** May return a promise; the button is busy until it settles. */
  onClick?: ClickHandler
  /** Lends the looks to the one child, for example a link, and is no button itself. */
  asChild?: boolean
}

/** An action. For a link that looks like one, `<Button asChild><a href=…>…</a></Button>`. */
export function Button(props: ButtonProps) {
  const { variant = 'solid', size = 'md', shape = 'text', block = false, ...behaviour } = props
  const { loading = false, loadingText, startIcon, endIcon, onClick, ...others } = behaviour
  const { asChild = false, children, className, disabled = false, ...rest } = others
  const { handle, pending } = useSingleFire(onClick, loading || disabled)
  const classes = buttonClass({ variant, size, shape, block }, className)
  if (asChild) return lend(children, classes, startIcon, endIcon)
  const busy = loading || pending
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      onClick={handle}
      disabled={disabled}
      // Not `disabled` while busy: the focus would be lost to the page.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : startIcon}
      {busy ? (loadingText ?? children) : children}
      {busy ? null : endIcon}
    </button>
  )
}

function lend(children: ReactNode, classes: string, startIcon: ReactNode, endIcon: ReactNode) {
  const child = Children.only(children)
  if (!isValidElement<{ className?: string; children?: ReactNode }>(child)) return child
  const className = classNames(classes, child.props.className)
  return cloneElement(child, { className }, startIcon, child.props.children, endIcon)
}
