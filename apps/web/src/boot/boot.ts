import { detectLanguage, languageStorageKey } from '@manzil/i18n/detect'
import { directionOf } from '@manzil/i18n/languages'
import { inLight, lightOfPage } from '@manzil/scenes/scene-path'
import { hourOfPage } from '../stores/page-hour.ts'
import { fetchPicture, firstPictureIn } from './first-picture.ts'
import { firstTextsOf } from './first-texts.ts'
import type { BootPlan } from './plan.ts'

/**
 * Runs before the first paint, as a small blocking script: language, direction and colours are
 * right from the start, and texts, code and data are under way before the app has arrived.
 */

/** Filled in by scripts/boot-plugin.ts. */
declare const BOOT_PLAN: BootPlan

function stored(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage') {
  try {
    return window[where].getItem(key)
  } catch {
    return null
  }
}

const root = document.documentElement
const language = detectLanguage({
  query: location.search,
  cookie: document.cookie,
  localStorage: stored(languageStorageKey),
  sessionStorage: stored(languageStorageKey, 'sessionStorage'),
  browser: navigator.languages,
  page: root.lang,
})
root.lang = language
root.dir = directionOf(language)
const mode = stored('colorMode')
if (mode === 'light' || mode === 'dark') root.dataset.theme = mode

function shownMode(): 'light' | 'dark' {
  if (mode === 'light' || mode === 'dark') return mode
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const page = /^#?(\/[^?/]*)/.exec(location.hash)?.[1] ?? '/'
root.dataset.page = page

const { base, calls, session, files, sky, texts, pictures } = BOOT_PLAN
const given = new URLSearchParams(location.hash.split('?')[1])

// The data first: the picture that the visitor sees largest is known by it alone.
const early = new Map<string, Promise<Response>>()
window.manzilEarly = early
const token = stored('userToken')
function send(method: string, address: string): Promise<Response> {
  const url = new URL(base + address, location.origin).href
  const headers = new Headers({ 'accept-language': language })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const answer = fetch(url, { method, headers })
  // The app sends a failed call again, and reports that one.
  answer.catch(() => {})
  early.set(`${method} ${url}`, answer)
  return answer
}
// As the app will spell it: campaigns hang names on links that the server refuses.
const asked = new URLSearchParams()
for (const name of calls.fields)
  for (const value of new Set(given.getAll(name).map((each) => each.trim())))
    if (value) asked.append(name, value)
const search = asked.size > 0 ? `?${asked}` : ''
const id = given.get('id') ?? ''
const ownCalls = (calls.pages[page] ?? [])
  .filter((address) => !address.includes('{id}') || /^[\w-]+$/.test(id))
  .map((address) => send('GET', address.replace('{id}', id).replace('{search}', search)))

if (page === '/' && sky) fetchPicture(sky[`${shownMode()}-${root.dir}`] ?? '')
// For the shape of a search that paints before the app.
root.dataset.view = given.get('view') ?? stored('listingView') ?? ''
const widths = pictures[page]
if (widths !== undefined && given.get('view') !== 'map')
  ownCalls[0]
    ?.then(firstPictureIn)
    .then(
      (address) =>
        address && fetchPicture(inLight(address, lightOfPage(shownMode(), hourOfPage())), widths),
    )
    // The page asks for it itself, and says what is wrong.
    .catch(() => {})

const words: string[] = []
if (texts) {
  const features = texts.features[page] ?? texts.others
  const address = `${texts.folder}${language}/${firstTextsOf(features)}.js`
  // The common texts alone lie where the app looks for them anyway.
  if (features.length > 1) window.manzilTexts = { language, features, address }
  words.push(address)
}
for (const file of [...(files[page] ?? []), ...words]) {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'preload' : 'modulepreload'
  if (isStyle) {
    link.as = 'style'
    // As the bundler's own links for lazy styles are, or the file would be fetched twice.
    link.crossOrigin = ''
  }
  link.href = file
  document.head.append(link)
}

if (session) {
  if (token) send('GET', session.current)
  else send('POST', session.guest)
}
for (const address of calls.always) send('GET', address.replace('{language}', language))
