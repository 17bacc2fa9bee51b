import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../../apps/web/e2e/chromium.ts'
import { serveFolder } from './serve-folder.ts'
import { createVisitor, type StoryVisitor } from './story-visitor.ts'

/** A browser that looks at the Storybook in a folder. */
export interface StoryBrowser {
  browser: Browser
  visitors: StoryVisitor[]
  close(): Promise<void>
}

interface Options {
  folder: string
  /** Pages that work at the same time. */
  pages: number
  context?: BrowserContextOptions
  /** Flags of the browser beyond the usual. */
  flags?: readonly string[]
}

/** Opens pages with storage of their own. */
export async function openStoryBrowser(options: Options): Promise<StoryBrowser> {
  const { folder, pages, context = {}, flags = [] } = options
  const server = await serveFolder(folder)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArguments, ...flags],
  })
  // Storybook does not wait for animations, but ends them, where it sees this name.
  const userAgent = `Chromium/${browser.version()} StorybookTestRunner`
  const visitors = Array.from({ length: pages }, async () => {
    const own = await browser.newContext({
      userAgent,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...context,
    })
    return createVisitor(own, server.baseUrl)
  })
  return {
    browser,
    visitors: await Promise.all(visitors),
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
