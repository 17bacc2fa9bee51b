import { textsOf } from '@manzil/assistant/reply/texts/texts'
import { newState, type SearchSlots } from '@manzil/assistant/state'
import { understand } from '@manzil/assistant/understanding/understand'
import { amenities } from '@manzil/catalogue/amenities'
import { spokenPlaces } from '@manzil/catalogue/places/spoken-places'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { createGazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { createReader } from '@manzil/query-language/reading/reader'

/** The places that the server is started with. */
const gazetteer = createGazetteer(spokenPlaces)
const knowledge = { gazetteer, read: createReader(gazetteer) }
const now = new Date('2026-11-18T12:00:00+04:00')

/** The search after a message of the visitor, from the one before it. */
export function after(text: string, language: InterfaceLanguage, slots: SearchSlots): SearchSlots {
  const state = { ...newState(), slots, purposeFrom: 'words' as const }
  return understand({ text, language, state, now }, knowledge).state.slots
}

/** How the assistant names what it understood. */
export const namingIn = (language: InterfaceLanguage) => ({
  language,
  texts: textsOf(language),
  gazetteer,
  amenities: new Map(
    amenities.map(({ slug, names }) => [slug, { slug, name: names.en, nameAr: names.ar }]),
  ),
})

/** What was understood otherwise than wanted; undefined where nothing was. */
export function misread(found: SearchSlots, wanted: SearchSlots): object | undefined {
  const [is, should] = [new Map(Object.entries(found)), new Map(Object.entries(wanted))]
  const names = [...new Set([...is.keys(), ...should.keys()])].filter(
    (name) => JSON.stringify(is.get(name)) !== JSON.stringify(should.get(name)),
  )
  return names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, is.get(name) ?? 'gone']))
}
