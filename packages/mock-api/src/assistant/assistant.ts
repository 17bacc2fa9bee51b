import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { collectAnswer } from '@manzil/assistant/collect-answer'
import { readState } from '@manzil/assistant/dialogue/read-state'
import { createEmbeddedEngine } from '@manzil/assistant/embedded-engine'
import { formatWhole } from '@manzil/assistant/reply/format'
import { propertyResults } from '@manzil/assistant/reply/property-cards'
import { textsOf } from '@manzil/assistant/reply/texts/texts'
import { createTextTools } from '@manzil/assistant/tools/site-texts'
import { watchLeads } from '@manzil/assistant/tools/watched-leads'
import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { searchVocabulary } from '@manzil/catalogue/search-vocabulary'
import { sharedGazetteer } from '@manzil/query-language/gazetteer/shared-gazetteer'
import { answersLibrary } from '../content-library.ts'
import type { NewMessage } from '../kept-message.ts'
import { toCard } from '../properties.ts'
import type { MockConversation, World } from '../world.ts'
import { openLeads } from './leads.ts'
import { createPropertyTools } from './property-tools.ts'

/** Properties that one message can hold, by the contract. */
const mostShown = 20

/** A message, and the signal that ends its answer. */
interface Asked {
  text: string
  seq: number
  /** Query string of the page that it is about. */
  search: string | undefined
  signal: AbortSignal
}

/** The assistant of the server, over a world in memory. */
export interface MockAssistant {
  /**
   * Answers in a conversation, whose state is the new one afterwards; nothing where the signal has
   * ended it before a request was handed in.
   */
  answer(conversation: MockConversation, asked: Asked): Promise<NewMessage[] | undefined>
  /** So many properties as results, of which no more are shown than a message can hold. */
  results(conversation: MockConversation, count: number): NewMessage[]
}

/** Loaded when the first message comes: what it imports is as large as the rest of the mock. */
export function createMockAssistant(world: World): MockAssistant {
  const gazetteer = sharedGazetteer(searchVocabulary.places)
  const named = amenities.map(({ slug, names }) => ({ slug, name: names.en, nameAr: names.ar }))
  const texts = createTextTools({ library: answersLibrary })
  const engineIn = (language: LanguageCode) =>
    createEmbeddedEngine({
      gazetteer,
      amenities: named,
      tools: { ...createPropertyTools(world, { language, now: () => new Date() }), ...texts },
      categories: categories.map(({ id }) => id),
    })
  return {
    async answer(conversation, { text, seq, search, signal }) {
      const { id, ownerId, language } = conversation
      const watched = watchLeads(openLeads(world, ownerId, `chat-${id}-${seq}`), signal)
      const state = readState(conversation.state)
      const now = new Date()
      const about = search === undefined ? {} : { search }
      const turn = { text, language, state, now, ...about, ...watched }
      const answer = await collectAnswer(engineIn(language), turn)
      if (watched.signal.aborted) return undefined
      conversation.state = answer.state
      return answer.messages
    },

    results({ language }, count) {
      const words = textsOf(language)
      const naming = {
        language,
        texts: words,
        gazetteer,
        amenities: new Map(named.map((amenity) => [amenity.slug, amenity])),
      }
      const rows = world.properties
        .slice(0, Math.min(count, mostShown))
        .map((property) => toCard(world, property, new Set()))
      const found = { total: count, rows, asOf: new Date().toISOString() }
      const results = propertyResults(found, {}, naming)
      const { kind, ...content } = results
      const message = words.resultsCount(count, formatWhole(count, words))
      return [
        { role: 'bot', type: 'text', message, done: true },
        { role: 'bot', type: kind, ...content, done: true },
      ]
    },
  }
}
