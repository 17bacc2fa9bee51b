import '../../styles/layers.css'
import '../../styles/reset.css'
import '../../styles/generated/theme.css'
import '../../styles/fonts.css'
import '../../styles/base.css'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import {
  asGiven,
  type ColorMode,
  type Direction,
  UiContext,
  type UiSettings,
} from './ui-context.ts'

export interface UiProviderProps {
  /** BCP 47 tag, set as `lang` of the page. */
  locale: string
  /** Direction of the language. */
  dir: Direction
  /** 'system' follows the machine. */
  colorMode?: ColorMode
  /** The router's link, so that links of ours navigate without a page load. */
  link?: UiSettings['link']
  /** Where pictures are asked for, from their addresses; one function for all of a page. */
  pictureAddress?: UiSettings['pictureAddress']
  children: ReactNode
}

/**
 * Wraps the app once: theme, language, direction, colour mode and the link component. The theme is
 * static CSS, its variables written from Chakra's system, which no page loads.
 */
export function UiProvider(props: UiProviderProps) {
  const { locale, dir, colorMode = 'system', link = 'a', children } = props
  const { pictureAddress = asGiven } = props
  useLayoutEffect(() => {
    const root = document.documentElement
    // Written anew, even as it was, a language or a direction makes the browser style the whole page again.
    if (root.lang !== locale) root.lang = locale
    if (root.dir !== dir) root.dir = dir
    if (colorMode === 'system') delete root.dataset.theme
    else root.dataset.theme = colorMode
  }, [locale, dir, colorMode])
  const settings = useMemo(
    () => ({ locale, dir, link, pictureAddress }),
    [locale, dir, link, pictureAddress],
  )
  return <UiContext value={settings}>{children}</UiContext>
}
