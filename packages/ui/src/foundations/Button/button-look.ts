import { classNames } from '../../theme/class-names.ts'
import type { buttonRecipe } from '../../theme/recipes/button.ts'

type Variants = NonNullable<typeof buttonRecipe.variants>

/** How a button looks; the values are those of the recipe. */
export interface ButtonLook {
  /** One solid button to a screen; outline beside it, ghost for the way out, link in texts. */
  variant?: keyof Variants['variant']
  size?: keyof Variants['size']
  /** Square and round are for icons alone; such a button needs an accessible name. */
  shape?: 'text' | keyof Variants['shape']
  /** As wide as its place. */
  block?: boolean
  /** Breaks into lines where its place is too narrow. */
  wrap?: boolean
}

/** The recipe's classes, which are in styles/generated/recipes.css. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'solid', size = 'md', shape = 'text', block = false, wrap = false } = look
  return classNames(
    'mz-button',
    `mz-button--${size}`,
    `mz-button--${variant}`,
    shape !== 'text' && `mz-button--${shape}`,
    block && 'mz-button--block',
    wrap && 'mz-button--wrap',
    className,
  )
}
