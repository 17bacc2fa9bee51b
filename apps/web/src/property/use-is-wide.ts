import { useMediaQuery } from '@manzil/ui/hooks/use-media-query'

/** Room for a list with the map, or the chat, beside it; the styles have the same limit. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1280px)')
