import { LocaleProvider } from '@chakra-ui/react/locale'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { uiSystem } from '../../theme/system.ts'

/**
 * Chakra with our system, its locale and direction, for what is inside. The overlays bring it with
 * them. A page that uses Chakra's own components (`Box`, `Grid`, `Tabs`, …) wraps itself in it and
 * is loaded lazily: Chakra is 27 KiB of script and 40 ms of start-up that a first visit can do
 * without.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  const { locale } = useUi()
  return (
    <ChakraProvider value={uiSystem}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </ChakraProvider>
  )
}
