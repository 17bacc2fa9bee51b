import type { World } from '../world.ts'
import { isOutcome } from './checkout-page.ts'
import { leaveCheckout } from './leave-checkout.ts'
import { pageOf } from './serve-checkout.ts'
import { checkoutPath } from './sessions.ts'

/**
 * Shows the pretend payment page in the place of the app where the address is its: no service
 * worker answers the navigation itself. False where there is nothing to show and the app may start.
 */
export function showCheckout(world: World, save: () => void): boolean {
  const { pathname } = window.location
  if (!pathname.startsWith(checkoutPath)) return false
  const session = pathname.slice(checkoutPath.length)
  const html = pageOf(world, session)
  if (html === undefined) {
    window.location.replace('/#/your-plan')
    return true
  }
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.documentElement.lang = page.documentElement.lang
  document.documentElement.dir = page.documentElement.dir
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceChildren(...page.body.childNodes)
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const outcome = event.submitter?.getAttribute('value')
    if (!isOutcome(outcome)) return
    const next = leaveCheckout(world, session, outcome)
    save()
    window.location.replace(next)
  })
  return true
}
