import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../../../apps/web/e2e/chromium.ts'
import { type FolderServer, serveFolder } from './serve-folder.ts'
import { createVisitor, type StoryVisitor } from './story-visitor.ts'

/** A browser that looks at the Storybook in a folder. */
export interface StoryBrowser {
  browser: Browser
  server: FolderServer
  visitors: StoryVisitor[]
  close(): Promise<void>
}

/** Opens so many pages, each with storage of its own. */
export async function openStoryBrowser(folder: string, pages: number): Promise<StoryBrowser> {
  const server = await serveFolder(folder)
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  })
  const visitors = Array.from({ length: pages }, async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    return createVisitor(context, server.baseUrl)
  })
  return {
    browser,
    server,
    visitors: await Promise.all(visitors),
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
