import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { typeFacesKey } from '@manzil/ui/type-faces'
import type { Browser, Response } from 'playwright-core'

/** The most script that a first visit to a page may load, in KiB of gzip. */
export const limits: Readonly<Record<string, number>> = {
  home: 140,
  listing: 152.5,
  details: 152,
}

/**
 * The most requests of script and style, the texts with them, until the first card or the first picture
 * of a property is drawn. The details ask for nine of theirs, those of the verdict, while they draw it.
 */
export const requestLimits: Readonly<Record<string, number>> = { home: 8, listing: 11, details: 19 }

/** The most style that a first visit to a page may load, in KiB of gzip. */
export const styleLimits: Readonly<Record<string, number>> = {
  home: 14.5,
  listing: 15.25,
  details: 17,
}

/** The most that type faces may weigh on a first visit to a page in English, in KiB as they are sent. */
export const faceLimit = 40

/** The most script and style that the map beside the list may add, after the first cards, in KiB of gzip. */
export const mapLimit = 32

/** The most script and style that a page of the dashboard may load beside what home has, in KiB of gzip. */
export const dashboardLimit = 180
/** Pages of the dashboard whose weight is measured. */
export const dashboardPages = ['user-dashboard', 'add-property', 'feeds', 'leads'] as const

/** Words that betray a library which must wait until it is needed. */
const later: Readonly<Record<string, RegExp>> = {
  'the mock': /mockServiceWorker|setupWorker/,
  'the socket client': /socket\.io|engine\.io|polling-xhr/i,
  'the form library': /setFieldTouched/,
  'the sanitizer': /dompurify/i,
  'the validator': /ZodError|invalid_union/,
}

/** What comes after this time or longer comes to somebody who stays: the question about cookies, the way home. ms. */
const staysMs = 1_500

interface WeighedFile {
  name: string
  /** KiB of gzip. */
  size: number
}

interface FirstVisit {
  /** Names of what was asked for, in that order. */
  asked: string[]
  /** KiB of gzip, all scripts together. */
  total: number
  /** Scripts. */
  files: WeighedFile[]
  styles: WeighedFile[]
  /** Type faces, which are compressed in themselves. */
  faces: WeighedFile[]
  /** Scripts and styles that were asked for until the first card was drawn. */
  beforeCard: string[]
  /** Animations on the page at rest that the browser has to paint anew for each frame. */
  painted: string[]
  /** Libraries that are in there and belong to later. */
  early: string[]
}

/**
 * Every script and style that a page asks for until it rests, with nobody touching it, each compressed
 * by gzip at level 9.
 *
 * @param stored what the browser's storage holds before, such as a session
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  stored: Readonly<Record<string, string>> = {},
): Promise<FirstVisit> {
  const context = await browser.newContext()
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  await context.addInitScript(noteFirstCard)
  await context.addInitScript(holdLongTimers, staysMs)
  const page = await context.newPage()
  const answers = new Map<string, Promise<Buffer>>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (/\.(?:js|css|woff2)$/.test(pathname)) answers.set(pathname, response.body())
  }
  const asked: string[] = []
  page.on('request', (request) => asked.push(path.basename(new URL(request.url()).pathname)))
  page.on('response', note)
  await page.goto(url)
  // What floats over the page comes when the browser is idle, on a busy machine long after the
  // network was: once its button is there, so is its script.
  await page.getByRole('button', { name: 'Chat with Noor' }).waitFor()
  // The type faces, too, of which the browser notes that they have come.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, typeFacesKey)
  // So does the map beside a list.
  await page.locator('.map-frame[aria-busy]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  const beforeCard = await page.evaluate(codeBeforeFirstCard)
  const painted = await page.evaluate(paintedAnimations)
  const contents = await Promise.all(
    [...answers].map(async ([name, body]) => ({ name: path.basename(name), bytes: await body })),
  )
  await context.close()
  const scripts = contents.filter(({ name }) => name.endsWith('.js'))
  const files = scripts.map(weigh)
  const text = scripts.map(({ bytes }) => bytes.toString()).join('\n')
  return {
    asked,
    total: sumOf(files),
    files,
    styles: contents.filter(({ name }) => name.endsWith('.css')).map(weigh),
    faces: contents
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, bytes }) => ({ name, size: bytes.length / 1024 })),
    beforeCard,
    painted,
    early: Object.entries(later).flatMap(([library, sign]) => (sign.test(text) ? [library] : [])),
  }
}

declare global {
  interface Window {
    /** When the first card or picture of a property came into the page, in ms. */
    firstCardAt?: number
  }
}

/** In the page, before all else: a busy machine comes to rest after what an idle one does not wait for. */
function holdLongTimers(longest: number): void {
  const { setTimeout: start } = window
  const held = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
    ms < longest ? start(handler, ms, ...given) : 0
  window.setTimeout = Object.assign(held, start)
}

/** In the page, before all else. */
function noteFirstCard(): void {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('main article, main .details-pictures img')) return
    window.firstCardAt = performance.now()
    watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true })
}

/** In the page. */
function codeBeforeFirstCard(): string[] {
  const drawn = window.firstCardAt ?? Number.POSITIVE_INFINITY
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => /\.(?:js|css)$/.test(name) && startTime < drawn)
    .map(({ name }) => name.replace(/.*\//, ''))
}

/** In the page: those that move more than the compositor can by itself. */
function paintedAnimations(): string[] {
  const free = ['transform', 'opacity', 'rotate', 'scale', 'translate']
  const general = ['offset', 'computedOffset', 'easing', 'composite']
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation
    if (!(effect instanceof KeyframeEffect) || animation.playState !== 'running') return []
    const moved = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
    const dear = moved.filter((name) => !free.includes(name) && !general.includes(name))
    return dear.length === 0 ? [] : [`${effect.target?.className}: ${dear.join(', ')}`]
  })
}

/** KiB of all of them. */
export const sumOf = (files: readonly WeighedFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

const weigh = ({ name, bytes }: { name: string; bytes: Buffer }): WeighedFile => ({
  name,
  size: gzipSync(bytes, { level: 9 }).length / 1024,
})

/** What a visit loads that another one has not. */
export function addedTo(other: FirstVisit, { files, styles }: FirstVisit) {
  const had = new Set([...other.files, ...other.styles].map(({ name }) => name))
  const own = [...files, ...styles].filter(({ name }) => !had.has(name))
  return { files: own, total: sumOf(own) }
}
