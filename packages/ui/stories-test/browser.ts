import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../../apps/web/e2e/chromium.ts'
import { serveFolder } from './serve-folder.ts'
import { createVisitor, type StoryVisitor } from './story-visitor.ts'

/** A browser that looks at the Storybook in a folder. */
export interface StoryBrowser {
  /**
   * The program and its major version, as `HeadlessChrome-156`: Chromium with windows (`Chrome`) and
   * without (`HeadlessChrome`) put letters a fraction of a pixel apart.
   */
  drawnBy: string
  /** Opens a page with storage of its own. */
  visit(options?: VisitOptions): Promise<StoryVisitor>
  close(): Promise<void>
}

export interface VisitOptions {
  context?: BrowserContextOptions
  /** The only time there is in the page. */
  now?: Date
  timeoutMs?: number
}

const flags = [
  ...chromiumArguments,
  // Stories need nothing but what was built; a picture of another site would come and go.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  // The same edges of letters in pictures, whatever the screen and the settings of the machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

async function nameOf(browser: Browser): Promise<string> {
  const session = await browser.newBrowserCDPSession()
  const { product } = await session.send('Browser.getVersion')
  await session.detach()
  return product.replace(/\/(\d+).*/, '-$1')
}

export async function openStoryBrowser(folder: string): Promise<StoryBrowser> {
  const { baseUrl, close } = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: findChromium(), args: flags })
  // Storybook does not wait for animations, but ends them, where it sees this name.
  const userAgent = `Chromium/${browser.version()} StorybookTestRunner`
  return {
    drawnBy: await nameOf(browser),
    async visit({ context, now, timeoutMs } = {}) {
      const own = await browser.newContext({
        userAgent,
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
        ...context,
      })
      if (now) await own.clock.setFixedTime(now)
      return createVisitor(own, { baseUrl, timeoutMs })
    },
    async close() {
      await browser.close()
      await close()
    },
  }
}
