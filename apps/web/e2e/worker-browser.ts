import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from './chromium.ts'

const launched = new Map<boolean, Promise<Browser>>()

/**
 * The browser of this worker: one for all its files, and another where that one is gone. Drawing
 * photographs takes a third of a visit, so there is one that shows them and one that leaves them out.
 */
export async function workerBrowser({ pictures = false } = {}): Promise<Browser> {
  const running = await launched.get(pictures)
  if (running?.isConnected()) return running
  const args = [...chromiumArguments, `--blink-settings=imagesEnabled=${pictures}`]
  const launch = chromium.launch({ executablePath: findChromium(), args })
  launched.set(pictures, launch)
  return launch
}

// A worker whose run was killed would wait for it forever, and keep its browser.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
