import clsx from 'clsx'
import {
  Children,
  type ComponentPropsWithRef,
  cloneElement,
  isValidElement,
  type ReactNode,
} from 'react'
import { Spinner } from '../Spinner/Spinner.tsx'
import { type ButtonLook, buttonClass } from './button-look.ts'
import { type ClickHandler, useSingleFire } from './use-single-fire.ts'

/** Letters. Shorter labels stay in a line; longer ones would not fit into a phone. */
const longLabel = 24

export interface ButtonProps
  extends Omit<ButtonLook, 'wrap'>,
    Omit<ComponentPropsWithRef<'button'>, 'onClick'> {
  /** Busy: says `loadingText`, keeps the focus, lets no click and no submit through. */
  loading?: boolean
  /** Text while busy; give it to every button that can be, so that the state is readable. */
  loadingText?: string
  /** Stands before the text. */
  startIcon?: ReactNode
  /** Stands after the text. */
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
  const look = { variant, size, shape, block }
  if (asChild) return lend(children, look, className, startIcon, endIcon)
  const busy = loading || pending
  const label = busy ? (loadingText ?? children) : children
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ ...look, wrap: isLong(label) }, className)}
      onClick={handle}
      disabled={disabled}
      // Not `disabled` while busy: the focus would be lost to the page.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : startIcon}
      {label}
      {busy ? null : endIcon}
    </button>
  )
}

function isLong(label: ReactNode): boolean {
  const letters = Children.toArray(label).map((part) => (typeof part === 'string' ? part : ''))
  return letters.join('').length > longLabel
}

function lend(
  children: ReactNode,
  look: ButtonLook,
  ownClass: string | undefined,
  startIcon: ReactNode,
  endIcon: ReactNode,
) {
  const child = Children.only(children)
  if (!isValidElement<{ className?: string; children?: ReactNode }>(child)) return child
  const label = child.props.children
  const classes = buttonClass({ ...look, wrap: isLong(label) }, ownClass)
  const className = clsx(classes, child.props.className)
  return cloneElement(child, { className }, startIcon, label, endIcon)
}
