import { lazy, Suspense, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import type { ButtonLook } from '../../foundations/Button/button-look.ts'
import { ShareIcon } from '../../foundations/icons/actions.tsx'
import type { ShareMenuProps } from './ShareMenu.tsx'

const ShareMenu = lazy(async () => ({ default: (await import('./ShareMenu.tsx')).ShareMenu }))

export interface ShareButtonProps
  extends Omit<ShareMenuProps, 'defaultOpen' | 'look'>,
    Pick<ButtonLook, 'variant' | 'size'> {}

/** Fingers know the sheet of their machine, with all that it can share to. */
const prefersSheet = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

/**
 * Shares by the machine's own sheet where fingers are used, otherwise by `ShareMenu`, which the
 * first press loads.
 */
export function ShareButton({ variant = 'outline', size = 'md', ...menu }: ShareButtonProps) {
  const [wanted, setWanted] = useState(false)
  const { url, title, texts } = menu
  // Closing the sheet rejects, which is no failure.
  const press = () =>
    prefersSheet() ? navigator.share({ url, title }).catch(() => {}) : setWanted(true)
  const button = (
    <Button
      variant={variant}
      size={size}
      startIcon={<ShareIcon size={18} />}
      aria-haspopup="menu"
      onClick={press}
    >
      <span>{texts.share}</span>
    </Button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <ShareMenu {...menu} defaultOpen look={{ variant, size }} />
    </Suspense>
  )
}
