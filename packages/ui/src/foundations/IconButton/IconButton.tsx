import type { ComponentPropsWithRef } from 'react'
import { type ButtonLook, buttonClass } from '../Button/button-look.ts'

export interface IconButtonProps
  extends Pick<ButtonLook, 'variant' | 'size'>,
    Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name; also shown by the browser on hover. */
  label: string
  /** A circle in place of a square. */
  round?: boolean
  /** For switches: whether it is on. */
  pressed?: boolean
}

/** A button that is an icon; square, or round where it floats. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    round = false,
    pressed,
    variant = 'ghost',
    size = 'md',
    className,
    ...rest
  } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, shape: round ? 'round' : 'square' }, className)}
      aria-label={label}
      aria-pressed={pressed}
      title={rest.title ?? label}
    />
  )
}
