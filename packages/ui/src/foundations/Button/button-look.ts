import './Button.css'
import clsx from 'clsx'

/** How a button looks. */
export interface ButtonLook {
  /** One solid button to a screen; outline beside it, ghost for the way out, link in texts. */
  variant?: 'solid' | 'outline' | 'ghost' | 'link'
  size?: 'sm' | 'md' | 'lg'
  /** Square and round are for icons alone; such a button needs an accessible name. */
  shape?: 'text' | 'square' | 'round'
  /** As wide as its place. */
  block?: boolean
  /** Breaks into lines where its place is too narrow. */
  wrap?: boolean
}

/** The classes of a look, which are in Button.css. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'solid', size = 'md', shape = 'text', block = false, wrap = false } = look
  return clsx(
    'mz-button',
    `mz-button--${size}`,
    `mz-button--${variant}`,
    shape !== 'text' && `mz-button--${shape}`,
    block && 'mz-button--block',
    wrap && 'mz-button--wrap',
    className,
  )
}
