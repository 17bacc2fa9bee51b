import type { ComponentPropsWithRef } from 'react'
import { useUi } from '../UiProvider/ui-context.ts'
import { isExternal, safeHref } from './safe-href.ts'

export interface UiLinkProps extends ComponentPropsWithRef<'a'> {
  href: string
  /** Opens in a new tab without handing over the opener. */
  newTab?: boolean
}

/**
 * An unstyled link. Inside the site it is drawn by the link component of `UiProvider`; mail,
 * telephone and foreign addresses are plain anchors; an unsafe address is not a link at all.
 */
export function UiLink({ href, newTab = false, ...rest }: UiLinkProps) {
  const { link: Link } = useUi()
  const safe = safeHref(href)
  if (safe === undefined) return <a {...rest} />
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (isExternal(safe) || Link === 'a') return <a {...rest} {...target} href={safe} />
  return <Link {...rest} {...target} href={safe} />
}
