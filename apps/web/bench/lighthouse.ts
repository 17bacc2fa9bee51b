import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { entryRoutes } from './routes.ts'

/** Lighthouse with its mobile preset, the median of several runs for each route. */
const runs = Number(process.argv[2] ?? 5)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

const server = await startServer({ DEMO_PROPERTIES: '5000' })
try {
  for (const [name, route] of Object.entries(await entryRoutes(server.baseUrl))) {
    const results: Record<string, number>[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(server.baseUrl + route))
    const of = (key: string) => median(results.map((result) => result[key] ?? Number.NaN))
    const scores = categories.map((category) => `${category} ${of(category)}`)
    console.log(
      `${name}: ${scores.join(', ')}, LCP ${(of('largest-contentful-paint') / 1000).toFixed(2)} s, TBT ${Math.round(of('total-blocking-time'))} ms, CLS ${of('cumulative-layout-shift').toFixed(3)} (median of ${runs})`,
    )
  }
} finally {
  await server.stop()
}

async function measure(url: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless', ...chromiumArguments],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse measured nothing at ${url}`)
    const { lhr } = result
    return Object.fromEntries([
      ...categories.map((id) => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
      ...audits.map((id) => [id, lhr.audits[id]?.numericValue ?? Number.NaN]),
    ])
  } finally {
    chrome.kill()
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
