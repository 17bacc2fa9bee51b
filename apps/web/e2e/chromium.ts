import fs from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/google-chrome']

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
  const named = process.env.CHROMIUM_PATH
  const found = (named ? [named] : places).find((place) => fs.existsSync(place))
  if (found) return found
  throw new Error(
    named
      ? `CHROMIUM_PATH names ${named}, where there is nothing. Correct it, or leave it away.`
      : 'These tests need Chromium: install it (apt-get install chromium), or let CHROMIUM_PATH name it.',
  )
}
