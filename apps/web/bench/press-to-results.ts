import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { chromiumArguments, findChromium } from '../e2e/chromium.ts'
import { startServer } from '../e2e/start-server.ts'
import { searches } from './results/searches.ts'
import { type Step, steps, visit } from './results/visit.ts'

/** What visitors wait for, from the press to the screen, with the properties of real files. */
const files = listingFiles()
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'manzil-bench-'))
try {
  importInto(dataDir)
  const server = await startServer({
    DATA_DIR: dataDir,
    DEMO_PROPERTIES: '0',
    VALIDATE_RESPONSES: 'false',
  })
  try {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: chromiumArguments,
    })
    try {
      print(await measure(browser, server.baseUrl))
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true })
}

/** The files of the command line; ends with what is wrong with them. */
function listingFiles(): string[] {
  // npm runs scripts in the package; the person's own folder is in INIT_CWD.
  const folder = process.env.INIT_CWD ?? process.cwd()
  const named = process.argv.slice(2).map((file) => path.resolve(folder, file))
  if (named.length === 0) stop('Name files of listings: npm run bench:results -- <file>...')
  const absent = named.filter((file) => !fs.existsSync(file))
  if (absent.length > 0) stop(`There is no such file: ${absent.join(', ')}`)
  return named
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}

function importInto(folder: string): void {
  const { status } = spawnSync(process.execPath, ['apps/api/src/import/cli.ts', ...files], {
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('the files could not be imported')
}

async function measure(browser: Browser, baseUrl: string): Promise<Record<Step, number | null>[]> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1440, height: 900 },
  })
  await context.addInitScript(() => localStorage.setItem('storageConsent', 'none'))
  const page = await context.newPage()
  await page.goto('/#/property-listing')
  // The first one fetches code that stays: it is no measure of the others.
  await visit(page, 'marina')
  const visits: Record<Step, number | null>[] = []
  for (const text of searches) {
    const times = await visit(page, text)
    console.log(`${text}: ${Object.values(times).map(milliseconds).join(', ')}`)
    visits.push(times)
  }
  await context.close()
  return visits
}

function print(visits: readonly Record<Step, number | null>[]): void {
  const names = Object.keys(steps).filter((name): name is Step => name in steps)
  for (const step of names) {
    const times = visits.flatMap((each) => each[step] ?? []).toSorted((a, b) => a - b)
    const of = (share: number) => milliseconds(times[Math.ceil(times.length * share) - 1] ?? null)
    const missed = visits.length - times.length
    const note = missed > 0 ? ` (${missed} of ${visits.length} changed nothing)` : ''
    console.log(`${steps[step]}: median ${of(0.5)} ms, p95 ${of(0.95)} ms${note}`)
  }
}

function milliseconds(time: number | null): string {
  return time?.toFixed(0) ?? 'no change'
}
