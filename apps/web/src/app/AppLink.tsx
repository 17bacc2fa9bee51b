import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { readAddress } from '../routing/current-search.ts'
import { hrefOf } from '../routing/history-entry.ts'
import { useNavigate } from '../routing/location.ts'
import { warmRoute } from '../routing/start-route.ts'
import { matchRoute } from './routes.ts'

interface AppLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
}

/** Whether the browser would show the page here: not in a new tab or window, nor to be saved. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/**
 * The link of the design system: navigates without a page load, and warms the page it points at. A
 * link to the page that is shown makes no step back. Not the router's `Link`, which heeds no `target`
 * and tells nobody of a press with a modifier key.
 */
export function AppLink({ href, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const isForHere = !rest.target || rest.target === '_self'
    if (event.defaultPrevented || !isForHere || !opensHere(event)) return
    event.preventDefault()
    const { pathname, search } = readAddress()
    navigate(href, { replace: href === pathname + search })
  }
  const warm = () => {
    const route = matchRoute(href.split('?')[0] ?? '/')
    if (route) warmRoute(route, i18n)
  }
  return (
    <a
      {...rest}
      href={hrefOf(href)}
      onClick={(event) => {
        onClick?.(event)
        follow(event)
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
