import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { buttonRecipe } from '../../theme/recipes/button.ts'

const Base = chakra('button', buttonRecipe)

export interface IconButtonProps extends Omit<ComponentProps<typeof Base>, 'aria-label' | 'shape'> {
  /** The accessible name; also shown by the browser on hover. */
  label: string
  round?: boolean
  /** For switches: whether it is on. */
  pressed?: boolean
}

/** A button that is an icon; square, or round where it floats. */
export function IconButton(props: IconButtonProps) {
  const { label, round = false, pressed, variant = 'ghost', ...rest } = props
  return (
    <Base
      type="button"
      {...rest}
      variant={variant}
      shape={round ? 'round' : 'square'}
      aria-label={label}
      aria-pressed={pressed}
      title={rest.title ?? label}
    />
  )
}
