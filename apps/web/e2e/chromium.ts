import { chromium } from '../../../packages/config/src/programs/programs.ts'

/**
 * Features that tests do without. This list stands in place of Playwright's own, of which it keeps
 * what changes how pages behave here; the spare renderer is our addition: a process that is started
 * for each visitor and used by none.
 */
const withoutFeatures = [
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
]

/** Flags that keep the browser quiet and let it run as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
]

/** The Chromium that CHROMIUM_PATH names, or that of the machine. @throws Error where there is none */
export function findChromium(): string {
  const found = chromium.find()
  if (!found) throw new Error(`${chromium.name}: ${chromium.advice}`)
  return found
}
