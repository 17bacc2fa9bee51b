import type {
  ChatProperty,
  ChatPropertyResultsMessage,
  ChatTextMessage,
  ChatTypingMessage,
} from '@manzil/api-client/generated/types.gen'

const timestamp = '2026-11-18T08:00:00.000Z'

/** A message of the visitor as the history gives it. */
export const asked = (id: string, seq: number, message = 'Hello'): ChatTextMessage => ({
  id,
  seq,
  timestamp,
  role: 'user',
  type: 'text',
  message,
  done: true,
})

/** A message of the visitor that the server has not acknowledged. */
export const unsent = (clientId: string, sentAt = 0) =>
  ({ clientId, text: `Text of ${clientId}`, sentAt, status: 'sending' }) as const

export const typing = (id: string, seq: number, message: string): ChatTypingMessage => ({
  id,
  seq,
  timestamp,
  role: 'bot',
  type: 'typing',
  message,
  done: false,
})

export const said = (id: string, seq: number, message: string, done = true): ChatTextMessage => ({
  id,
  seq,
  timestamp,
  role: 'bot',
  type: 'text',
  message,
  done,
})

export const property = (change: Partial<ChatProperty> = {}): ChatProperty => ({
  _id: 'p-1',
  title: 'Two-bedroom apartment with a marina view',
  type: 'apartment',
  location: 'Dubai Marina, Dubai',
  price: 1_850_000,
  price_per_sqft: 1_421,
  features: ['Balcony', 'Marina view', 'Gym'],
  link: '/property-details?id=p-1',
  bedrooms: 2,
  bathrooms: 3,
  size: 1_302,
  purpose: 'sale',
  price_period: null,
  picture: null,
  ...change,
})

export const results = (
  id: string,
  seq: number,
  change: Partial<ChatPropertyResultsMessage> = {},
): ChatPropertyResultsMessage => ({
  id,
  seq,
  timestamp,
  role: 'bot',
  type: 'property_results',
  message: 'Here are some properties in Dubai Marina you might like:',
  subMessage: '1 Property Available',
  link: '/property-listing?location=dubai-marina',
  linkText: 'View Listing',
  totalProperties: 1,
  data: [property()],
  done: true,
  ...change,
})
