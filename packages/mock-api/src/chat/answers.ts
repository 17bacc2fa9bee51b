import type {
  ChatAction,
  LanguageCode,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import { places } from '@manzil/catalogue/places/places'
import { searchListings } from '../search/search-listings.ts'
import type { MockConversation, World } from '../world.ts'
import { canned } from './canned.ts'
import { commandOf } from './commands.ts'
import type { NewMessage } from './conversation.ts'
import { addressOf, propertyResults } from './property-results.ts'
import { type ChatTexts, chatTexts, type Topic } from './texts.ts'
import { understand } from './understand.ts'

/** Homes that a search shows; the rest is behind the link. */
const shown = 3
/** Homes that one message can hold, by the contract. */
const mostShown = 20

/** An answer over the mock's own listings, by what the conversation has asked for so far; about one home, that home. */
export function answerTo(
  world: World,
  conversation: MockConversation,
  text: string,
  home?: PropertyDetail,
): NewMessage[] {
  const { language } = conversation
  const texts = chatTexts[language]
  const command = commandOf(text)
  if (command.content) return [canned(command.content)]
  if (command.results !== undefined)
    return search(world.listings.slice(0, command.results), command.results, {
      language,
      criteria: {},
      most: mostShown,
    })
  if (home) return search([home], 1, { language, criteria: conversation.criteria, most: shown })
  const key = text.trim()
  if (isTopic(key, texts)) return [say(texts.topics[key], placeActions(world, language))]

  const understood = understand(world, text)
  const dropped = [
    ...(key === texts.anyBudget ? (['price_max'] as const) : []),
    ...(key === texts.anyBedrooms ? (['bedrooms'] as const) : []),
  ]
  const criteria = { ...conversation.criteria, ...understood }
  for (const criterion of dropped) delete criteria[criterion]
  conversation.criteria = criteria
  if (criteria.location === undefined) return [say(texts.askPlace, placeActions(world, language))]
  const found = searchListings(world.listings, queryOf(criteria))
  return search(found, found.length, { language, criteria, most: shown })
}

interface Shape {
  language: LanguageCode
  criteria: MockConversation['criteria']
  most: number
}

function search(found: readonly PropertyDetail[], total: number, shape: Shape): NewMessage[] {
  const { language, criteria, most } = shape
  const texts = chatTexts[language]
  const understood = (text: string, actions: ChatAction[]): NewMessage => ({
    ...say(text, actions),
    search: { query: addressOf(criteria), excluded: [] },
  })
  if (total === 0) {
    const relaxations = [
      ...(criteria.price_max === undefined ? [] : [{ label: texts.anyBudget }]),
      ...(criteria.bedrooms === undefined ? [] : [{ label: texts.anyBedrooms }]),
    ]
    return [understood(texts.none, relaxations), propertyResults([], 0, { language, criteria })]
  }
  return [
    understood(texts.found(total), []),
    propertyResults(found.slice(0, most), total, { language, criteria }),
  ]
}

const queryOf = ({ location, bedrooms, ...rest }: MockConversation['criteria']) => ({
  page: 1,
  limit: shown,
  location: location === undefined ? undefined : [location],
  type: rest.type === undefined ? undefined : [rest.type],
  purpose: rest.purpose,
  price_max: rest.price_max,
  bedrooms_min: bedrooms,
  bedrooms_max: bedrooms,
})

const isTopic = (text: string, { topics }: ChatTexts): text is Topic => Object.hasOwn(topics, text)

const say = (message: string, actions: ChatAction[]): Extract<NewMessage, { type: 'text' }> => ({
  role: 'bot',
  type: 'text',
  message,
  ...(actions.length > 0 && { actions }),
  done: true,
})

/** The communities with the most listings, as replies to choose from. */
function placeActions(world: World, language: LanguageCode): ChatAction[] {
  const counts = new Map<string, number>()
  for (const { location_path } of world.listings)
    for (const { _id, kind } of location_path)
      if (kind === 'community') counts.set(_id, (counts.get(_id) ?? 0) + 1)
  const busiest = [...counts].sort(([, a], [, b]) => b - a).slice(0, shown)
  return busiest.flatMap(([slug]) => {
    const names = places.find((place) => place.slug === slug)?.names
    return names ? [{ label: names[language] ?? names.en, message: names.en }] : []
  })
}
