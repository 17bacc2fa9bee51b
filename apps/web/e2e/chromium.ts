import { chromium } from '../../../packages/config/src/programs/programs.ts'

/** Flags that keep the browser quiet and let it run as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that CHROMIUM_PATH names, or that of the machine. @throws Error where there is none */
export function findChromium(): string {
  const found = chromium.find()
  if (!found) throw new Error(`${chromium.name}: ${chromium.advice}`)
  return found
}
