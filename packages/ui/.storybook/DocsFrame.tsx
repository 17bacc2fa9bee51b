import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { darkLook, lightLook } from './look.ts'
import './docs.css'

/** Globals that the address of the page asks for: `colorMode:dark;language:ar`. */
const asked = (): string => new URLSearchParams(location.search).get('globals') ?? ''

interface Updated {
  globals: { colorMode?: string }
}

/** Pages of documentation in the colours of the toolbar, as the stories on them are. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(() => asked().includes('colorMode:dark'))
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: Updated) => setDark(globals.colorMode === 'dark')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  // Pages without a story have no provider that would say so.
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [dark])
  return <DocsContainer {...props} theme={dark ? darkLook : lightLook} />
}
