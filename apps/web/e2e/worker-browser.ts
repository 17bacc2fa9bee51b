import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from './chromium.ts'

let launched: Promise<Browser> | undefined

/** The browser of this worker: one for all its files, and another where that one is gone. */
export async function workerBrowser(): Promise<Browser> {
  const running = await launched
  if (running?.isConnected()) return running
  launched = chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  return launched
}

// A worker whose run was killed would wait for it forever, and keep its browser.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
