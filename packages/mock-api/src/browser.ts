import { setupWorker } from 'msw/browser'
import { pretendOffline } from './browser/pretend-offline.ts'
import { openStoredControls } from './browser/stored-controls.ts'
import { openStoredWorld } from './browser/stored-world.ts'
import { createMock } from './mock.ts'
import { showCheckout } from './payments/show-checkout.ts'
import { showSignIn } from './social/show-sign-in.ts'

/**
 * Starts the pretend backend in the page, with its panel; everything that is not of the contract
 * passes by. What was done survives a reload.
 */
export async function startMock(): Promise<void> {
  const { search } = window.location
  // The page is an identity provider's.
  if (showSignIn()) return await new Promise(() => {})
  const stored = openStoredWorld()
  // The page is the payment provider's now; the app does not start.
  if (showCheckout(stored.world, stored.saveNow)) return await new Promise(() => {})
  const controls = openStoredControls(search)
  pretendOffline(controls)
  const mock = createMock(stored.world, { controls, onChange: stored.changed })
  const worker = setupWorker(...mock.handlers)
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  if (wantsPanel(new URLSearchParams(search).get('mock-panel'))) {
    const { showPanel } = await import('./panel/show-panel.ts')
    showPanel({ mock, stored })
  }
}

/** Automated tests see the site as visitors do, unless they ask for the panel. */
const wantsPanel = (asked: string | null): boolean =>
  asked === null ? !navigator.webdriver : asked !== 'off'
