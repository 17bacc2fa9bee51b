import { inLight, lightOfPage } from '@manzil/scenes/scene-path'
import { useMediaQuery } from '@manzil/ui/hooks/use-media-query'
import { useCallback, useDeferredValue } from 'react'
import { useColorMode } from './color-mode.ts'
import { hourOfPage } from './page-hour.ts'

/**
 * Where a drawn scene is asked for: all of a page in one light, by the colours it is shown in and by
 * the visitor's hour. The boot script asks for the first one in the same light. Where the colours change, they
 * answer the press at once, and the scenes follow.
 */
export function useLitAddress(): (address: string) => string {
  const mode = useColorMode()
  const darkMachine = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = mode === 'dark' || (mode === 'system' && darkMachine)
  const light = useDeferredValue(lightOfPage(isDark ? 'dark' : 'light', hourOfPage()))
  return useCallback((address) => inLight(address, light), [light])
}
