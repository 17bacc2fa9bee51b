import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { warmRoute } from '../routing/start-route.ts'
import { matchRoute } from './routes.ts'

interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/**
 * The link of the design system: navigates without a page load, and warms the page it points at.
 * Made of the router's hooks, since its `Link` brings prefetching of a kind that we do not use.
 */
export function AppLink({ href, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const { i18n } = useTranslation()
  const address = useHref(href)
  const navigate = useLinkClickHandler(href, rest.target ? { target: rest.target } : {})
  const warm = () => {
    const route = matchRoute(href.split('?')[0] ?? '/')
    if (route) warmRoute(route, i18n)
  }
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) navigate(event)
      }}
      onPointerEnter={(event) => {
        warm()
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        warm()
        onFocus?.(event)
      }}
    />
  )
}
