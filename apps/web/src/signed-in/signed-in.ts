import { detectLanguage, languageStorageKey } from '@manzil/i18n/detect'
import { type Answer, channelOf, isTaken } from './channel.ts'

/** Put in by the build: the sentences of this page, by language. */
declare const SIGNED_IN_TEXTS: Record<string, { waiting: string; nothing: string; home: string }>

/** How long the page that opened this one may take to answer, in ms. */
const ANSWER_MS = 3_000

/** What the provider wrote into the address; tokens leave it at once, and so the history. */
function takeValues(): Record<string, string> {
  const { search, hash, pathname } = window.location
  const query = hash.length > 1 ? hash.slice(1) : search
  window.history.replaceState(null, '', pathname)
  return Object.fromEntries(new URLSearchParams(query))
}

function readStored(): string | null {
  try {
    return localStorage.getItem(languageStorageKey)
  } catch {
    return null
  }
}

const language = detectLanguage({ localStorage: readStored(), browser: navigator.languages })
const texts = SIGNED_IN_TEXTS[language]
document.documentElement.lang = language
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'

/** Says a sentence, and where the site is. */
function show(text: string | undefined, withHome: boolean): void {
  const sentence = document.createElement('p')
  sentence.textContent = text ?? ''
  const link = document.createElement('a')
  link.href = '/'
  link.textContent = texts?.home ?? ''
  document.querySelector('main')?.replaceChildren(sentence, ...(withHome ? [link] : []))
}

const values = takeValues()
if (values.state) {
  show(texts?.waiting, false)
  const channel = new BroadcastChannel(channelOf(values.state))
  channel.addEventListener('message', ({ data }) => {
    if (!isTaken(data)) return
    window.close()
    // A browser that does not let it close leaves it to the visitor.
    show(texts?.nothing, true)
  })
  channel.postMessage({ kind: 'answer', values } satisfies Answer)
  setTimeout(() => show(texts?.nothing, true), ANSWER_MS)
} else show(texts?.nothing, true)
