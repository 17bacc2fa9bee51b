import type { Browser, CDPSession } from 'playwright-core'
import { phone, rest, visitor } from './visitor.ts'

/** A slow mobile network and a phone with a fourth of the processor, as Lighthouse has them. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const slowProcessor = 4

/**
 * What the main thread works until the page rests, in ms of the thread's own clock: it stands still while other
 * programs have the processor.
 */
export async function startUp(browser: Browser, url: string, locale: string): Promise<number> {
  const { page, leave } = await visitor(browser, { ...phone, locale })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await taskSeconds(session)
  await page.goto(url)
  await rest(page)
  const spent = (await taskSeconds(session)) - before
  await leave()
  return spent * 1000
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** When the largest part of the first screen is painted on a slow phone, in ms. */
export async function firstPaint(browser: Browser, url: string, locale: string): Promise<number> {
  const { page, leave } = await visitor(browser, { ...phone, locale })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
  await page.goto(url)
  await rest(page)
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await leave()
  return painted
}
