import type {
  ChatMessage,
  ChatProperty,
  LanguageCode,
  PropertyDetail,
} from '@manzil/api-client/generated/types.gen'
import { searchListings } from '../search.ts'
import type { MockConversation, World } from '../world.ts'

const shown = 3

type Content = { [M in ChatMessage as M['type']]: Omit<M, 'id' | 'seq' | 'timestamp'> }

/** Adds a message to the conversation and returns it as it is kept. */
export function append(
  world: World,
  conversation: MockConversation,
  content: Content['text'] | Content['property_results'],
): ChatMessage {
  const seq = conversation.nextSeq++
  const message = { id: world.makeId(), seq, timestamp: new Date().toISOString(), ...content }
  conversation.messages.push(message)
  return message
}

/** A short answer over the mock's own listings: whatever the words match, newest first. */
export function answerTo(
  world: World,
  conversation: MockConversation,
  text: string,
): ChatMessage[] {
  const query = { page: 1, limit: shown, search: longestPlace(world, text) }
  const found = query.search ? searchListings(world.listings, query) : []
  if (found.length === 0)
    return [
      append(world, conversation, {
        role: 'bot',
        type: 'text',
        message: ask[conversation.language],
        done: true,
      }),
    ]
  const count = found.length
  return [
    append(world, conversation, {
      role: 'bot',
      type: 'property_results',
      message: `Here are some properties in ${query.search} you might like:`,
      subMessage: count === 1 ? '1 Property Available' : `${count} Properties Available`,
      link: `/property-listing?search=${encodeURIComponent(query.search ?? '')}`,
      linkText: 'View Listing',
      totalProperties: count,
      data: found.slice(0, shown).map(toChatProperty),
      done: true,
    }),
  ]
}

const ask: Readonly<Record<LanguageCode, string>> = {
  en: 'Which community do you have in mind?',
  ar: 'أي منطقة تفضّل؟',
  ru: 'Какой район вас интересует?',
  hi: 'आप कौन सा इलाक़ा देख रहे हैं?',
  zh: '您想看哪个社区？',
  de: 'Welche Gegend suchen Sie?',
}

/** The longest place name that the text contains. */
function longestPlace(world: World, text: string): string | undefined {
  const names = new Set(
    world.listings.flatMap(({ location_path }) => location_path.map(({ name }) => name)),
  )
  const folded = text.toLowerCase()
  return [...names]
    .filter((name) => folded.includes(name.toLowerCase()))
    .sort((a, b) => b.length - a.length)[0]
}

const toChatProperty = (listing: PropertyDetail): ChatProperty => ({
  _id: listing._id,
  title: listing.title,
  type: listing.type,
  location: listing.location,
  price: listing.price,
  price_per_sqft: listing.price_per_sqft,
  features: listing.features,
  link: listing.link,
  bedrooms: listing.bedrooms,
  bathrooms: listing.bathrooms,
  size: listing.size,
  purpose: listing.purpose,
  price_period: listing.price_period,
  picture: listing.media[0]?.url ?? null,
})
