import fs from 'node:fs'

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

/** The Chromium of the machine, or the one that CHROMIUM_PATH names. */
export function findChromium(): string {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome']
  const found = places.find((place) => place && fs.existsSync(place))
  if (!found) throw new Error('These tests need Chromium: install it, or set CHROMIUM_PATH.')
  return found
}
