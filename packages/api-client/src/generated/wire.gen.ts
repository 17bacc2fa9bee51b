// Generated from contracts/. Do not edit; run `npm run gen`.

import * as wire from '../wire.ts'
import type * as types from './types.gen.ts'

const id = wire.text(36, 36, /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const chatAction = wire.object({ label: wire.text(1, 120), message: wire.maybe(wire.text(1, 2000)) })
const chatSearch = wire.object({ query: wire.text(0, 4000), excluded: wire.list(wire.text(1, 200), 0, 60) })
const chatComparisonColumn = wire.object({ title: wire.text(1, 300), link: wire.orNull(wire.text(0, 4000)) })
const chatComparisonRow = wire.object({
  label: wire.text(1, 120),
  values: wire.list(wire.orNull(wire.text(0, 500)), 2, 4),
  differs: wire.flag,
})
const chatComparison = wire.object({
  columns: wire.list(chatComparisonColumn, 2, 4),
  rows: wire.list(chatComparisonRow, 0, 20),
})
const chatLink = wire.object({ label: wire.text(1, 200), link: wire.text(1, 1000, /^\/(?!\/)/) })
const evidence = wire.object({
  claim: wire.text(1, 200),
  source: wire.text(1, 200),
  listing_id: wire.orNull(wire.text(0, 36)),
  field: wire.text(1, 80),
  as_of: wire.orNull(wire.time),
  link: wire.maybe(wire.text(0, 4000)),
})
const chatTextMessage = wire.object({
  id: id,
  seq: wire.whole(0, 2147483647),
  timestamp: wire.time,
  role: wire.among('user', 'bot'),
  type: wire.among('text'),
  message: wire.text(0, 8000),
  actions: wire.maybe(wire.list(chatAction, 0, 12)),
  search: wire.maybe(chatSearch),
  comparison: wire.maybe(chatComparison),
  links: wire.maybe(wire.list(chatLink, 0, 6)),
  stopped: wire.maybe(wire.flag),
  evidence: wire.maybe(wire.list(evidence, 0, 60)),
  done: wire.flag,
})
const chatTypingMessage = wire.object({
  id: id,
  seq: wire.whole(0, 2147483647),
  timestamp: wire.time,
  role: wire.among('bot'),
  type: wire.among('typing'),
  message: wire.text(0, 8000),
  done: wire.among(false),
})
const propertyType = wire.among(
  'apartment',
  'penthouse',
  'duplex',
  'hotel-apartment',
  'villa',
  'townhouse',
  'villa-compound',
  'office',
  'retail',
  'warehouse',
  'land',
)
const nullableAed = wire.orNull(wire.whole(0, 100000000000))
const purpose = wire.among('sale', 'rent')
const nullableImageUrl = wire.orNull(wire.text(1, 2048, /^(https?:\/\/|\/(?!\/))\S*$/))
const chatProperty = wire.object({
  _id: id,
  number: wire.maybe(wire.whole(1, 100)),
  title: wire.text(1, 300),
  type: propertyType,
  location: wire.text(1, 300),
  price: nullableAed,
  price_per_sqft: wire.orNull(wire.amount(0, 100000000000)),
  features: wire.list(wire.text(1, 80), 0, 64),
  link: wire.text(1, 300),
  bedrooms: wire.orNull(wire.whole(0, 100)),
  bathrooms: wire.orNull(wire.whole(0, 100)),
  size: wire.orNull(wire.amount(0, 100000000)),
  purpose: purpose,
  price_period: wire.among('year', null),
  picture: nullableImageUrl,
  illustration: wire.maybe(wire.flag),
})
const chatPropertyResultsMessage = wire.object({
  id: id,
  seq: wire.whole(0, 2147483647),
  timestamp: wire.time,
  role: wire.among('bot'),
  type: wire.among('property_results'),
  message: wire.text(0, 500),
  subMessage: wire.text(0, 500),
  link: wire.text(0, 4000),
  linkText: wire.text(0, 120),
  totalProperties: wire.whole(0, 2147483647),
  data: wire.list(chatProperty, 0, 20),
  done: wire.flag,
})
const chatMessage = wire.either(chatTextMessage, chatTypingMessage, chatPropertyResultsMessage)
const chatClearAck = wire.object({ success: wire.among(true), messages: wire.list(chatMessage, 0, 500) })
const chatHistoryAck = wire.object({ messages: wire.list(chatMessage, 0, 500), isNew: wire.flag })
const languageCode = wire.among('en', 'ar', 'ru', 'hi', 'zh', 'de')
const chatInitAck = wire.object({ sessionId: id, showLanguagePrompt: wire.flag, language: languageCode })
const chatLanguageSelectAck = wire.object({ success: wire.among(true), language: languageCode })
const chatSendAck = wire.object({ success: wire.among(true), id: id, seq: wire.whole(0, 2147483647) })
const chatStopAck = wire.object({ success: wire.among(true), stopped: wire.flag })
const chatError = wire.object({
  success: wire.among(false),
  code: wire.among('invalid_payload', 'unknown_session', 'busy', 'too_many', 'not_allowed', 'unavailable'),
  errMessage: wire.text(1, 300),
  key: wire.maybe(
    wire.among(
      'chat.invalid',
      'chat.tooLong',
      'chat.unknownSession',
      'chat.busy',
      'chat.tooMany',
      'chat.notAllowed',
      'chat.unavailable',
    ),
  ),
})

/** Whether an acknowledgement refuses its event. */
export const readsRefusal = wire.reads<types.ChatError>(chatError)

/** Whether an acknowledgement is the one that its event has where it is not refused. */
export const acknowledgementReaders = {
  'chat:clear': wire.reads<Exclude<types.ChatClearReply, types.ChatError>>(chatClearAck),
  'chat:history': wire.reads<Exclude<types.ChatHistoryReply, types.ChatError>>(chatHistoryAck),
  'chat:init': wire.reads<Exclude<types.ChatInitReply, types.ChatError>>(chatInitAck),
  'chat:language:select': wire.reads<Exclude<types.ChatLanguageSelectReply, types.ChatError>>(chatLanguageSelectAck),
  'chat:message': wire.reads<Exclude<types.ChatSendReply, types.ChatError>>(chatSendAck),
  'chat:stop': wire.reads<Exclude<types.ChatStopReply, types.ChatError>>(chatStopAck),
} as const

/** Whether something that the server emitted is what the event carries. */
export const serverEventReaders = {
  'chat:stream': wire.reads<types.ChatMessage>(chatMessage),
} as const
