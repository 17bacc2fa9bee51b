import { setupI18n } from '@lingui/core'
import type { Feature } from './features.ts'
import type { InterfaceLanguage } from './languages.ts'
import { createTextStore, type LoadTexts } from './text-store.ts'
import type { Features, TextValues } from './texts.ts'
import type { Translator } from './translator.ts'

export interface I18nOptions {
  language: InterfaceLanguage
  load: LoadTexts
  /** Loaded before the promise resolves. */
  features?: readonly Feature[]
  /** Told a text that was asked for and is not there, as `feature:key`; tests throw. */
  onMissing?: (text: string) => void
}

/**
 * Makes the translator. Only the chosen language is loaded: each interface language is complete, so
 * none needs another to fall back on. It is made even where texts cannot be had.
 */
export async function createI18n({
  load,
  features = ['common'],
  onMissing = (text) => console.error(`No text for ${text}.`),
  ...options
}: I18nOptions): Promise<Translator> {
  let { language } = options
  let chosen = language
  let version = 0
  const wanted = new Set(features)
  const followers = new Set<() => void>()
  const spoken = new Map<string, (key: string, values?: TextValues) => string>()
  /** By features; nothing where the wait is over, with its texts or without. */
  const waits = new Map<string, Promise<void> | undefined>()
  const lingui = setupI18n({
    missing(_language, id) {
      onMissing(id)
      return id.slice(id.indexOf(':') + 1)
    },
  })
  const store = createTextStore(load, (code) => {
    if (code === language) speak()
  })

  /** Lingui is given the texts of the language of the moment alone. */
  function speak(): void {
    lingui.loadAndActivate({ locale: language, messages: store.textsIn(language) })
  }
  function change(): void {
    version += 1
    spoken.clear()
    waits.clear()
    for (const changed of followers) changed()
  }
  const say = (key: string, values?: TextValues): string => lingui._(key, values)
  function translate(some: Features): (key: string, values?: TextValues) => string {
    const name = typeof some === 'string' ? some : some[0]
    const known = spoken.get(name)
    if (known) return known
    const t = (key: string, values?: TextValues) =>
      say(key.includes(':') ? key : `${name}:${key}`, values)
    spoken.set(name, t)
    return t
  }
  const has = (feature: Feature): boolean => store.has(language, feature)
  async function loadAll(some: readonly Feature[]): Promise<void> {
    for (const feature of some) wanted.add(feature)
    // Where the language changes meanwhile, in that of the end.
    while (!some.every(has))
      await Promise.all(some.map((feature) => store.fetch(language, feature)))
  }
  async function changeLanguage(code: InterfaceLanguage): Promise<void> {
    chosen = code
    // What is wanted meanwhile comes along.
    for (let asked = 0; asked < wanted.size; ) {
      asked = wanted.size
      await Promise.allSettled([...wanted].map((feature) => store.fetch(code, feature)))
    }
    if (chosen !== code || !store.has(code, 'common')) return
    language = code
    speak()
    change()
  }

  speak()
  await Promise.allSettled(features.map((feature) => store.fetch(language, feature)))
  return {
    get language() {
      return language
    },
    t: (key, values) => translate('common')(key, values),
    translate,
    find: (key) => (Object.hasOwn(lingui.messages, key) ? say(key) : undefined),
    has,
    load: loadAll,
    wait(some) {
      const name = some.join()
      if (some.every(has) || waits.has(name)) return waits.get(name)
      const wait = loadAll(some)
        .catch(() => {})
        .then(() => {
          if (waits.get(name) === wait) waits.set(name, undefined)
        })
      waits.set(name, wait)
      return wait
    },
    changeLanguage,
    replaceTexts(code, feature, texts) {
      if (!store.has(code, feature)) return
      store.put(code, feature, texts)
      if (code === language) change()
    },
    follow(changed) {
      followers.add(changed)
      return () => followers.delete(changed)
    },
    version: () => version,
  }
}
