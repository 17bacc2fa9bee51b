import { loginUser } from '@manzil/api-client/generated/account-calls.gen'
import { unwrap } from '@manzil/api-client/result'
import { act, configure, render } from '@testing-library/react'
import { api } from '../api/api.ts'
import { App } from '../app/App.tsx'
import { Providers } from '../app/Providers.tsx'
import { startUp } from '../app/start-up.ts'
import { rereadSession, startSession } from '../session/session-store.ts'

/** Forgets everything that a visit leaves behind. */
export function forgetVisit(): void {
  localStorage.clear()
  sessionStorage.clear()
  window.location.hash = ''
  rereadSession()
}

/** Opens an address of the site as a browser does: start-up, then the whole app. */
export async function openSite(address: string) {
  // Events come as from a browser. The usual wrapper ends React's act() with the event; a page that
  // is still being fetched by then was queued in there, and React never comes back to it.
  configure({ eventWrapper: (run) => run() })
  window.location.hash = `#${address}`
  const started = await startUp()
  return act(async () =>
    render(
      <Providers {...started}>
        <App />
      </Providers>,
    ),
  )
}

/** Logs an account of the mock in before the site opens. */
export async function logIn(kind: 'individual' | 'agent' | 'agency'): Promise<void> {
  const body = { email: `demo.${kind}@manzil.example`, password: 'manzil-demo' }
  const { data, token } = unwrap(await loginUser(api, { body }))
  startSession(token, data)
}

/** Goes to an address as somebody who types it: browsers tell a changed hash as `popstate` too. */
export async function goTo(address: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', `#${address}`)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
}

/** Where the visitor is, without the hash sign. */
export const place = (): string => window.location.hash.replace(/^#/, '')
