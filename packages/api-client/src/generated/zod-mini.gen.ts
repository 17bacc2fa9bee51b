// Generated from contracts/. Do not edit; run `npm run gen`.

import * as z from 'zod/mini'

/**
 * What happened to an account, or was tried.
 */
export const zAccountEventKind = z.enum([
  'login',
  'passkey_login',
  'login_failed',
  'login_delayed',
  'logout',
  'signup',
  'reset_asked',
  'password_reset',
  'password_changed',
  'password_refused',
  'session_ended',
  'sessions_ended',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'passkey_cloned',
  'new_device',
])

/**
 * An advert or a message about one property, as it was written.
 */
export const zAdvertText = z.strictObject({
  text: z.string().check(z.minLength(1), z.maxLength(10000), z.regex(/\S/)),
})

/**
 * Amount in whole UAE dirhams.
 */
export const zAed = z.int().check(z.gte(0), z.lte(100000000000))

/**
 * What is asked, in whole UAE dirhams, of a year for rent; null where it is told on request.
 */
export const zAskedPrice = z.nullable(z.int().check(z.gte(1), z.lte(100000000000)))

/**
 * Half of the properties ask less. Of a year where they are for rent; there is none where too few state a price.
 */
export const zAskingMedian = z.object({
  median: zAed,
  count: z.int().check(z.gte(1), z.lte(2147483647)),
})

/**
 * How well an advertiser keeps its adverts up to date, in 180 days. A figure is null where there are too few to say one.
 */
export const zAvailabilityFigures = z.object({
  confirmed: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
  confirmed_of: z.int().check(z.gte(0), z.lte(1000000000)),
  reports_right: z.nullable(z.int().check(z.gte(0), z.lte(1000000000))),
  reports_of: z.int().check(z.gte(0), z.lte(1000000000)),
})

/**
 * The page that a banner stands on.
 */
export const zBannerType = z.enum([
  'home',
  'property_listing',
  'about_us',
  'contact_us',
  'blog',
  'buyer_guide',
  'seller_guide',
  'tenant_guide',
  'landlord_guide',
  'faqs',
  'agents',
  'agencies',
  'policies',
])

/**
 * Bytes as Base64 for addresses, without padding.
 */
export const zBase64Url = z.string().check(z.minLength(1), z.maxLength(16384), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * Which text of the assistant.
 */
export const zBotContentType = z.enum(['bot_terms'])

/**
 * Box around a place (WGS 84 degrees).
 */
export const zBounds = z.object({
  south: z.number().check(z.gte(-90), z.lte(90)),
  west: z.number().check(z.gte(-180), z.lte(180)),
  north: z.number().check(z.gte(-90), z.lte(90)),
  east: z.number().check(z.gte(-180), z.lte(180)),
})

/**
 * Family of a browser, without its version; null where it is not known.
 */
export const zBrowserName = z.nullable(z.string().check(z.maxLength(60)))

/**
 * What is counted of properties: views of their pages, accounts that have saved them, enquiries, mentions (cards in answers of the assistant), and reveals (presses on the advertiser's number or WhatsApp).
 */
export const zBusinessFigure = z.enum(['views', 'favourites', 'enquiries', 'mentions', 'reveals'])

/**
 * Numbers of stored rows, by what they are of; see `BusinessFigure`.
 */
export const zBusinessFigures = z.object({
  views: z.int().check(z.gte(0), z.lte(1000000000)),
  favourites: z.int().check(z.gte(0), z.lte(1000000000)),
  enquiries: z.int().check(z.gte(0), z.lte(1000000000)),
  mentions: z.int().check(z.gte(0), z.lte(1000000000)),
  reveals: z.int().check(z.gte(0), z.lte(1000000000)),
})

/**
 * The figures of one day in Dubai.
 */
export const zBusinessDay = z.object({
  day: z.iso.date().check(z.maxLength(10)),
  figures: zBusinessFigures,
})

/**
 * What waits: answers, and what is to be done today in Dubai.
 */
export const zBusinessToday = z.object({
  unanswered: z.int().check(z.gte(0), z.lte(1000000000)),
  enquiries: z.int().check(z.gte(0), z.lte(1000000000)),
  viewings: z.int().check(z.gte(0), z.lte(1000000000)),
  unconfirmed: z.int().check(z.gte(0), z.lte(1000000000)),
  expiring: z.int().check(z.gte(0), z.lte(1000000000)),
  rejected: z.int().check(z.gte(0), z.lte(1000000000)),
  drafts: z.int().check(z.gte(0), z.lte(1000000000)),
  in_review: z.int().check(z.gte(0), z.lte(1000000000)),
})

/**
 * Name of a kind of property in one language.
 */
export const zCategoryName = z.string().check(z.minLength(1), z.maxLength(80))

/**
 * A reply that the visitor can choose; `message` is sent when it is pressed, the label where it is absent.
 */
export const zChatAction = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(120)),
  message: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
})

/**
 * One of the properties or places that are compared.
 */
export const zChatComparisonColumn = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  link: z.nullable(z.string().check(z.maxLength(4000))),
})

/**
 * One fact of everything that is compared.
 */
export const zChatComparisonRow = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(120)),
  values: z.array(z.nullable(z.string().check(z.maxLength(500)))).check(z.minLength(2), z.maxLength(4)),
  differs: z.boolean(),
})

/**
 * Properties or places side by side, in words and figures of the session's language.
 */
export const zChatComparison = z.object({
  columns: z.array(zChatComparisonColumn).check(z.minLength(2), z.maxLength(4)),
  rows: z.array(zChatComparisonRow).check(z.maxLength(20)),
})

/**
 * An event that was refused.
 */
export const zChatError = z.object({
  success: z.literal(false),
  code: z.enum(['invalid_payload', 'unknown_session', 'busy', 'too_many', 'not_allowed', 'unavailable']),
  errMessage: z.string().check(z.minLength(1), z.maxLength(300)),
  key: z.optional(
    z.enum([
      'chat.invalid',
      'chat.tooLong',
      'chat.unknownSession',
      'chat.busy',
      'chat.tooMany',
      'chat.notAllowed',
      'chat.unavailable',
    ]),
  ),
})

/**
 * A passage or page of this site that an answer rests on.
 */
export const zChatLink = z.object({
  label: z.string().check(z.minLength(1), z.maxLength(200)),
  link: z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^\/(?!\/)/)),
})

/**
 * What the assistant understood, as one query string of the listing page: shown as chips that the visitor can change, opened as a search, or sent back with a message.
 */
export const zChatSearch = z.object({
  query: z.string().check(z.maxLength(4000)),
  excluded: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(60)),
})

/**
 * `stopped` is false where no answer was under way, and where a request may just be reaching its agent. The stopped answer comes once more as `chat:stream`, as far as it was said, with `stopped` and `done`, also to windows that had it whole: it takes the place of that, and what followed it is gone. Questions that wait are answered.
 */
export const zChatStopAck = z.object({
  success: z.literal(true),
  stopped: z.boolean(),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatStopReply = z.union([zChatStopAck, zChatError])

/**
 * Answers that the visitor has not seen.
 */
export const zChatUnread = z.object({
  unread: z.int().check(z.gte(0), z.lte(500)),
  answering: z.boolean(),
})

/**
 * Name of an agency or of an agent's firm.
 */
export const zCompanyName = z.string().check(z.minLength(1), z.maxLength(160), z.regex(/\S/))

/**
 * Whether the property stands or is sold off-plan.
 */
export const zCompletion = z.enum(['ready', 'off_plan'])

/**
 * Names the sentence that was shown where contact details were sent.
 */
export const zConsentKey = z.enum([
  'enquiry_form',
  'enquiry_conversation',
  'contact_form',
  'assistant',
  'assistant_conversation',
])

/**
 * How the visitor wants to be answered.
 */
export const zContactChannel = z.enum(['phone', 'email', 'whatsapp'])

/**
 * Name of somebody who wants to be answered.
 */
export const zContactName = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/))

/**
 * The company's contact record; clients use the first item.
 */
export const zContactUs = z.object({
  email: z.nullable(z.string().check(z.maxLength(254))),
  tele_phone: z.nullable(z.string().check(z.maxLength(32))),
  address: z.nullable(z.string().check(z.maxLength(300))),
  short_description: z.nullable(z.string().check(z.maxLength(600))),
})

/**
 * Where the property is (WGS 84). Approximate when taken from the community, not from its advert.
 */
export const zCoordinates = z.strictObject({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  approximate: z.boolean(),
})

/**
 * Country as two capital letters (ISO 3166-1 alpha-2).
 */
export const zCountryCode = z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/))

/**
 * A file as text.
 */
export const zDataFile = z.object({
  name: z.string().check(z.maxLength(80)),
  media_type: z.enum(['application/json', 'text/html']),
  text: z.string().check(z.maxLength(268435456)),
})

/**
 * What a file is for.
 */
export const zDataFormat = z._default(z.enum(['json', 'html']), 'json')

/**
 * When the account is going to be deleted; null where it stays.
 */
export const zDeletionTime = z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40)))

/**
 * Why a message was not delivered. Nobody has the address; its mailbox is full; the other side refused the message, asked to wait, was not reached, or did not admit this site; what it held has expired, its words are gone or were taken back; or something else.
 */
export const zDeliveryFailure = z.enum([
  'no_such_address',
  'mailbox_full',
  'refused',
  'asked_to_wait',
  'not_reached',
  'not_admitted',
  'expired',
  'words_gone',
  'other',
])

/**
 * How contact details were handed on: by an enquiry of a kind, by a message to the company, or by opening WhatsApp or the telephone number of an advertiser.
 */
export const zDisclosureKind = z.enum(['question', 'viewing', 'callback', 'report', 'message', 'whatsapp', 'phone'])

/**
 * Which window a draft is being written in, chosen by it at random.
 */
export const zDraftEditor = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * Counts the times that a draft was kept; 0 before the first.
 */
export const zDraftVersion = z.int().check(z.gte(0), z.lte(1000000000))

/**
 * E-mail address; text, at sign, text, dot, text.
 */
export const zEmail = z.string().check(z.minLength(5), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/))

/**
 * What the visitor wants.
 */
export const zEnquiryKind = z.enum(['question', 'viewing', 'callback', 'report'])

/**
 * The row that a figure in an answer comes from.
 */
export const zEvidence = z.object({
  claim: z.string().check(z.minLength(1), z.maxLength(200)),
  source: z.string().check(z.minLength(1), z.maxLength(200)),
  listing_id: z.nullable(z.string().check(z.maxLength(36))),
  field: z.string().check(z.minLength(1), z.maxLength(80)),
  as_of: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  link: z.optional(z.string().check(z.maxLength(4000))),
})

/**
 * What a question is about.
 */
export const zFaqCategory = z.enum(['buying', 'selling', 'renting', 'letting', 'account', 'assistant'])

/**
 * A private note on a favourite; empty where there is none.
 */
export const zFavouriteNote = z.string().check(z.maxLength(500))

/**
 * The whole note as it shall be.
 */
export const zFavouriteNoteForm = z.strictObject({
  note: zFavouriteNote,
})

/**
 * Order of favourites: saved last first, or the largest drop of the price since first.
 */
export const zFavouriteSort = z.enum(['newest', 'price_drop'])

/**
 * Rows of a run by what became of them.
 */
export const zFeedCounts = z.object({
  read: z.int().check(z.gte(0), z.lte(2147483647)),
  new: z.int().check(z.gte(0), z.lte(2147483647)),
  changed: z.int().check(z.gte(0), z.lte(2147483647)),
  unchanged: z.int().check(z.gte(0), z.lte(2147483647)),
  gone: z.int().check(z.gte(0), z.lte(2147483647)),
  kept: z.int().check(z.gte(0), z.lte(2147483647)),
  refused: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * Addresses under which others read the live properties of an account. Whoever knows them may read; new ones end the old ones.
 */
export const zFeedExport = z.object({
  property_finder_url: z.string().check(z.minLength(1), z.maxLength(2048)),
  bayut_url: z.string().check(z.minLength(1), z.maxLength(2048)),
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * An edition of a feed, as a file.
 */
export const zFeedFileForm = z.strictObject({
  file: z
    .instanceof(Blob)
    .check(z.minSize(1), z.maxSize(26214400), z.mime(['text/csv', 'text/xml', 'application/xml'])),
})

/**
 * The shape of a feed, found by what it holds.
 */
export const zFeedFormat = z.enum(['property_finder', 'bayut', 'csv'])

/**
 * What its owner calls a feed.
 */
export const zFeedName = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/\S/))

/**
 * What became of a row, or would become of it: `gone` is a property that the feed no longer has and that is paused, `kept` one that somebody has changed by hand and the feed leaves alone.
 */
export const zFeedOutcome = z.enum(['new', 'changed', 'unchanged', 'gone', 'kept', 'refused'])

/**
 * What to do with the present edition of a feed.
 */
export const zFeedRunForm = z.strictObject({
  kind: z.enum(['check', 'apply']),
})

/**
 * Where a run stands; `undone` is one that was applied and put back.
 */
export const zFeedRunState = z.enum(['waiting', 'running', 'done', 'failed', 'undone'])

/**
 * How often an address is read by itself.
 */
export const zFeedSchedule = z.enum(['never', 'six_hours', 'daily', 'weekly'])

/**
 * How the property is furnished.
 */
export const zFurnishing = z.enum(['furnished', 'unfurnished', 'partly'])

/**
 * How a visitor knows that a property is no longer offered.
 */
export const zGoneReason = z.enum(['said_so', 'taken', 'other_property', 'no_answer'])

/**
 * What makes a visitor say that a property is gone: its advertiser has said so, others have taken it, another property was offered in its place, or nobody answers.
 */
export const zGoneRequest = z.strictObject({
  reason: zGoneReason,
})

/**
 * One thing to do.
 */
export const zGuideStep = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(160)),
  text: z.string().check(z.minLength(1), z.maxLength(2000)),
})

/**
 * Whom a guide is for.
 */
export const zGuideType = z.enum(['buyer', 'seller', 'tenant', 'landlord'])

/**
 * HTML of these tags only: h2, h3, p, ul, ol, li, a (href), strong, em, br, table, thead, tbody, tr, th, td. Clients sanitise it all the same before they show it.
 */
export const zHtml = z.string().check(z.minLength(1), z.maxLength(100000))

/**
 * Address of a page outside this site.
 */
export const zHttpsUrl = z.string().check(z.minLength(9), z.maxLength(2048), z.regex(/^https:\/\/\S+$/))

/**
 * Where a fact in a text can be checked.
 */
export const zContentSource = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  url: zHttpsUrl,
})

/**
 * A feed as its owner changes it.
 */
export const zFeedChange = z.strictObject({
  name: zFeedName,
  url: z.nullable(zHttpsUrl),
  schedule: zFeedSchedule,
  revision: z.int().check(z.gte(1), z.lte(2147483647)),
})

/**
 * A feed: an address that is read, or a file that is uploaded after it.
 */
export const zFeedForm = z.strictObject({
  name: zFeedName,
  url: z.nullable(zHttpsUrl),
  schedule: zFeedSchedule,
})

/**
 * A cost, as it stood on a day.
 */
export const zGuideFee = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  amount: z.string().check(z.minLength(1), z.maxLength(200)),
  as_of: z.iso.date().check(z.maxLength(10)),
  source: zContentSource,
})

/**
 * Identifier of a row (UUID version 7 as text).
 */
export const zId = z
  .string()
  .check(z.length(36), z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

/**
 * A text of the assistant in every language of the product.
 */
export const zBotContent = z.object({
  _id: zId,
  type: zBotContentType,
  content: z.object({
    en: z.string().check(z.minLength(1), z.maxLength(100000)),
    ar: z.string().check(z.minLength(1), z.maxLength(100000)),
    ru: z.string().check(z.minLength(1), z.maxLength(100000)),
    hi: z.string().check(z.minLength(1), z.maxLength(100000)),
    zh: z.string().check(z.minLength(1), z.maxLength(100000)),
    de: z.string().check(z.minLength(1), z.maxLength(100000)),
  }),
  updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * The figures of somebody who works for the agency.
 */
export const zBusinessAgent = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  figures: zBusinessFigures,
})

/**
 * What an agent's or an agency's properties bring.
 */
export const zBusinessOverview = z.object({
  from: z.iso.date().check(z.maxLength(10)),
  to: z.iso.date().check(z.maxLength(10)),
  today: zBusinessToday,
  properties: z.int().check(z.gte(0), z.lte(1000000000)),
  live_properties: z.int().check(z.gte(0), z.lte(1000000000)),
  figures: zBusinessFigures,
  before: zBusinessFigures,
  answered: z.int().check(z.gte(0), z.lte(1000000000)),
  answer_minutes: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
  days: z.array(zBusinessDay).check(z.maxLength(90)),
  agents: z.array(zBusinessAgent).check(z.maxLength(200)),
})

/**
 * Deletes the messages of the conversation.
 */
export const zChatClearPayload = z.strictObject({
  sessionId: zId,
})

/**
 * Asks for the messages so far, or for those after one that the client has.
 */
export const zChatHistoryPayload = z.strictObject({
  userId: z.nullish(z.string().check(z.maxLength(64))),
  newSessionId: zId,
  afterSeq: z.optional(z.int().check(z.gte(0), z.lte(2147483647))),
})

/**
 * The message is stored; the answer follows as chat:stream.
 */
export const zChatSendAck = z.object({
  success: z.literal(true),
  id: zId,
  seq: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * A message of the visitor, or the key of a quick action: find_property, search_location, investment_advice, estimate_value, compare_properties, request_callback, book_viewing, ask_question.
 */
export const zChatSendPayload = z.strictObject({
  sessionId: zId,
  message: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)),
  clientId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  search: z.optional(z.string().check(z.maxLength(4000))),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatSendReply = z.union([zChatSendAck, zChatError])

/**
 * Ends the answer that is being given.
 */
export const zChatStopPayload = z.strictObject({
  sessionId: zId,
})

/**
 * What somebody said, whole.
 */
export const zChatTextMessage = z.object({
  id: zId,
  seq: z.int().check(z.gte(0), z.lte(2147483647)),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  role: z.enum(['user', 'bot']),
  type: z.literal('text'),
  message: z.string().check(z.maxLength(8000)),
  actions: z.optional(z.array(zChatAction).check(z.maxLength(12))),
  search: z.optional(zChatSearch),
  comparison: z.optional(zChatComparison),
  links: z.optional(z.array(zChatLink).check(z.maxLength(6))),
  stopped: z.optional(z.boolean()),
  evidence: z.optional(z.array(zEvidence).check(z.maxLength(60))),
  done: z.boolean(),
})

/**
 * The answer so far; `message` is cumulative, so the newest replaces the one before.
 */
export const zChatTypingMessage = z.object({
  id: zId,
  seq: z.int().check(z.gte(0), z.lte(2147483647)),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  role: z.literal('bot'),
  type: z.literal('typing'),
  message: z.string().check(z.maxLength(8000)),
  done: z.literal(false),
})

/**
 * A press on the telephone number or WhatsApp of an advertiser.
 */
export const zContactReveal = z.strictObject({
  channel: z.enum(['whatsapp', 'phone']),
  agent_id: zId,
  property_id: z.nullish(zId),
})

/**
 * Proof that a message was kept.
 */
export const zEnquiryReceipt = z.object({
  _id: zId,
  reference: z.string().check(z.length(9), z.regex(/^[A-Z]{2}-[A-Z0-9]{6}$/)),
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * Signed identity token (JWT) that the identity provider gave to the browser.
 */
export const zIdToken = z
  .string()
  .check(z.minLength(20), z.maxLength(8192), z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/))

/**
 * Address of a picture; absolute http(s) or rooted at this site.
 */
export const zImageUrl = z.string().check(z.minLength(1), z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))\S*$/))

/**
 * An invoice as a file.
 */
export const zInvoiceFile = z.object({
  name: z.string().check(z.maxLength(120)),
  media_type: z.literal('application/pdf'),
  base64: z.string().check(z.maxLength(2000000)),
})

/**
 * Somebody on an invoice.
 */
export const zInvoiceParty = z.object({
  name: z.string().check(z.maxLength(400)),
  address: z.string().check(z.maxLength(800)),
  email: z.string().check(z.maxLength(320)),
  trn: z.nullable(z.string().check(z.maxLength(40))),
})

/**
 * An invoice for a plan, or the credit note that takes one back. Written once and changed never.
 */
export const zInvoice = z.object({
  _id: zId,
  number: z.string().check(z.maxLength(40)),
  kind: z.enum(['invoice', 'credit_note']),
  corrects: z.nullable(z.string().check(z.maxLength(40))),
  is_test: z.boolean(),
  issued_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  supplier: zInvoiceParty,
  buyer: zInvoiceParty,
  plan_name: z.string().check(z.maxLength(80)),
  plan_name_ar: z.string().check(z.maxLength(80)),
  period_start: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  period_end: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  price: z.number().check(z.gte(0), z.lte(100000000000)),
  credit: z.number().check(z.gte(0), z.lte(100000000000)),
  vat_percent: z.number().check(z.gte(0), z.lte(100)),
  vat: z.number().check(z.gte(0), z.lte(100000000000)),
  total: z.number().check(z.gte(0), z.lte(100000000000)),
  currency: z.literal('AED'),
})

/**
 * By which right the account is kept.
 */
export const zKeepAccountRequest = z.strictObject({
  token: z.optional(z.string().check(z.minLength(23), z.maxLength(83), z.regex(/^ka_[A-Za-z0-9_-]{20,80}$/))),
})

/**
 * Languages of the product.
 */
export const zLanguageCode = z.enum(['en', 'ar', 'ru', 'hi', 'zh', 'de'])

/**
 * The conversation to go on with.
 */
export const zChatInitAck = z.object({
  sessionId: zId,
  showLanguagePrompt: z.boolean(),
  language: zLanguageCode,
})

/**
 * Opens or resumes a conversation. The owner is the account of the handshake token; userId is accepted and ignored.
 */
export const zChatInitPayload = z.strictObject({
  userId: z.nullish(z.string().check(z.maxLength(64))),
  sessionId: z.nullish(z.string().check(z.maxLength(64))),
  language: zLanguageCode,
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatInitReply = z.union([zChatInitAck, zChatError])

/**
 * The language that the conversation now has.
 */
export const zChatLanguageSelectAck = z.object({
  success: z.literal(true),
  language: zLanguageCode,
})

/**
 * Chooses the language of the conversation.
 */
export const zChatLanguageSelectPayload = z.strictObject({
  sessionId: zId,
  language: zLanguageCode,
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatLanguageSelectReply = z.union([zChatLanguageSelectAck, zChatError])

/**
 * The plan to buy. The amount is the server's; clients send none.
 */
export const zCheckoutRequest = z.strictObject({
  plan_id: zId,
  language: z.optional(zLanguageCode),
})

/**
 * That it is the owner who deletes the account.
 */
export const zDeleteAccountRequest = z.strictObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  email: z.optional(z.string().check(z.minLength(1), z.maxLength(254))),
  language: z.optional(zLanguageCode),
})

/**
 * A question that is often asked.
 */
export const zFaq = z.object({
  _id: zId,
  question: z.string().check(z.minLength(1), z.maxLength(300)),
  answer: zHtml,
  category: zFaqCategory,
  order: z.int().check(z.gte(0), z.lte(10000)),
  language: zLanguageCode,
})

/**
 * Asks for a link that resets the password.
 */
export const zForgotPasswordRequest = z.strictObject({
  email: zEmail,
  language: z.optional(zLanguageCode),
})

/**
 * One section of a guide.
 */
export const zGuide = z.object({
  _id: zId,
  type: zGuideType,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  order: z.int().check(z.gte(0), z.lte(10000)),
  content: zHtml,
  steps: z.array(zGuideStep).check(z.maxLength(30)),
  documents: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(30)),
  fees: z.array(zGuideFee).check(z.maxLength(30)),
  language: zLanguageCode,
})

/**
 * Leads as a file for a spreadsheet.
 */
export const zLeadFile = z.object({
  name: z.string().check(z.maxLength(80)),
  media_type: z.literal('text/csv'),
  text: z.string().check(z.maxLength(67108864)),
})

/**
 * What the visitor of a lead wants.
 */
export const zLeadKind = z.enum(['question', 'viewing', 'callback'])

/**
 * Whether the visitor wrote by a form or by the assistant.
 */
export const zLeadOrigin = z.enum(['form', 'assistant'])

/**
 * Somebody of the advertiser who may answer leads.
 */
export const zLeadPerson = z.object({
  _id: zId,
  name: z.nullable(z.string().check(z.maxLength(200))),
})

/**
 * The property that a lead is about.
 */
export const zLeadProperty = z.object({
  _id: zId,
  title: z.nullable(z.string().check(z.maxLength(300))),
  title_ar: z.nullable(z.string().check(z.maxLength(300))),
  reference: z.nullable(z.string().check(z.maxLength(80))),
  is_live: z.boolean(),
})

/**
 * Counts what was answered, handed on or otherwise changed about a lead. A change names the one that it was made from, so that nobody writes over what a colleague has just done.
 */
export const zLeadRevision = z.int().check(z.gte(0), z.lte(2147483647))

/**
 * How far the work on a lead is.
 */
export const zLeadState = z.enum(['new', 'answered', 'in_progress', 'won', 'lost', 'spam'])

/**
 * What is to be different about a lead.
 */
export const zLeadChange = z.strictObject({
  revision: zLeadRevision,
  state: z.optional(zLeadState),
  handler_id: z.optional(zId),
})

/**
 * A line of a lead's history: a message of the visitor or of the advertiser, a note that the visitor does not see, another state, or another handler.
 */
export const zLeadEntry = z.object({
  _id: zId,
  kind: z.enum(['visitor', 'advertiser', 'note', 'state', 'handler']),
  author: z.nullable(zLeadPerson),
  text: z.string().check(z.maxLength(20000)),
  automatic: z.boolean(),
  attachments: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(20)),
  state: z.nullable(zLeadState),
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * A lead as a list shows it: an enquiry of a visitor, with how far the work on it is. Who wrote and what are empty once the visitor has taken them back.
 */
export const zLeadRow = z.object({
  _id: zId,
  reference: z.string().check(z.maxLength(20)),
  kind: zLeadKind,
  origin: zLeadOrigin,
  state: zLeadState,
  revision: zLeadRevision,
  name: z.string().check(z.maxLength(120)),
  excerpt: z.string().check(z.maxLength(200)),
  property: z.nullable(zLeadProperty),
  handler: zLeadPerson,
  is_unread: z.boolean(),
  is_waiting: z.boolean(),
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  changed_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  withdrawn_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
})

/**
 * What somebody writes about a lead.
 */
export const zLeadText = z.string().check(z.minLength(1), z.maxLength(4000), z.regex(/\S/))

/**
 * A note about a lead, for the advertiser alone.
 */
export const zLeadNoteForm = z.strictObject({
  text: zLeadText,
})

/**
 * An answer to the visitor, which goes out as a mail.
 */
export const zLeadReplyForm = z.strictObject({
  revision: zLeadRevision,
  text: zLeadText,
})

/**
 * A message of the conversation with the assistant that the visitor has added to the lead.
 */
export const zLeadTranscriptLine = z.object({
  role: z.enum(['user', 'bot']),
  text: z.string().check(z.maxLength(4000)),
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * What the operator says of a registration number: nobody has looked it up yet, it is right, or it was refused.
 */
export const zLicenceState = z.enum(['waiting', 'approved', 'refused'])

/**
 * Where the registration of an agent or an agency stands.
 */
export const zLicence = z.object({
  state: zLicenceState,
  reason: z.nullable(z.string().check(z.maxLength(500))),
})

/**
 * An account and its password.
 */
export const zLoginRequest = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
})

/**
 * Raster tiles that the operator has chosen for the map, in the Web Mercator grid.
 */
export const zMapTiles = z.object({
  url: z.string().check(z.minLength(1), z.maxLength(500)),
  attribution: z.string().check(z.minLength(1), z.maxLength(300)),
  max_zoom: z.int().check(z.gte(1), z.lte(22)),
})

/**
 * What a picture shows.
 */
export const zMediaRole = z.enum(['facade', 'living', 'bedroom', 'kitchen', 'pool', 'view', 'plan', 'photo'])

/**
 * Names what an answer says, whatever the language. `x-texts` has the English words; names in double braces stand for `values`.
 */
export const zMessageKey = z.enum([
  'problem.filters',
  'problem.fields',
  'problem.tooLarge',
  'problem.mediaType',
  'problem.unreadable',
  'problem.address',
  'problem.nothing',
  'problem.attempts',
  'problem.trouble',
  'problem.busy',
  'problem.ours',
  'problem.notServed',
  'problem.session',
  'problem.login',
  'problem.guesses',
  'problem.logInFirst',
  'problem.otherKind',
  'problem.propertyGone',
  'problem.pageGone',
  'problem.noBanner',
  'problem.articleGone',
  'problem.leadGone',
  'problem.disclosureGone',
  'problem.favouriteGone',
  'problem.sharedListGone',
  'problem.manySharedLists',
  'problem.sharedListFull',
  'problem.noPicture',
  'problem.manyEnquiries',
  'problem.manyCalls',
  'problem.manyReports',
  'problem.leadAway',
  'problem.leadChanged',
  'problem.leadState',
  'problem.leadHandler',
  'problem.leadNoMail',
  'problem.leadWithdrawn',
  'problem.manyReplies',
  'problem.searchGone',
  'problem.viewingGone',
  'problem.slotTaken',
  'problem.viewingChanged',
  'problem.viewingOver',
  'problem.hoursChanged',
  'problem.manySearches',
  'problem.accountExists',
  'problem.socialLogin',
  'problem.socialNoAccount',
  'problem.socialPassword',
  'problem.socialOther',
  'problem.socialUnverified',
  'problem.socialDown',
  'problem.socialUnknown',
  'problem.signupEnded',
  'problem.demoPassword',
  'problem.notYours',
  'problem.accountGone',
  'problem.operatorGone',
  'problem.operatorState',
  'problem.ownAccount',
  'problem.suspended',
  'problem.aliasTaken',
  'problem.planNotSold',
  'problem.nameTaken',
  'problem.storage',
  'problem.demoAccount',
  'problem.justWritten',
  'problem.sessionGone',
  'problem.passkeyGone',
  'problem.proveIdentity',
  'problem.otherIdentity',
  'problem.noPasskeys',
  'problem.passkey',
  'problem.demoPasskeys',
  'problem.manyPasskeys',
  'problem.emailTaken',
  'problem.codeLately',
  'problem.demoContact',
  'problem.jsonNeeded',
  'problem.form',
  'problem.notJson',
  'problem.encoding',
  'problem.depth',
  'problem.duplicate',
  'problem.reserved',
  'problem.draftGone',
  'problem.draftElsewhere',
  'problem.draftsFull',
  'problem.draftTaken',
  'problem.uploadGone',
  'problem.uploadUnfinished',
  'problem.uploadsFull',
  'problem.planGone',
  'problem.planFull',
  'problem.featuredFull',
  'problem.planRuns',
  'problem.planEnded',
  'problem.planOfOthers',
  'problem.paymentGone',
  'problem.paymentDown',
  'problem.signature',
  'problem.invoiceGone',
  'problem.propertyChanged',
  'problem.propertyState',
  'problem.changeGone',
  'problem.propertyIncomplete',
  'prompt.favourites',
  'prompt.listHeader',
  'prompt.listIndividual',
  'field.required',
  'field.requiredWith',
  'field.requiredEdges',
  'field.requiredAgent',
  'field.requiredBrokers',
  'field.unknownField',
  'field.unknownFilter',
  'field.unknown',
  'field.repeated',
  'field.duplicate',
  'field.encoding',
  'field.tooLong',
  'field.fileSize',
  'field.character',
  'field.wholeNumber',
  'field.wholeNumberOrNothing',
  'field.number',
  'field.numberOrNothing',
  'field.boolean',
  'field.text',
  'field.textOrNothing',
  'field.list',
  'field.object',
  'field.objectOrNothing',
  'field.file',
  'field.oneOf',
  'field.atLeast',
  'field.atMost',
  'field.moreThan',
  'field.lessThan',
  'field.multipleOf',
  'field.notEmpty',
  'field.charactersLeast',
  'field.charactersMost',
  'field.characterMost',
  'field.entriesLeast',
  'field.entryLeast',
  'field.entriesMost',
  'field.entryMost',
  'field.fieldsLeast',
  'field.sameTwice',
  'field.form',
  'field.noForm',
  'field.day',
  'field.time',
  'field.address',
  'field.slug',
  'field.identityToken',
  'field.provider',
  'field.signInState',
  'field.signInCode',
  'field.registration',
  'field.languageCode',
  'field.countryCode',
  'field.https',
  'field.placeName',
  'field.noticeLink',
  'field.reasonNeeded',
  'field.untilFrom',
  'field.linkToken',
  'field.stepToken',
  'field.sixDigits',
  'field.sixSigns',
  'field.picture',
  'field.email',
  'field.mailable',
  'field.textable',
  'field.userName',
  'field.nameTaken',
  'field.brokersOnly',
  'field.key',
  'field.phone',
  'field.identifier',
  'field.permit',
  'field.quarter',
  'field.quarterHour',
  'field.hoursOrder',
  'field.future',
  'field.sameTime',
  'field.route',
  'field.origin',
  'field.payment',
  'field.signature',
  'field.corners',
  'field.reused',
  'field.stepEnded',
  'field.currentPassword',
  'field.samePassword',
  'field.ownEmail',
  'field.easyPassword',
  'field.personalPassword',
  'field.passwordAgain',
  'field.passkeyRefused',
  'field.codeExpired',
  'field.codeWrong',
  'field.codeDead',
  'field.linkEnded',
  'field.keepLinkEnded',
  'field.be',
  'field.requiredLive',
  'field.otherCategory',
  'field.otherSubCategory',
  'field.notUploaded',
  'field.planPictures',
  'picture.kind',
  'picture.heic',
  'picture.empty',
  'picture.animated',
  'picture.pixels',
  'picture.broken',
  'picture.slow',
  'chat.invalid',
  'chat.tooLong',
  'chat.unknownSession',
  'chat.busy',
  'chat.tooMany',
  'chat.notAllowed',
  'chat.unavailable',
  'done.logout',
  'done.visit',
  'done.view',
  'done.saved',
  'done.removed',
  'done.noteSaved',
  'done.listShared',
  'done.listRevoked',
  'done.voted',
  'done.leadSent',
  'done.leadUpdated',
  'done.enquiry',
  'done.message',
  'done.report',
  'done.gone',
  'done.availability',
  'done.codeSent',
  'done.emailVerified',
  'done.phoneVerified',
  'done.codeTexted',
  'done.accountReady',
  'done.linkSent',
  'done.passwordReset',
  'done.passwordChanged',
  'done.sessionEnded',
  'done.sessionsEnded',
  'done.identityProven',
  'done.passkeyAdded',
  'done.passkeyRenamed',
  'done.passkeyRemoved',
  'done.profile',
  'done.picture',
  'done.enquiryConfirmed',
  'done.messageConfirmed',
  'done.searchSaved',
  'done.searchToConfirm',
  'done.searchConfirmed',
  'done.searchChanged',
  'done.searchDeleted',
  'done.leadChanged',
  'done.leadNoted',
  'done.leadAnswered',
  'done.viewingBooked',
  'done.viewingConfirmed',
  'done.viewingMoved',
  'done.viewingCancelled',
  'done.hoursSaved',
  'done.withdrawn',
  'done.revealNoted',
  'done.deletionBegun',
  'done.accountKept',
  'done.draftSaved',
  'done.draftRemoved',
  'done.pictureStored',
  'done.planCancelled',
  'done.propertyAdded',
  'done.propertyInReview',
  'done.propertyUpdated',
  'done.propertyRemoved',
  'done.propertiesChanged',
  'done.changeUndone',
  'problem.feedGone',
  'problem.feedRunGone',
  'problem.feedChanged',
  'problem.feedBusy',
  'problem.feedNoFile',
  'problem.feedKind',
  'problem.manyFeeds',
  'problem.feedUndo',
  'feed.unreachable',
  'feed.noSuchHost',
  'feed.brokenOff',
  'feed.private',
  'feed.redirects',
  'feed.tooLarge',
  'feed.tooSlow',
  'feed.crawls',
  'feed.format',
  'feed.empty',
  'feed.broken',
  'feed.doctype',
  'feed.tooMany',
  'feed.half',
  'feed.fileGone',
  'feed.failed',
  'feed.plan',
  'feed.kept',
  'feed.notStored',
  'field.feedTwice',
  'field.feedSame',
  'field.feedPermit',
  'field.feedValue',
  'field.feedPlace',
  'field.outsideEmirates',
  'field.aboveTop',
  'field.noArabic',
  'done.feedAdded',
  'done.feedUpdated',
  'done.feedRemoved',
  'done.feedFile',
  'done.feedRun',
  'done.feedUndo',
  'done.feedExport',
  'done.feedExportEnded',
  'done.operator',
  'payment.open',
  'payment.processing',
  'payment.paid',
  'payment.failed',
  'payment.cancelled',
  'payment.expired',
  'payment.refunded',
])

/**
 * What the text of a message holds besides its own words, by the names that `x-texts` of the key gives them.
 */
export const zMessageValues = z.record(z.string(), z.string().check(z.maxLength(300)))

/**
 * One reading of a feed.
 */
export const zFeedRun = z.object({
  _id: zId,
  feed_id: zId,
  kind: z.enum(['check', 'apply', 'undo']),
  by: z.enum(['person', 'schedule']),
  state: zFeedRunState,
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  finished_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  counts: zFeedCounts,
  problem: z.nullable(
    z.object({
      key: zMessageKey,
      values: zMessageValues,
      message: z.string().check(z.maxLength(300)),
    }),
  ),
  undo_until: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
})

/**
 * A feed of an agent or an agency.
 */
export const zFeed = z.object({
  _id: zId,
  name: zFeedName,
  url: z.nullable(zHttpsUrl),
  schedule: zFeedSchedule,
  format: z.nullable(zFeedFormat),
  file_name: z.nullable(z.string().check(z.maxLength(200))),
  next_run_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  is_held: z.boolean(),
  revision: z.int().check(z.gte(1), z.lte(2147483647)),
  properties: z.int().check(z.gte(0), z.lte(2147483647)),
  pictures_waiting: z.int().check(z.gte(0), z.lte(2147483647)),
  pictures_failed: z.int().check(z.gte(0), z.lte(2147483647)),
  last_run: z.nullable(zFeedRun),
})

/**
 * One field that was refused.
 */
export const zFieldError = z.object({
  path: z.string().check(z.maxLength(200)),
  rule: z.string().check(z.maxLength(60)),
  message: z.string().check(z.maxLength(300)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * Every failure. Clients show `message`.
 */
export const zErrorEnvelope = z.object({
  success: z.literal(false),
  message: z.string().check(z.minLength(1), z.maxLength(500)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  code: z.enum([
    'invalid_request',
    'unauthorized',
    'forbidden',
    'not_found',
    'conflict',
    'invalid_body',
    'too_many_requests',
    'payload_too_large',
    'unsupported_media_type',
    'not_implemented',
    'unavailable',
    'internal',
  ]),
  fields: z.array(zFieldError).check(z.maxLength(100)),
  requestId: z.string().check(z.minLength(1), z.maxLength(100)),
})

/**
 * What a run found about one row of a feed.
 */
export const zFeedDifference = z.object({
  row: z.int().check(z.gte(1), z.lte(2147483647)),
  line: z.nullable(z.int().check(z.gte(1), z.lte(2147483647))),
  reference: z.nullable(z.string().check(z.maxLength(60))),
  title: z.nullable(z.string().check(z.maxLength(200))),
  outcome: zFeedOutcome,
  property_id: z.nullable(zId),
  changes: z
    .array(
      z.object({
        field: z.enum([
          'title',
          'title_ar',
          'description',
          'description_ar',
          'purpose',
          'completion',
          'category_id',
          'sub_category_id',
          'location_id',
          'coordinates',
          'price',
          'bedrooms',
          'bathrooms',
          'size',
          'plot_size',
          'furnished',
          'features',
          'permit_number',
          'service_charge',
          'cheques',
          'developer',
          'floor',
          'total_floors',
          'parking',
          'year_built',
          'handover',
          'available_from',
          'video_url',
          'tour_url',
          'media',
        ]),
        from: z.nullable(z.string().check(z.maxLength(320))),
        to: z.nullable(z.string().check(z.maxLength(320))),
      }),
    )
    .check(z.maxLength(60)),
  reasons: z.array(zFieldError).check(z.maxLength(60)),
})

/**
 * Where visitors see a notice.
 */
export const zNoticePlace = z.enum(['home', 'listing', 'everywhere'])

/**
 * What a notice says in one language. Plain text.
 */
export const zNoticeText = z.string().check(z.minLength(1), z.maxLength(240))

/**
 * What a notice says in each language of the product. Plain text.
 */
export const zNoticeTexts = z.strictObject({
  en: zNoticeText,
  ar: zNoticeText,
  ru: zNoticeText,
  hi: zNoticeText,
  zh: zNoticeText,
  de: zNoticeText,
})

/**
 * Amount in whole UAE dirhams; null where it is not stated.
 */
export const zNullableAed = z.nullable(z.int().check(z.gte(0), z.lte(100000000000)))

/**
 * What an account keeps with a favourite.
 */
export const zFavouriteMark = z.object({
  property_id: zId,
  saved_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  saved_price: zNullableAed,
  priced_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  note: zFavouriteNote,
  note_saved_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
})

/**
 * What the visitor looks for, where the visitor has agreed that the advertiser reads it.
 */
export const zLeadBrief = z.object({
  min_budget: zNullableAed,
  max_budget: zNullableAed,
  search: z.nullable(z.string().check(z.maxLength(4000))),
})

/**
 * Several properties of one cell of the map's grid. It stands at their middle; the edges are the smallest box around them.
 */
export const zMapCluster = z.object({
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  count: z.int().check(z.gte(2), z.lte(1000000000)),
  price_min: zNullableAed,
  south: z.number().check(z.gte(-90), z.lte(90)),
  west: z.number().check(z.gte(-180), z.lte(180)),
  north: z.number().check(z.gte(-90), z.lte(90)),
  east: z.number().check(z.gte(-180), z.lte(180)),
})

/**
 * AED, or square feet; null where no property states it.
 */
export const zNullableFigure = z.nullable(z.number().check(z.gte(0), z.lte(100000000000)))

/**
 * Address of a picture; null where there is none.
 */
export const zNullableImageUrl = z.nullable(
  z.string().check(z.minLength(1), z.maxLength(2048), z.regex(/^(https?:\/\/|\/(?!\/))\S*$/)),
)

/**
 * One section of the page about the company.
 */
export const zAboutUs = z.object({
  _id: zId,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: zHtml,
  image: zNullableImageUrl,
  image_alt: z.string().check(z.maxLength(200)),
  order: z.int().check(z.gte(0), z.lte(10000)),
  language: zLanguageCode,
})

/**
 * An agency as a choice in a form.
 */
export const zAgencyOption = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  agency_logo: zNullableImageUrl,
  rera_number: z.nullable(z.string().check(z.maxLength(40))),
  agents_count: z.int().check(z.gte(0), z.lte(100000)),
})

/**
 * Head of a page.
 */
export const zBanner = z.object({
  _id: zId,
  type: zBannerType,
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  subtitle: z.nullable(z.string().check(z.maxLength(300))),
  image: zNullableImageUrl,
  image_alt: z.string().check(z.maxLength(200)),
  link: z.nullable(z.string().check(z.maxLength(2048), z.regex(/^(https:\/\/|\/(?!\/))\S*$/))),
  link_text: z.nullable(z.string().check(z.maxLength(80))),
  language: zLanguageCode,
})

/**
 * Who wrote an article.
 */
export const zBlogAuthor = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  title: z.nullable(z.string().check(z.maxLength(120))),
  picture: zNullableImageUrl,
})

/**
 * Address of a page on another site; null where there is none.
 */
export const zNullableLinkUrl = z.nullable(
  z.string().check(z.minLength(9), z.maxLength(500), z.regex(/^https:\/\/\S+$/)),
)

/**
 * Six digits from an e-mail or a text message; valid for ten minutes, once.
 */
export const zOneTimeCode = z.string().check(z.length(6), z.regex(/^\d{6}$/))

/**
 * What an operator did: a decision, or an edit.
 */
export const zOperatorActionKind = z.enum([
  'approve',
  'reject',
  'suspend',
  'lift',
  'sign_out',
  'dismiss',
  'retry',
  'give_up',
  'refund',
  'category',
  'alias_add',
  'alias_remove',
  'plan',
  'notice_save',
  'notice_remove',
  'export',
  'admin_add',
])

/**
 * One thing that an operator did. Written with it, changed never.
 */
export const zOperatorAction = z.object({
  _id: zId,
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  by: z.string().check(z.maxLength(254)),
  action: zOperatorActionKind,
  kind: z.string().check(z.maxLength(40)),
  subject_id: z.string().check(z.maxLength(120)),
  subject: z.string().check(z.maxLength(400)),
  reason: z.nullable(z.string().check(z.maxLength(2000))),
})

/**
 * What an operator decides on: properties in review, licences of agents and agencies, accounts, reports of properties, e-mails and text messages that could not be sent, and payments.
 */
export const zOperatorCaseKind = z.enum(['property', 'licence', 'account', 'report', 'mail', 'payment'])

/**
 * Where it stands. Properties, licences and reports wait and are approved, refused, acted on or dismissed; accounts are active or suspended; messages failed or were given up; payments have their own words.
 */
export const zOperatorCaseState = z.enum([
  'waiting',
  'approved',
  'refused',
  'acted',
  'dismissed',
  'active',
  'suspended',
  'failed',
  'given_up',
  'open',
  'processing',
  'paid',
  'cancelled',
  'expired',
  'refunded',
])

/**
 * What a kind of property is called, and whether it is offered.
 */
export const zOperatorCategoryForm = z.strictObject({
  name: zCategoryName,
  name_ar: zCategoryName,
  is_shown: z.boolean(),
})

/**
 * What an operator does. `approve` and `reject` go for properties and licences; `suspend`, `lift` and `sign_out` for accounts; for a report, `reject` takes the property off the site and `dismiss` leaves it there; `retry` sends a message again, `give_up` ends it; `refund` sends a payment back and ends what it started.
 */
export const zOperatorDecision = z.enum([
  'approve',
  'reject',
  'suspend',
  'lift',
  'sign_out',
  'dismiss',
  'retry',
  'give_up',
  'refund',
])

/**
 * What operators did, as a file for a spreadsheet.
 */
export const zOperatorFile = z.object({
  name: z.string().check(z.maxLength(80)),
  media_type: z.literal('text/csv'),
  text: z.string().check(z.maxLength(67108864)),
})

/**
 * Terms of a plan for whoever buys it from now on.
 */
export const zOperatorPlanForm = z.strictObject({
  price: z.int().check(z.gte(1), z.lte(1000000)),
  listings_limit: z.int().check(z.gte(0), z.lte(100000)),
  featured_limit: z.int().check(z.gte(0), z.lte(100000)),
  photos_limit: z.int().check(z.gte(1), z.lte(60)),
  agents_limit: z.int().check(z.gte(0), z.lte(10000)),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(160))).check(z.maxLength(20)),
  is_sold: z.boolean(),
})

/**
 * Why, in words that whoever it is about may read. Plain text.
 */
export const zOperatorReason = z.string().check(z.minLength(3), z.maxLength(500))

/**
 * A decision. `reject` and `suspend` need a reason.
 */
export const zOperatorDecisionForm = z.strictObject({
  kind: zOperatorCaseKind,
  decision: zOperatorDecision,
  reason: z.optional(zOperatorReason),
})

/**
 * Names in languages beside English and Arabic, by language code. An answer holds at least the one that `Accept-Language` asks for, where there is one; the English name stands in elsewhere.
 */
export const zOtherNames = z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(120)))

/**
 * The title in languages beside English and Arabic, by language code. An answer holds at least the one that `Accept-Language` asks for, where there is one; the English title stands in elsewhere.
 */
export const zOtherTitles = z.record(z.string(), z.string().check(z.minLength(1), z.maxLength(300)))

/**
 * A one-time code is on its way.
 */
export const zOtpSent = z.object({
  expires_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  resend_after: z.int().check(z.gte(0), z.lte(3600)),
})

/**
 * Asks for a one-time code by e-mail.
 */
export const zOtpToEmailRequest = z.strictObject({
  email: zEmail,
  language: z.optional(zLanguageCode),
})

/**
 * By when somebody has to confirm that a property is still offered, and what happens otherwise.
 */
export const zOwnAvailability = z.object({
  due_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  pauses_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  is_late: z.boolean(),
  asks: z.boolean(),
  reports: z.int().check(z.gte(0), z.lte(1000000)),
  paused_for: z.nullable(z.enum(['unconfirmed', 'reported'])),
})

/**
 * Order of own properties. Those of the search, and what only their owner is shown: views, enquiries, the last change, and when a live one leaves the lists. Rows without the figure come last.
 */
export const zOwnSort = z.enum([
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'size_desc',
  'size_asc',
  'price_per_sqft_asc',
  'views_asc',
  'views_desc',
  'enquiries_asc',
  'enquiries_desc',
  'updated_asc',
  'updated_desc',
  'expires_asc',
  'expires_desc',
])

/**
 * Which page this is, of how many.
 */
export const zPagination = z.object({
  page: z.int().check(z.gte(1), z.lte(100000)),
  limit: z.int().check(z.gte(1), z.lte(100)),
  total: z.int().check(z.gte(0), z.lte(2147483647)),
  totalPages: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * What `navigator.credentials.create` takes to make a passkey, in its JSON form.
 */
export const zPasskeyCreation = z.object({
  rp: z.object({
    id: z.string().check(z.maxLength(253)),
    name: z.string().check(z.maxLength(80)),
  }),
  user: z.object({
    id: zBase64Url,
    name: z.string().check(z.maxLength(254)),
    displayName: z.string().check(z.maxLength(254)),
  }),
  challenge: zBase64Url,
  pubKeyCredParams: z
    .array(
      z.object({
        type: z.literal('public-key'),
        alg: z.int().check(z.gte(-65536), z.lte(0)),
      }),
    )
    .check(z.maxLength(10)),
  timeout: z.int().check(z.gte(1), z.lte(600000)),
  excludeCredentials: z
    .array(
      z.object({
        id: zBase64Url,
        type: z.literal('public-key'),
      }),
    )
    .check(z.maxLength(20)),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/**
 * What a device answers when it has made a passkey.
 */
export const zPasskeyCredential = z.strictObject({
  id: zBase64Url,
  clientDataJSON: zBase64Url,
  attestationObject: zBase64Url,
})

/**
 * What a device has signed to log in with a passkey.
 */
export const zPasskeyLogin = z.strictObject({
  id: zBase64Url,
  clientDataJSON: zBase64Url,
  authenticatorData: zBase64Url,
  signature: zBase64Url,
  userHandle: zBase64Url,
})

/**
 * What proves that it is the owner who uses a session; one of the three.
 */
export const zIdentityProof = z.strictObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  passkey: z.optional(zPasskeyLogin),
  id_token: z.optional(zIdToken),
})

/**
 * What its owner calls a passkey.
 */
export const zPasskeyName = z.string().check(z.minLength(1), z.maxLength(60))

/**
 * A passkey of the account, by which it can be entered without a password.
 */
export const zPasskey = z.object({
  id: zId,
  name: zPasskeyName,
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  last_used_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  synced: z.boolean(),
})

/**
 * A passkey that a device has made, with its name.
 */
export const zPasskeyRegistration = z.strictObject({
  name: zPasskeyName,
  credential: zPasskeyCredential,
})

/**
 * Another name for a passkey.
 */
export const zPasskeyRename = z.strictObject({
  name: zPasskeyName,
})

/**
 * What `navigator.credentials.get` takes to log in with a passkey, in its JSON form.
 */
export const zPasskeyRequest = z.object({
  challenge: zBase64Url,
  rpId: z.string().check(z.maxLength(253)),
  timeout: z.int().check(z.gte(1), z.lte(600000)),
  userVerification: z.literal('required'),
})

/**
 * A new password. Servers ask for eight characters unless they are set up otherwise, as their status says; passwords known from breaches are refused, and such as are made of words of the account, the site and places.
 */
export const zPassword = z.string().check(z.minLength(6), z.maxLength(128))

/**
 * Who takes a payment. The embedded one moves no money and says so on its page.
 */
export const zPaymentProvider = z.enum(['stripe', 'embedded'])

/**
 * Identifier of a checkout session at the payment provider.
 */
export const zPaymentSessionId = z.string().check(z.minLength(8), z.maxLength(255), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * A payment page at the provider, or the embedded one of this site.
 */
export const zCheckoutSession = z.object({
  session_id: zPaymentSessionId,
  url: z.string().check(z.minLength(2), z.maxLength(2048), z.regex(/^(https:\/\/|\/(?!\/))\S+$/)),
  provider: zPaymentProvider,
  plan_id: zId,
  amount: zAed,
  credit: z.number().check(z.gte(0), z.lte(100000000000)),
  starts: z.enum(['now', 'after', 'instead']),
  vat: z.number().check(z.gte(0), z.lte(100000000000)),
  total: z.number().check(z.gte(0), z.lte(100000000000)),
  currency: z.literal('AED'),
  expires_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * The checkout session as the provider knows it.
 */
export const zPaymentEventObject = z.object({
  id: zPaymentSessionId,
  payment_status: z.optional(z.string().check(z.maxLength(60))),
  status: z.nullish(z.string().check(z.maxLength(60))),
})

/**
 * What the event is about.
 */
export const zPaymentEventData = z.object({
  object: zPaymentEventObject,
})

/**
 * An event as the payment provider sends it; further fields are ignored.
 */
export const zPaymentEvent = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.string().check(z.minLength(1), z.maxLength(120)),
  created: z.int().check(z.gte(0), z.lte(99999999999)),
  data: zPaymentEventData,
})

/**
 * Where a payment stands.
 */
export const zPaymentStatus = z.enum(['open', 'processing', 'paid', 'failed', 'cancelled', 'expired'])

/**
 * First or last name.
 */
export const zPersonName = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/\S/))

/**
 * Digits only, 10 to 15 of them.
 */
export const zPhoneNumber = z.string().check(z.minLength(10), z.maxLength(15), z.regex(/^\d{10,15}$/))

/**
 * A question to the advertiser of a property or to an agent; one of the two is named. An answer needs a way back: a telephone number or an e-mail address.
 */
export const zEnquiryRequest = z
  .strictObject({
    kind: zEnquiryKind,
    property_id: z.nullish(zId),
    agent_id: z.nullish(zId),
    name: zContactName,
    email: z.optional(zEmail),
    phone_number: z.optional(zPhoneNumber),
    message: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/\S/)),
    preferred_contact: z.optional(zContactChannel),
    preferred_time: z.nullish(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    language: z.optional(zLanguageCode),
    search: z.nullish(z.string().check(z.maxLength(4000))),
    share_conversation: z.optional(z.boolean()),
    consent: z.optional(zConsentKey),
  })
  .check(
    z.refine(
      (body) => [[body['email']], [body['phone_number']]].some((fields) => fields.every((field) => field != null)),
      { path: ['email'] },
    ),
  )

/**
 * A message to the company. An answer needs a way back: an e-mail address or a telephone number.
 */
export const zGetInTouchRequest = z
  .strictObject({
    name: zContactName,
    email: z.optional(zEmail),
    phone_number: z.nullish(zPhoneNumber),
    subject: z.string().check(z.minLength(1), z.maxLength(160), z.regex(/\S/)),
    message: z.string().check(z.minLength(1), z.maxLength(5000), z.regex(/\S/)),
    language: z.optional(zLanguageCode),
    consent: z.optional(zConsentKey),
  })
  .check(
    z.refine(
      (body) => [[body['email']], [body['phone_number']]].some((fields) => fields.every((field) => field != null)),
      { path: ['email'] },
    ),
  )

/**
 * Contact details and budget that a visitor leaves for better suggestions.
 */
export const zLead = z.strictObject({
  name: zContactName,
  email: zEmail,
  phone_number: zPhoneNumber,
  min_budget: z.optional(zNullableAed),
  max_budget: z.optional(zNullableAed),
})

/**
 * A lead with all that its advertiser may read of it. Contact details, messages, notes, brief and transcript are empty once the visitor has taken them back.
 */
export const zLeadDetail = z.object({
  row: zLeadRow,
  email: z.nullable(zEmail),
  phone_number: z.nullable(zPhoneNumber),
  message: z.string().check(z.maxLength(2000)),
  preferred_contact: z.nullable(zContactChannel),
  preferred_time: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  language: zLanguageCode,
  can_reply: z.boolean(),
  next_states: z.array(zLeadState).check(z.maxLength(6)),
  brief: z.nullable(zLeadBrief),
  transcript: z.array(zLeadTranscriptLine).check(z.maxLength(200)),
  entries: z.array(zLeadEntry).check(z.maxLength(500)),
})

/**
 * Asks for a one-time code by text message.
 */
export const zOtpToPhoneRequest = z.strictObject({
  phone_number: zPhoneNumber,
  language: z.optional(zLanguageCode),
})

/**
 * A few pixels of a picture as a data address, drawn until it is there; null of one that was not uploaded here.
 */
export const zPicturePlaceholder = z.nullable(z.string().check(z.maxLength(4000)))

/**
 * What a picture shows, for those who do not see it; empty where nothing is said.
 */
export const zPictureText = z.string().check(z.maxLength(200))

/**
 * One picture of a property. An illustrated scene stands in where there is no photograph.
 */
export const zMediaItem = z.object({
  url: zImageUrl,
  role: zMediaRole,
  illustration: z.boolean(),
  alt: zPictureText,
  alt_ar: zPictureText,
})

/**
 * A name of a place that an operator has added.
 */
export const zPlaceAlias = z.object({
  _id: zId,
  language: zLanguageCode,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
})

/**
 * Level in the place tree.
 */
export const zPlaceKind = z.enum(['emirate', 'community', 'sub_community'])

/**
 * What an agent or an agency can buy.
 */
export const zPlan = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  description: z.string().check(z.maxLength(400)),
  user_type: z.enum(['agent', 'agency']),
  price: zAed,
  vat_percent: z.number().check(z.gte(0), z.lte(100)),
  period: z.enum(['month', 'year']),
  listings_limit: z.int().check(z.gte(0), z.lte(100000)),
  featured_limit: z.int().check(z.gte(0), z.lte(100000)),
  photos_limit: z.int().check(z.gte(0), z.lte(60)),
  agents_limit: z.int().check(z.gte(0), z.lte(10000)),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(160))).check(z.maxLength(20)),
  is_popular: z.boolean(),
})

/**
 * A plan as an operator edits it.
 */
export const zOperatorPlan = z.intersection(
  zPlan,
  z.object({
    is_sold: z.boolean(),
    holders: z.int().check(z.gte(0), z.lte(2147483647)),
  }),
)

/**
 * Which of the site's policies.
 */
export const zPolicyType = z.enum(['terms_and_conditions', 'cookies_policy', 'privacy_policy'])

/**
 * One section of a policy.
 */
export const zPolicy = z.object({
  _id: zId,
  type: zPolicyType,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  content: zHtml,
  updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  language: zLanguageCode,
})

/**
 * The new profile picture.
 */
export const zProfilePictureForm = z.strictObject({
  profile_picture: z
    .instanceof(Blob)
    .check(z.minSize(1), z.maxSize(5242880), z.mime(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])),
})

/**
 * What became of several properties; one that was refused does not keep the others.
 */
export const zPropertiesChanged = z.object({
  change_id: z.nullable(zId),
  undo_until: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  changed: z.array(zId).check(z.maxLength(100)),
  refused: z
    .array(
      z.object({
        _id: zId,
        message: z.string().check(z.maxLength(300)),
        key: z.optional(zMessageKey),
        values: z.optional(zMessageValues),
      }),
    )
    .check(z.maxLength(100)),
})

/**
 * What an owner does to properties: `submit` publishes a draft or a rejected one, `withdraw` makes one in review a draft again, `renew` gives a live or expired one its whole time, `confirm` says that a live one is still offered, and brings back one that the site has paused for want of it, `feature` gives a live one a paid place of the plan and `unfeature` takes it back.
 */
export const zPropertyAction = z.enum([
  'submit',
  'withdraw',
  'pause',
  'resume',
  'renew',
  'confirm',
  'remove',
  'feature',
  'unfeature',
])

/**
 * Properties, and what is to be done to all of them.
 */
export const zPropertiesChange = z.strictObject({
  ids: z.array(zId).check(z.minLength(1), z.maxLength(100)),
  action: zPropertyAction,
})

/**
 * What of a property's form matters for how good it is, what else is the same, and what it may cost; null where nothing, or nothing that can be read, was typed.
 */
export const zPropertyAssessmentForm = z.strictObject({
  property_id: z.nullable(zId),
  purpose: z.nullable(z.enum(['sale', 'rent'])),
  category_id: z.nullable(z.string().check(z.maxLength(36))),
  sub_category_id: z.nullable(z.string().check(z.maxLength(36))),
  location_id: z.nullable(z.string().check(z.maxLength(80))),
  price: zNullableAed,
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullable(z.number().check(z.gte(0), z.lte(100000000))),
  has_pin: z.boolean(),
  coordinates: z.nullish(zCoordinates),
  furnished: z.nullable(z.enum(['furnished', 'unfurnished', 'partly'])),
  completion: z.nullable(z.enum(['ready', 'off_plan'])),
  features_count: z.int().check(z.gte(0), z.lte(64)),
  description_length: z.int().check(z.gte(0), z.lte(20000)),
  permit_number: z.nullable(z.string().check(z.maxLength(120))),
  media: z.array(zImageUrl).check(z.maxLength(60)),
})

/**
 * A picture of a draft, in the order in which pictures are shown.
 */
export const zPropertyDraftPicture = z.strictObject({
  url: zImageUrl,
  role: zMediaRole,
  alt: zPictureText,
  alt_ar: zPictureText,
})

/**
 * A draft as a list shows it.
 */
export const zPropertyDraftSummary = z.object({
  _id: zId,
  property_id: z.nullable(z.string().check(z.maxLength(36))),
  title: z.string().check(z.maxLength(400)),
  version: zDraftVersion,
  saved_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * A property of the account with its figures.
 */
export const zPropertyFigures = z.object({
  _id: zId,
  reference: z.string().check(z.minLength(1), z.maxLength(60)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  title_ar: z.nullable(z.string().check(z.maxLength(300))),
  is_live: z.boolean(),
  figures: zBusinessFigures,
})

/**
 * One change of a property, as its owner reads it.
 */
export const zPropertyHistoryEntry = z.object({
  _id: zId,
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  by: z.nullable(z.string().check(z.maxLength(200))),
  action: z.enum([
    'add',
    'edit',
    'submit',
    'review',
    'approve',
    'reject',
    'withdraw',
    'pause',
    'resume',
    'renew',
    'confirm',
    'expire',
    'remove',
    'feature',
    'unfeature',
    'undo',
  ]),
  status_after: z.enum(['draft', 'live', 'hidden', 'expired', 'in_review', 'rejected', 'removed']),
  changes: z
    .array(
      z.object({
        field: z.enum([
          'title',
          'title_ar',
          'description',
          'description_ar',
          'purpose',
          'completion',
          'category_id',
          'sub_category_id',
          'sub_sub_category_id',
          'location_id',
          'coordinates',
          'price',
          'bedrooms',
          'bathrooms',
          'size',
          'plot_size',
          'furnished',
          'features',
          'permit_number',
          'service_charge',
          'cheques',
          'security_deposit',
          'developer',
          'floor',
          'total_floors',
          'parking',
          'year_built',
          'handover',
          'available_from',
          'video_url',
          'tour_url',
          'media',
        ]),
        from: z.nullable(z.string().check(z.maxLength(320))),
        to: z.nullable(z.string().check(z.maxLength(320))),
      }),
    )
    .check(z.maxLength(60)),
})

/**
 * A picture of the form; its address comes from an upload of the same account.
 */
export const zPropertyMediaInput = z.strictObject({
  url: zImageUrl,
  role: zMediaRole,
  alt: z.optional(zPictureText),
  alt_ar: z.optional(zPictureText),
})

/**
 * Where the property's figures come from, so that each can be shown.
 */
export const zPropertySource = z.object({
  kind: z.enum(['demo', 'import', 'owner']),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  as_of: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  notes: z.array(z.string().check(z.minLength(1), z.maxLength(300))).check(z.maxLength(20)),
})

/**
 * Where a property stands: a draft is seen by its owner alone, a live one by everybody; a hidden one is paused and an expired one has run its time, both out of the lists; one in review waits for the operator, and a rejected one was sent back with a reason.
 */
export const zPropertyStatus = z.enum(['draft', 'live', 'hidden', 'expired', 'in_review', 'rejected'])

/**
 * A property that seems to be the same. One of somebody else is live, and nothing is said of it that its page does not show.
 */
export const zPropertyDuplicate = z.object({
  reason: z.enum(['permit', 'unit', 'picture']),
  is_own: z.boolean(),
  status: zPropertyStatus,
  _id: zId,
  reference: z.string().check(z.minLength(1), z.maxLength(60)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  title_ar: z.nullable(z.string().check(z.maxLength(300))),
  link: z.string().check(z.minLength(1), z.maxLength(300)),
})

/**
 * Kind of property; the same slugs as the sub-categories.
 */
export const zPropertyType = z.enum([
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
])

/**
 * What is offered.
 */
export const zPurpose = z.enum(['sale', 'rent'])

/**
 * A property inside a chat answer. Features are words in the session's language.
 */
export const zChatProperty = z.object({
  _id: zId,
  number: z.optional(z.int().check(z.gte(1), z.lte(100))),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  type: zPropertyType,
  location: z.string().check(z.minLength(1), z.maxLength(300)),
  price: zNullableAed,
  price_per_sqft: z.nullable(z.number().check(z.gte(0), z.lte(100000000000))),
  features: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(64)),
  link: z.string().check(z.minLength(1), z.maxLength(300)),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullable(z.number().check(z.gte(0), z.lte(100000000))),
  purpose: zPurpose,
  price_period: z.nullable(z.enum(['year'])),
  picture: zNullableImageUrl,
  illustration: z.optional(z.boolean()),
})

/**
 * Properties that answer a question.
 */
export const zChatPropertyResultsMessage = z.object({
  id: zId,
  seq: z.int().check(z.gte(0), z.lte(2147483647)),
  timestamp: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  role: z.literal('bot'),
  type: z.literal('property_results'),
  message: z.string().check(z.maxLength(500)),
  subMessage: z.string().check(z.maxLength(500)),
  link: z.string().check(z.maxLength(4000)),
  linkText: z.string().check(z.maxLength(120)),
  totalProperties: z.int().check(z.gte(0), z.lte(2147483647)),
  data: z.array(zChatProperty).check(z.maxLength(20)),
  done: z.boolean(),
})

/**
 * One message of the conversation; `type` tells which.
 */
export const zChatMessage = z.discriminatedUnion('type', [
  zChatTextMessage,
  zChatTypingMessage,
  zChatPropertyResultsMessage,
])

/**
 * The conversation is empty.
 */
export const zChatClearAck = z.object({
  success: z.literal(true),
  messages: z.array(zChatMessage).check(z.maxLength(500)),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatClearReply = z.union([zChatClearAck, zChatError])

/**
 * Messages in order, the newest 500 at most; isNew is true for a conversation without any.
 */
export const zChatHistoryAck = z.object({
  messages: z.array(zChatMessage).check(z.maxLength(500)),
  isNew: z.boolean(),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatHistoryReply = z.union([zChatHistoryAck, zChatError])

/**
 * A property on the map.
 */
export const zMapPin = z.object({
  _id: zId,
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  price: zNullableAed,
  purpose: zPurpose,
  type: zPropertyType,
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  count: z.literal(1),
})

/**
 * A property as an operator looks at it, whatever its state.
 */
export const zOperatorProperty = z.object({
  _id: zId,
  reference: z.string().check(z.maxLength(80)),
  title: z.string().check(z.maxLength(400)),
  title_ar: z.nullable(z.string().check(z.maxLength(400))),
  description: z.string().check(z.maxLength(20000)),
  description_ar: z.nullable(z.string().check(z.maxLength(20000))),
  price: zNullableAed,
  permit_number: z.nullable(z.string().check(z.maxLength(80))),
  place: z.nullable(z.string().check(z.maxLength(200))),
  type: zPropertyType,
  purpose: zPurpose,
  price_period: z.nullable(z.enum(['year'])),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullable(z.number().check(z.gte(0), z.lte(100000000))),
  floor: z.nullable(z.int().check(z.gte(-5), z.lte(200))),
  coordinates: zCoordinates,
  place_distance: z.nullable(z.number().check(z.gte(0), z.lte(25000000))),
  pictures: z.array(zImageUrl).check(z.maxLength(60)),
  history: z.array(zPropertyHistoryEntry).check(z.maxLength(50)),
})

/**
 * What a rate counts.
 */
export const zRateUnit = z.enum(['percent', 'aed', 'aed_per_sqft', 'years', 'months', 'days'])

/**
 * One thing that an advert's own words say, with those words.
 */
export const zReadValue = z.strictObject({
  field: z.enum([
    'title',
    'description',
    'purpose',
    'completion',
    'category_id',
    'sub_category_id',
    'location_id',
    'price',
    'bedrooms',
    'bathrooms',
    'size',
    'plot_size',
    'furnished',
    'permit_number',
    'service_charge',
    'cheques',
    'security_deposit',
    'developer',
    'floor',
    'total_floors',
    'parking',
    'year_built',
    'handover',
    'available_from',
    'tour_url',
    'title_ar',
    'description_ar',
    'features',
  ]),
  value: z.string().check(z.maxLength(20000)),
  quote: z.string().check(z.maxLength(200)),
})

/**
 * What was read in a text, and the sentences of which nothing was.
 */
export const zAdvertReading = z.object({
  values: z.array(zReadValue).check(z.maxLength(100)),
  unread: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(40)),
})

/**
 * Number of a registration with RERA or of a trade licence.
 */
export const zRegistrationNumber = z
  .string()
  .check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9][A-Za-z0-9 \/-]*$/))

/**
 * What is wrong with a property.
 */
export const zReportReason = z.enum([
  'gone',
  'price',
  'pictures',
  'place',
  'duplicate',
  'permit',
  'fraud',
  'offensive',
  'other',
])

/**
 * A report that something is wrong with a property. It goes to the company, not to the advertiser.
 */
export const zReportRequest = z.strictObject({
  property_id: zId,
  reason: zReportReason,
  message: z.nullish(z.string().check(z.maxLength(2000))),
  email: z.nullish(zEmail),
  language: z.optional(zLanguageCode),
})

/**
 * Sets a new password with the token of a reset link.
 */
export const zResetPasswordRequest = z.strictObject({
  token: z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)),
  new_password: zPassword,
})

/**
 * What a file is for that was sent in parts.
 */
export const zResumedUploadForm = z.strictObject({
  purpose: z.enum(['property_photo', 'floor_plan']),
})

/**
 * Kind of account. Clients compare it case-insensitively.
 */
export const zRole = z.enum(['guest', 'individual', 'agent', 'agency', 'admin'])

/**
 * The search as one query string of the listing page; empty for all properties.
 */
export const zSavedSearchCriteria = z.string().check(z.maxLength(4000))

/**
 * How soon matches of a saved search are written about; digests leave at 9:00 in the UAE.
 */
export const zSavedSearchFrequency = z.enum(['instant', 'daily', 'weekly'])

/**
 * What its owner calls a saved search.
 */
export const zSavedSearchName = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/\S/))

/**
 * What is to be different about a saved search.
 */
export const zSavedSearchChange = z.strictObject({
  name: z.optional(zSavedSearchName),
  frequency: z.optional(zSavedSearchFrequency),
  paused: z.optional(z.boolean()),
})

/**
 * A search to keep, and how its matches are told.
 */
export const zSavedSearchRequest = z.strictObject({
  search: zSavedSearchCriteria,
  name: zSavedSearchName,
  frequency: zSavedSearchFrequency,
  email: z.optional(zEmail),
  language: z.optional(zLanguageCode),
})

/**
 * Nothing is sent before the address is confirmed, nor while the search is paused.
 */
export const zSavedSearchState = z.enum(['unconfirmed', 'active', 'paused'])

/**
 * A search that somebody keeps and is written about.
 */
export const zSavedSearch = z.object({
  _id: zId,
  search: zSavedSearchCriteria,
  name: zSavedSearchName,
  frequency: zSavedSearchFrequency,
  state: zSavedSearchState,
  email: zEmail,
  new_count: z.int().check(z.gte(0), z.lte(1000000)),
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * What a link of a mail about saved searches proves its reader by.
 */
export const zSavedSearchToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * Proves that the owner of the address wants the mails.
 */
export const zSavedSearchConfirmation = z.strictObject({
  token: zSavedSearchToken,
})

/**
 * What the score of an advert is made of. `pin` is its own place on the map, `agent` that a person answers for it, `verified` that it was checked.
 */
export const zScoreName = z.enum([
  'price',
  'size',
  'bathrooms',
  'pin',
  'agent',
  'permit',
  'furnished',
  'completion',
  'amenities',
  'description',
  'photographs',
  'verified',
])

/**
 * One part of the score by which results are ordered where no text does.
 */
export const zScorePart = z.object({
  name: zScoreName,
  points: z.number().check(z.gte(0), z.lte(100)),
  most: z.number().check(z.gte(0), z.lte(100)),
})

/**
 * Name of a filter in the query of a search.
 */
export const zSearchField = z.enum([
  'search',
  'location',
  'area',
  'category',
  'sub_category',
  'sub_sub_category',
  'type',
  'purpose',
  'completion',
  'furnished',
  'price_min',
  'price_max',
  'bedrooms_min',
  'bedrooms_max',
  'bathrooms_min',
  'size_min',
  'size_max',
  'features',
  'verified',
  'south',
  'west',
  'north',
  'east',
])

/**
 * Country that a request came from, as two capital letters (ISO 3166-1 alpha-2); null where no trusted proxy tells it.
 */
export const zSeenCountry = z.nullable(z.string().check(z.maxLength(2)))

/**
 * What a visitor needs an agent for.
 */
export const zServiceNeed = z.enum([
  'buy',
  'sell',
  'rent',
  'let',
  'off-plan',
  'commercial',
  'property-management',
  'valuation',
])

/**
 * Bearer token of a session; opaque.
 */
export const zSessionToken = z.string().check(z.minLength(20), z.maxLength(200))

/**
 * A detail that the receiver got.
 */
export const zSharedDetail = z.enum(['name', 'phone', 'email', 'message', 'search', 'conversation'])

/**
 * One time that contact details of an account were handed to an advertiser or to the company, or that the account reached for an advertiser's own number.
 */
export const zDisclosure = z.object({
  _id: zId,
  kind: zDisclosureKind,
  recipient: z.object({
    _id: z.nullable(zId),
    kind: z.enum(['agent', 'agency', 'company']),
    name: z.nullable(z.string().check(z.maxLength(200))),
  }),
  property: z.nullable(
    z.object({
      _id: zId,
      title: z.nullable(z.string().check(z.maxLength(300))),
      title_ar: z.nullable(z.string().check(z.maxLength(300))),
      is_live: z.boolean(),
    }),
  ),
  shared: z.array(zSharedDetail).check(z.maxLength(6)),
  consent: z.nullable(
    z.object({
      key: zConsentKey,
      language: zLanguageCode,
      text: z.string().check(z.maxLength(1000)),
    }),
  ),
  reference: z.nullable(z.string().check(z.maxLength(20))),
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  withdrawn_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
})

/**
 * A few words to a vote; empty where there are none.
 */
export const zSharedListComment = z.string().check(z.maxLength(300))

/**
 * Opens a shared list: 256 random-looking bits that whoever was given the address has.
 */
export const zSharedListKey = z.string().check(z.length(43), z.regex(/^[A-Za-z0-9_-]{43}$/))

/**
 * A first name, as its bearer chooses to be called; null where nobody is named.
 */
export const zSharedListName = z.nullable(z.string().check(z.minLength(1), z.maxLength(40), z.regex(/\S/)))

/**
 * What a visitor of a shared list says of a property.
 */
export const zSharedListOpinion = z.enum(['yes', 'maybe', 'no'])

/**
 * What a shared list is called.
 */
export const zSharedListTitle = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/\S/))

/**
 * A list of favourites to show to others.
 */
export const zSharedListForm = z.strictObject({
  title: zSharedListTitle,
  owner_name: z.optional(zSharedListName),
  with_notes: z.boolean(),
  property_ids: z.nullish(z.array(zId).check(z.minLength(1), z.maxLength(100))),
})

/**
 * A vote on a property of a shared list. `voter` tells the visitors of one list apart and says nothing else.
 */
export const zSharedListVote = z.object({
  property_id: zId,
  voter: z.int().check(z.gte(1), z.lte(30)),
  opinion: zSharedListOpinion,
  name: zSharedListName,
  comment: zSharedListComment,
  voted_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * A shared list, as its owner sees it.
 */
export const zSharedList = z.object({
  _id: zId,
  key: z.nullable(zSharedListKey),
  title: zSharedListTitle,
  owner_name: zSharedListName,
  with_notes: z.boolean(),
  follows_favourites: z.boolean(),
  property_count: z.int().check(z.gte(0), z.lte(100)),
  votes: z.array(zSharedListVote).check(z.maxLength(3000)),
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * A vote; it replaces the one that this visitor gave to this property before.
 */
export const zSharedListVoteForm = z.strictObject({
  property_id: zId,
  opinion: zSharedListOpinion,
  name: z.optional(zSharedListName),
  comment: z.optional(zSharedListComment),
})

/**
 * A notice that visitors see now.
 */
export const zShownNotice = z.object({
  _id: zId,
  place: zNoticePlace,
  texts: zNoticeTexts,
  link: z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?![\/\\]))[^\s\\]*$/))),
})

/**
 * Names one sign-up attempt in its e-mail and on the screen; it is not the one-time code and opens nothing by itself.
 */
export const zSignupCode = z.string().check(z.length(6), z.regex(/^[A-Z0-9]{6}$/))

/**
 * Kinds of account that can be signed up for.
 */
export const zSignupRole = z.enum(['individual', 'agent', 'agency'])

/**
 * Begins a sign-up. Agents and agencies name their firm and registration.
 */
export const zSignupRequest = z.strictObject({
  first_name: zPersonName,
  last_name: zPersonName,
  email: zEmail,
  phone_number: z.optional(zPhoneNumber),
  role: zSignupRole,
  company_name: z.optional(zCompanyName),
  rera_number: z.optional(zRegistrationNumber),
  language: z.optional(zLanguageCode),
  accept_terms: z.literal(true),
})

/**
 * Where the one-time code went and until when it is valid.
 */
export const zSignupStarted = z.object({
  email: zEmail,
  expires_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  resend_after: z.int().check(z.gte(0), z.lte(3600)),
})

/**
 * A notice as an operator edits it.
 */
export const zSiteNotice = z.object({
  _id: zId,
  place: zNoticePlace,
  texts: zNoticeTexts,
  link: z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?![\/\\]))[^\s\\]*$/))),
  from: z.iso.date().check(z.maxLength(10)),
  until: z.iso.date().check(z.maxLength(10)),
  is_shown: z.boolean(),
})

/**
 * A notice. Its last day is not before its first.
 */
export const zSiteNoticeForm = z.strictObject({
  place: zNoticePlace,
  texts: zNoticeTexts,
  link: z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/(?![\/\\]))[^\s\\]*$/))),
  from: z.iso.date().check(z.maxLength(10)),
  until: z.iso.date().check(z.maxLength(10)),
})

/**
 * Stable lower-case name of a place, a property type or an amenity.
 */
export const zSlug = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))

/**
 * An amenity or facility that properties can have.
 */
export const zAmenity = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  group: z.enum(['leisure', 'home', 'building', 'location', 'view', 'terms']),
})

/**
 * What it is like to live in a place.
 */
export const zAreaGuide = z.object({
  place: zSlug,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  content: zHtml,
  sources: z.array(zContentSource).check(z.maxLength(20)),
  language: zLanguageCode,
})

/**
 * A subject that articles are filed under.
 */
export const zBlogCategory = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  names: zOtherNames,
  slug: zSlug,
  blogs_count: z.int().check(z.gte(0), z.lte(1000000)),
})

/**
 * The subject as it is named on an article.
 */
export const zBlogCategoryRef = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  names: zOtherNames,
  slug: zSlug,
})

/**
 * An article as lists show it.
 */
export const zBlogCard = z.object({
  _id: zId,
  slug: z.string().check(z.minLength(1), z.maxLength(160), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  excerpt: z.string().check(z.minLength(1), z.maxLength(500)),
  cover_image: zImageUrl,
  cover_image_alt: z.string().check(z.maxLength(200)),
  blog_category: zBlogCategoryRef,
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(12)),
  reading_minutes: z.int().check(z.gte(1), z.lte(120)),
  published_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  language: zLanguageCode,
})

/**
 * An article with its text.
 */
export const zBlog = z.intersection(
  zBlogCard,
  z.object({
    content: zHtml,
    author: zBlogAuthor,
    sources: z.array(zContentSource).check(z.maxLength(20)),
    related: z.array(zBlogCard).check(z.maxLength(6)),
  }),
)

/**
 * First level of the property kinds; one header menu entry each.
 */
export const zCategory = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  slug: zSlug,
  listings_count: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * A place that can be searched, with the number of live properties in it and below it.
 */
export const zLocation = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(120)),
  names: zOtherNames,
  kind: zPlaceKind,
  parent_id: z.nullable(z.string().check(z.maxLength(80))),
  aliases: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(40))),
  coordinates: zCoordinates,
  bounds: zBounds,
  listings_count: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * Properties of which only the place is known. They are drawn together at its middle.
 */
export const zMapPlace = z.object({
  place_id: zSlug,
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
  count: z.int().check(z.gte(1), z.lte(1000000000)),
  price_min: zNullableAed,
})

/**
 * The properties of a search in a box of the map. `total` is the number of pins, of the properties of all clusters, and of those in `without_place`, which `places` tells place by place.
 */
export const zMapPins = z.object({
  pins: z.array(zMapPin).check(z.maxLength(500)),
  clusters: z.array(zMapCluster).check(z.maxLength(500)),
  places: z.array(zMapPlace).check(z.maxLength(1000)),
  total: z.int().check(z.gte(0), z.lte(1000000000)),
  without_place: z.int().check(z.gte(0), z.lte(1000000000)),
})

/**
 * A kind of property as an operator edits it.
 */
export const zOperatorCategory = z.object({
  _id: zId,
  parent_id: z.nullable(zId),
  level: z.int().check(z.gte(1), z.lte(3)),
  slug: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  is_shown: z.boolean(),
})

/**
 * A place with the names that it is found by.
 */
export const zOperatorPlace = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(120)),
  kind: zPlaceKind,
  known_as: z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(200)),
  aliases: z.array(zPlaceAlias).check(z.maxLength(200)),
})

/**
 * A further name of a place.
 */
export const zPlaceAliasForm = z.strictObject({
  place_id: zSlug,
  language: zLanguageCode,
  name: z.string().check(z.minLength(2), z.maxLength(80), z.regex(/\p{L}/u)),
})

/**
 * A place as it is named with a property.
 */
export const zPlaceRef = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(120)),
  names: zOtherNames,
  kind: zPlaceKind,
})

/**
 * What the live residential properties of a community ask.
 */
export const zAskingPrices = z.object({
  place: zPlaceRef,
  residential_count: z.int().check(z.gte(1), z.lte(2147483647)),
  sale: z.nullable(zAskingMedian),
  rent: z.nullable(zAskingMedian),
})

/**
 * A place that a property can be in, whether or not there is one yet.
 */
export const zPlaceOption = z.object({
  _id: zSlug,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(120)),
  names: zOtherNames,
  kind: zPlaceKind,
  parent: z.nullable(zPlaceRef),
  coordinates: zCoordinates,
})

/**
 * How the price stands among those of at least eight properties like it: live ones of the same purpose, kind, number of bedrooms and community, itself among them; of a size near to its own where those are at least eight.
 */
export const zPriceComparison = z.object({
  by: z.enum(['price', 'rate']),
  properties: z.int().check(z.gte(8), z.lte(1000000000)),
  median: z.number().check(z.gte(0), z.lte(100000000000)),
  distance: z.number().check(z.gte(-0.5), z.lte(1)),
  place: zPlaceRef,
  near_size: z.boolean(),
})

/**
 * A property as lists show it. `media` holds at most the first five pictures.
 */
export const zPropertyCard = z.object({
  _id: zId,
  reference: z.string().check(z.minLength(1), z.maxLength(60)),
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  title_ar: z.nullable(z.string().check(z.maxLength(300))),
  titles: zOtherTitles,
  type: zPropertyType,
  purpose: zPurpose,
  completion: z.nullable(z.enum(['ready', 'off_plan'])),
  category_id: zId,
  location: z.string().check(z.minLength(1), z.maxLength(300)),
  location_path: z.array(zPlaceRef).check(z.maxLength(4)),
  price: zNullableAed,
  previous_price: zNullableAed,
  price_period: z.nullable(z.enum(['year'])),
  price_per_sqft: z.nullable(z.number().check(z.gte(0), z.lte(100000000000))),
  price_comparison: z.nullable(zPriceComparison),
  bedrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullable(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullable(z.number().check(z.gte(0), z.lte(100000000))),
  furnished: z.nullable(z.enum(['furnished', 'unfurnished', 'partly'])),
  cheques: z.nullable(z.int().check(z.gte(1), z.lte(12))),
  address: z.nullable(z.string().check(z.maxLength(300))),
  advertised_by: z.nullable(z.string().check(z.maxLength(160))),
  features: z.array(zSlug).check(z.maxLength(64)),
  coordinates: zCoordinates,
  media: z.array(zMediaItem).check(z.maxLength(60)),
  media_count: z.int().check(z.gte(0), z.lte(1000)),
  verified: z.boolean(),
  is_demo: z.boolean(),
  is_featured: z.boolean(),
  is_liked: z.boolean(),
  views: z.int().check(z.gte(0), z.lte(2147483647)),
  published_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  confirmed_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  link: z.string().check(z.minLength(1), z.maxLength(300)),
})

/**
 * A property as its owner sees it in the own list.
 */
export const zOwnProperty = z.intersection(
  zPropertyCard,
  z.object({
    status: zPropertyStatus,
    reason: z.nullable(z.string().check(z.maxLength(500))),
    advertiser: z.nullable(z.string().check(z.maxLength(200))),
    placeholder: zPicturePlaceholder,
    enquiries_count: z.int().check(z.gte(0), z.lte(1000000000)),
    updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
    expires_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    availability: z.nullable(zOwnAvailability),
  }),
)

/**
 * A form as it is being filled in: texts as they were typed, right or wrong, so that nothing of it is lost; empty where nothing was.
 */
export const zPropertyDraftContent = z.strictObject({
  title: z.string().check(z.maxLength(400)),
  title_ar: z.string().check(z.maxLength(400)),
  description: z.string().check(z.maxLength(20000)),
  description_ar: z.string().check(z.maxLength(20000)),
  purpose: z.string().check(z.maxLength(20)),
  completion: z.string().check(z.maxLength(20)),
  category_id: z.string().check(z.maxLength(40)),
  sub_category_id: z.string().check(z.maxLength(40)),
  sub_sub_category_id: z.string().check(z.maxLength(40)),
  location_id: z.string().check(z.maxLength(80)),
  lat: z.string().check(z.maxLength(40)),
  lng: z.string().check(z.maxLength(40)),
  price: z.string().check(z.maxLength(40)),
  bedrooms: z.string().check(z.maxLength(40)),
  bathrooms: z.string().check(z.maxLength(40)),
  size: z.string().check(z.maxLength(40)),
  plot_size: z.string().check(z.maxLength(40)),
  furnished: z.string().check(z.maxLength(20)),
  permit_number: z.string().check(z.maxLength(120)),
  service_charge: z.string().check(z.maxLength(40)),
  cheques: z.string().check(z.maxLength(40)),
  security_deposit: z.string().check(z.maxLength(40)),
  developer: z.string().check(z.maxLength(240)),
  floor: z.string().check(z.maxLength(40)),
  total_floors: z.string().check(z.maxLength(40)),
  parking: z.string().check(z.maxLength(40)),
  year_built: z.string().check(z.maxLength(40)),
  handover: z.string().check(z.maxLength(40)),
  available_from: z.string().check(z.maxLength(40)),
  video_url: z.string().check(z.maxLength(600)),
  tour_url: z.string().check(z.maxLength(600)),
  features: z.array(zSlug).check(z.maxLength(64)),
  media: z.array(zPropertyDraftPicture).check(z.maxLength(60)),
  read: z.array(zReadValue).check(z.maxLength(100)),
})

/**
 * A draft as it is to be kept.
 */
export const zPropertyDraftForm = z.strictObject({
  version: zDraftVersion,
  editor: zDraftEditor,
  property_id: z.nullish(zId),
  content: zPropertyDraftContent,
})

/**
 * A property as its owner writes it. A live property needs a permit, a sub-category and a size, and bedrooms where it is residential; a draft may lack what is not required here.
 */
export const zPropertyForm = z.strictObject({
  updated_at: z.nullish(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  title: z.string().check(z.minLength(5), z.maxLength(160), z.regex(/\S/)),
  title_ar: z.nullish(z.string().check(z.maxLength(160))),
  description: z.string().check(z.minLength(20), z.maxLength(20000)),
  description_ar: z.nullish(z.string().check(z.maxLength(20000))),
  status: z.enum(['draft', 'live', 'hidden']),
  purpose: zPurpose,
  completion: z.nullish(z.enum(['ready', 'off_plan'])),
  category_id: zId,
  sub_category_id: z.nullish(zId),
  sub_sub_category_id: z.nullish(zId),
  location_id: zSlug,
  coordinates: z.nullish(zCoordinates),
  price: z.optional(zAskedPrice),
  bedrooms: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  bathrooms: z.nullish(z.int().check(z.gte(0), z.lte(100))),
  size: z.nullish(z.number().check(z.gte(1), z.lte(100000000))),
  plot_size: z.nullish(z.number().check(z.gte(1), z.lte(100000000))),
  furnished: z.nullish(z.enum(['furnished', 'unfurnished', 'partly'])),
  features: z.optional(z.array(zSlug).check(z.maxLength(64))),
  permit_number: z.nullish(z.string().check(z.minLength(5), z.maxLength(60), z.regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/))),
  service_charge: z.nullish(z.number().check(z.gte(0), z.lte(1000))),
  cheques: z.nullish(z.int().check(z.gte(1), z.lte(12))),
  security_deposit: z.optional(zNullableAed),
  developer: z.nullish(z.string().check(z.maxLength(120))),
  floor: z.nullish(z.int().check(z.gte(-5), z.lte(200))),
  total_floors: z.nullish(z.int().check(z.gte(1), z.lte(200))),
  parking: z.nullish(z.int().check(z.gte(0), z.lte(50))),
  year_built: z.nullish(z.int().check(z.gte(1900), z.lte(2100))),
  handover: z.nullish(z.string().check(z.maxLength(7), z.regex(/^20\d{2}-Q[1-4]$/))),
  available_from: z.nullish(z.string().check(z.maxLength(10), z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  video_url: z.optional(zNullableLinkUrl),
  tour_url: z.optional(zNullableLinkUrl),
  media: z.optional(z.array(zPropertyMediaInput).check(z.maxLength(60))),
})

/**
 * A fee, a rate or a limit, as it stood on a day.
 */
export const zRate = z.object({
  id: zSlug,
  value: z.number().check(z.gte(0), z.lte(1000000000)),
  unit: zRateUnit,
  applies_to: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z]+(-[a-z]+)*$/)),
  text: z.string().check(z.minLength(1), z.maxLength(60)),
  note: z.nullable(z.string().check(z.maxLength(400))),
  as_of: z.iso.date().check(z.maxLength(10)),
  source: zContentSource,
  language: zLanguageCode,
})

/**
 * Filters of a search by the names of its query; absent ones filter nothing.
 */
export const zSearchQuery = z.object({
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  purpose: z.optional(zPurpose),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(zAed),
  price_max: z.optional(zAed),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(39))),
})

/**
 * What the free text was understood as.
 */
export const zSearchNotes = z.object({
  corrected: z.nullable(z.string().check(z.maxLength(300))),
  places: z.array(zPlaceRef).check(z.maxLength(20)),
  read: zSearchQuery,
})

/**
 * A small change of a search that brings properties: without the filters of `drop` and with those of `set` the search has exactly `count` properties.
 */
export const zSearchRelaxation = z.object({
  drop: z.array(zSearchField).check(z.maxLength(23)),
  set: zSearchQuery,
  count: z.int().check(z.gte(1), z.lte(1000000000)),
})

/**
 * A shared list, as whoever has its key sees it. Tells nothing of its owner but the name that they chose.
 */
export const zSharedListView = z.object({
  title: zSharedListTitle,
  owner_name: zSharedListName,
  properties: z.array(zPropertyCard).check(z.maxLength(100)),
  gone_count: z.int().check(z.gte(0), z.lte(100)),
  notes: z
    .array(
      z.object({
        property_id: zId,
        note: zFavouriteNote,
      }),
    )
    .check(z.maxLength(100)),
  own_votes: z.array(zSharedListVote).check(z.maxLength(100)),
})

/**
 * Connects an identity provider with the account of its verified e-mail address.
 */
export const zSocialLinkRequest = z.strictObject({
  id_token: zIdToken,
  password: z.string().check(z.minLength(1), z.maxLength(256)),
})

/**
 * Logs in with an identity provider.
 */
export const zSocialLoginRequest = z.strictObject({
  id_token: zIdToken,
})

/**
 * One account of the company on a social network.
 */
export const zSocialMedia = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  link: z.string().check(z.minLength(9), z.maxLength(2048), z.regex(/^https:\/\/\S+$/)),
  className: z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$/)),
})

/**
 * Names an identity provider in the settings of the site.
 */
export const zSocialProviderId = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z][a-z0-9-]{0,39}$/))

/**
 * An identity provider that the operator has set up.
 */
export const zSocialProvider = z.object({
  id: zSocialProviderId,
  name: z.string().check(z.minLength(1), z.maxLength(60)),
})

/**
 * How the owner of an account proves to be there, and until when that is proven.
 */
export const zIdentityProofState = z.object({
  good_until: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  password: z.boolean(),
  passkey: z.boolean(),
  providers: z.array(zSocialProvider).check(z.maxLength(20)),
})

/**
 * What a visitor may know about the data behind the site.
 */
export const zSiteStatus = z.object({
  demo_data: z.boolean(),
  listings_count: z.int().check(z.gte(0), z.lte(2147483647)),
  database: z.enum(['embedded', 'postgres']),
  has_agents: z.optional(z.boolean()),
  sends_mail: z.optional(z.boolean()),
  sends_texts: z.optional(z.boolean()),
  shows_messages: z.optional(z.boolean()),
  password_min_length: z.optional(z.int().check(z.gte(6), z.lte(64))),
  passkeys: z.optional(z.boolean()),
  map_tiles: z.optional(zMapTiles),
  sign_in_providers: z.optional(z.array(zSocialProvider).check(z.maxLength(12))),
  notices: z.optional(z.array(zShownNotice).check(z.maxLength(20))),
})

/**
 * What a sign-in is for. One that is begun to log in or to sign up may do either, and may connect an account; one that is begun to connect, or to prove who uses a session, does nothing else. To prove, the provider is asked to have its own log-in done again.
 */
export const zSocialPurpose = z.enum(['log-in', 'sign-up', 'link', 'prove'])

/**
 * Begins a sign-in with an identity provider.
 */
export const zSocialBeginRequest = z.strictObject({
  provider: zSocialProviderId,
  purpose: zSocialPurpose,
})

/**
 * Signs up with an identity provider; name and e-mail address come from its token.
 */
export const zSocialSignupRequest = z.strictObject({
  id_token: zIdToken,
  role: zSignupRole,
  company_name: z.optional(zCompanyName),
  rera_number: z.optional(zRegistrationNumber),
  accept_terms: z.literal(true),
})

/**
 * Names a sign-in that was begun; comes back from the identity provider with its answer.
 */
export const zSocialState = z.string().check(z.minLength(20), z.maxLength(100), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * The code that an identity provider gave to the popup.
 */
export const zSocialCodeRequest = z.strictObject({
  code: z.string().check(z.minLength(1), z.maxLength(2048), z.regex(/^[\x21-\x7E]+$/)),
  state: zSocialState,
})

/**
 * A sign-in that was begun.
 */
export const zSocialSignIn = z.object({
  authorization_url: z.url().check(z.maxLength(4000)),
  state: zSocialState,
  expires_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * Order of a result list. Ties are broken by id, so pages never overlap.
 */
export const zSortBy = z.enum([
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'size_desc',
  'size_asc',
  'price_per_sqft_asc',
])

/**
 * Where a property stands in a search, and what orders it.
 */
export const zPropertyRank = z.object({
  position: z.nullable(z.int().check(z.gte(1), z.lte(1000000000))),
  total: z.int().check(z.gte(0), z.lte(1000000000)),
  sort_by: zSortBy,
  by_words: z.boolean(),
  featured: z.int().check(z.gte(0), z.lte(3)),
  score: z.int().check(z.gte(0), z.lte(100)),
  parts: z.array(zScorePart).check(z.maxLength(12)),
})

/**
 * Language that a person speaks (ISO 639-1).
 */
export const zSpokenLanguage = z.string().check(z.length(2), z.regex(/^[a-z]{2}$/))

/**
 * An agent or an agency as lists show it. Only what its owner publishes.
 */
export const zAgentCard = z.object({
  _id: zId,
  user_type: z.enum(['agent', 'agency']),
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  agent_photo: zNullableImageUrl,
  agency_logo: zNullableImageUrl,
  agency_id: z.nullable(z.string().check(z.maxLength(36))),
  agency_name: z.nullable(z.string().check(z.maxLength(160))),
  nationality: z.nullable(z.string().check(z.maxLength(2))),
  languages: z.array(zSpokenLanguage).check(z.maxLength(12)),
  service_need: z.array(zServiceNeed).check(z.maxLength(8)),
  areas: z.array(zPlaceRef).check(z.maxLength(12)),
  rera_number: z.nullable(z.string().check(z.maxLength(40))),
  verified: z.boolean(),
  sale_count: z.int().check(z.gte(0), z.lte(1000000)),
  rent_count: z.int().check(z.gte(0), z.lte(1000000)),
  agents_count: z.int().check(z.gte(0), z.lte(100000)),
  response_minutes: z.nullable(z.int().check(z.gte(0), z.lte(100000))),
  phone_number: z.nullable(z.string().check(z.maxLength(32))),
  link: z.string().check(z.minLength(1), z.maxLength(300)),
})

/**
 * An agent or an agency with everything that its page shows.
 */
export const zAgentProfile = z.intersection(
  zAgentCard,
  z.object({
    about: z.nullable(z.string().check(z.maxLength(2000))),
    about_ar: z.nullable(z.string().check(z.maxLength(2000))),
    agents: z.array(zAgentCard).check(z.maxLength(100)),
    member_since: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
    availability: zAvailabilityFigures,
  }),
)

/**
 * The person who answers for a property.
 */
export const zAgentSummary = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  agent_photo: zNullableImageUrl,
  agency_name: z.nullable(z.string().check(z.maxLength(160))),
  agency_logo: zNullableImageUrl,
  languages: z.array(zSpokenLanguage).check(z.maxLength(12)),
  rera_brn: z.nullable(z.string().check(z.maxLength(40))),
  rera_orn: z.nullable(z.string().check(z.maxLength(40))),
  response_minutes: z.nullable(z.int().check(z.gte(0), z.lte(100000))),
  phone_number: z.nullable(z.string().check(z.maxLength(32))),
})

/**
 * What a stated fact is about.
 */
export const zStatedFactKind = z.enum([
  'view',
  'floor',
  'maids_room',
  'vacant',
  'furnished',
  'chiller',
  'handover',
  'payment_plan',
  'completion',
  'developer',
])

/**
 * Something that the advertiser's own words say of a property, with those words.
 */
export const zStatedFact = z.object({
  kind: zStatedFactKind,
  value: z.string().check(z.minLength(1), z.maxLength(60)),
  field: z.enum(['title', 'title_ar', 'description', 'description_ar']),
  quote: z.string().check(z.minLength(1), z.maxLength(120)),
  alone: z.boolean(),
})

/**
 * A property with everything that its page shows.
 */
export const zPropertyDetail = z.intersection(
  zPropertyCard,
  z.object({
    status: zPropertyStatus,
    updated_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
    description: z.string().check(z.maxLength(20000)),
    description_ar: z.nullable(z.string().check(z.maxLength(20000))),
    sub_category_id: z.nullable(z.string().check(z.maxLength(36))),
    sub_sub_category_id: z.nullable(z.string().check(z.maxLength(36))),
    permit_number: z.nullable(z.string().check(z.maxLength(60))),
    plot_size: z.nullable(z.number().check(z.gte(0), z.lte(100000000))),
    view: z.array(zSlug).check(z.maxLength(12)),
    service_charge: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
    security_deposit: zNullableAed,
    available_from: z.nullable(z.string().check(z.maxLength(10))),
    developer: z.nullable(z.string().check(z.maxLength(120))),
    floor: z.nullable(z.int().check(z.gte(-5), z.lte(200))),
    total_floors: z.nullable(z.int().check(z.gte(1), z.lte(200))),
    parking: z.nullable(z.int().check(z.gte(0), z.lte(50))),
    year_built: z.nullable(z.int().check(z.gte(1900), z.lte(2100))),
    handover: z.nullable(z.string().check(z.maxLength(20))),
    video_url: zNullableLinkUrl,
    tour_url: zNullableLinkUrl,
    placeholders: z.array(zPicturePlaceholder).check(z.maxLength(60)),
    agent: z.nullable(zAgentSummary),
    advertiser: z.nullable(z.string().check(z.maxLength(160))),
    stated_facts: z.array(zStatedFact).check(z.maxLength(40)),
    source: zPropertySource,
  }),
)

/**
 * The lead as it is kept.
 */
export const zStoredLead = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  email: zEmail,
  phone_number: zPhoneNumber,
  min_budget: zNullableAed,
  max_budget: zNullableAed,
})

/**
 * Second or third level of the property kinds.
 */
export const zSubCategory = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  slug: zSlug,
  parent_id: zId,
  listings_count: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * What a suggestion leads to.
 */
export const zSuggestionKind = z.enum(['place', 'agent', 'agency', 'listing', 'query'])

/**
 * Something that a few letters of a search may mean. `query` is the search that it stands for; it is null where `link` leads to a page instead.
 */
export const zSearchSuggestion = z.object({
  kind: zSuggestionKind,
  id: z.string().check(z.minLength(1), z.maxLength(1000)),
  label: z.string().check(z.minLength(1), z.maxLength(600)),
  label_ar: z.nullable(z.string().check(z.maxLength(600))),
  detail: z.nullable(z.string().check(z.maxLength(300))),
  detail_ar: z.nullable(z.string().check(z.maxLength(300))),
  location_path: z.array(zPlaceRef).check(z.maxLength(4)),
  count: z.int().check(z.gte(0), z.lte(1000000000)),
  query: z.nullable(zSearchQuery),
  parts: z
    .array(
      z.object({
        field: zSearchField,
        label: z.string().check(z.minLength(1), z.maxLength(200)),
        label_ar: z.string().check(z.minLength(1), z.maxLength(200)),
      }),
    )
    .check(z.maxLength(24)),
  link: z.nullable(z.string().check(z.maxLength(300))),
})

/**
 * Operating system of a device, without its version; null where it is not known.
 */
export const zSystemName = z.nullable(z.string().check(z.maxLength(60)))

/**
 * Something that happened to an account lately.
 */
export const zAccountEvent = z.object({
  kind: zAccountEventKind,
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  times: z.int().check(z.gte(1), z.lte(2147483647)),
  browser: zBrowserName,
  os: zSystemName,
  country: zSeenCountry,
})

/**
 * A log-in of the account that is still good. Neither its token nor a hash of it.
 */
export const zAccountSession = z.object({
  id: zId,
  browser: zBrowserName,
  os: zSystemName,
  country: zSeenCountry,
  created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  last_used_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  current: z.boolean(),
})

/**
 * A draft with its form, and where it was last written.
 */
export const zPropertyDraft = z.intersection(
  zPropertyDraftSummary,
  z.object({
    editor: zDraftEditor,
    browser: zBrowserName,
    os: zSystemName,
    content: zPropertyDraftContent,
  }),
)

/**
 * Opaque token of one step of a sign-up; the next step replaces it.
 */
export const zTemporaryToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * Ends a sign-up whose e-mail address is proven.
 */
export const zSetPasswordRequest = z.strictObject({
  temporaryToken: zTemporaryToken,
  code: zSignupCode,
  password: zPassword,
})

/**
 * What is known of a mail or text message that was not delivered, whether its words are kept or not.
 */
export const zUndeliveredMessage = z.object({
  channel: z.enum(['email', 'sms']),
  kind: z.enum(['notice', 'receipt', 'reply', 'account']),
  attempts: z.int().check(z.gte(0), z.lte(1000000)),
  failure: zDeliveryFailure,
})

/**
 * Something that an operator decides on, with what may be decided now.
 */
export const zOperatorCase = z.object({
  _id: zId,
  kind: zOperatorCaseKind,
  title: z.string().check(z.maxLength(400)),
  detail: z.nullable(z.string().check(z.maxLength(2000))),
  role: z.nullable(zRole),
  report_reason: z.nullable(zReportReason),
  provider: z.nullable(zPaymentProvider),
  message: z.nullable(zUndeliveredMessage),
  person: z.nullable(z.string().check(z.maxLength(200))),
  email: z.nullable(z.string().check(z.maxLength(254))),
  state: zOperatorCaseState,
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  reason: z.nullable(z.string().check(z.maxLength(2000))),
  amount: z.nullable(z.number().check(z.gte(0), z.lte(100000000000))),
  property_id: z.nullable(zId),
  decisions: z.array(zOperatorDecision).check(z.maxLength(8)),
})

/**
 * Changes the password of the account.
 */
export const zUpdatePasswordRequest = z.strictObject({
  current_password: z.string().check(z.minLength(1), z.maxLength(256)),
  new_password: zPassword,
})

/**
 * A file and what it is for.
 */
export const zUploadForm = z.strictObject({
  file: z.instanceof(Blob).check(z.minSize(1), z.maxSize(10485760), z.mime(['image/jpeg', 'image/png', 'image/webp'])),
  purpose: z.enum(['property_photo', 'floor_plan', 'company_logo', 'agent_photo']),
})

/**
 * A stored picture; its address goes into a form of the same account.
 */
export const zUploadedFile = z.object({
  _id: zId,
  url: zImageUrl,
  purpose: z.enum(['property_photo', 'floor_plan', 'company_logo', 'agent_photo']),
  media_type: z.enum(['image/jpeg', 'image/png', 'image/webp']),
  width: z.int().check(z.gte(1), z.lte(20000)),
  height: z.int().check(z.gte(1), z.lte(20000)),
  bytes: z.int().check(z.gte(1), z.lte(10485760)),
})

/**
 * The signed-in account (userData). Guests have neither name nor email.
 */
export const zUser = z.object({
  _id: zId,
  role: zRole,
  first_name: z.nullable(z.string().check(z.maxLength(80))),
  last_name: z.nullable(z.string().check(z.maxLength(80))),
  email: z.nullable(z.string().check(z.maxLength(254))),
  profile_picture: zNullableImageUrl,
  company_logo: zNullableImageUrl,
  agent_photo: zNullableImageUrl,
  agency_logo: zNullableImageUrl,
})

/**
 * The signed-in account with everything that its profile page shows.
 */
export const zUserAccount = z.intersection(
  zUser,
  z.object({
    user_name: z.nullable(z.string().check(z.maxLength(80))),
    phone_number: z.nullable(z.string().check(z.maxLength(15))),
    email_verified: z.boolean(),
    phone_verified: z.boolean(),
    nationality: z.nullable(z.string().check(z.maxLength(2))),
    languages: z.array(zSpokenLanguage).check(z.maxLength(12)),
    service_need: z.array(zServiceNeed).check(z.maxLength(8)),
    about: z.nullable(z.string().check(z.maxLength(2000))),
    company_name: z.nullable(z.string().check(z.maxLength(160))),
    rera_number: z.nullable(z.string().check(z.maxLength(40))),
    licence: z.nullable(zLicence),
    created_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  }),
)

/**
 * Where a bought plan stands.
 */
export const zUserPlanStatus = z.enum(['active', 'cancelled', 'expired'])

/**
 * A plan that an account has bought. A cancelled one runs until its end.
 */
export const zUserPlan = z.object({
  _id: zId,
  user_id: zId,
  plan: zPlan,
  status: zUserPlanStatus,
  started_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  ends_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  grace_ends_at: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  listings_used: z.int().check(z.gte(0), z.lte(1000000)),
  featured_used: z.int().check(z.gte(0), z.lte(1000000)),
  agents_used: z.int().check(z.gte(0), z.lte(1000000)),
  amount_paid: zAed,
})

/**
 * What the provider says of the session; the plan where it is paid.
 */
export const zPaymentVerification = z.object({
  session_id: zPaymentSessionId,
  status: zPaymentStatus,
  user_plan: z.nullable(zUserPlan),
})

/**
 * A kind of account that somebody can sign up for.
 */
export const zUserType = z.object({
  _id: zId,
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  name_ar: z.string().check(z.minLength(1), z.maxLength(80)),
  role: zSignupRole,
  description: z.string().check(z.minLength(1), z.maxLength(300)),
  description_ar: z.string().check(z.minLength(1), z.maxLength(300)),
  users_count: z.int().check(z.gte(0), z.lte(1000000000)),
})

/**
 * New values of a profile; what is absent stays as it is, null empties. E-mail address, role and verification cannot be changed here.
 */
export const zUserUpdate = z.strictObject({
  first_name: z.optional(zPersonName),
  last_name: z.optional(zPersonName),
  user_name: z.optional(z.string().check(z.minLength(3), z.maxLength(80), z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/))),
  phone_number: z.nullish(zPhoneNumber),
  nationality: z.nullish(zCountryCode),
  languages: z.optional(z.array(zSpokenLanguage).check(z.maxLength(12))),
  service_need: z.optional(z.array(zServiceNeed).check(z.maxLength(8))),
  about: z.nullish(z.string().check(z.maxLength(2000))),
  company_name: z.nullish(zCompanyName),
  rera_number: z.nullish(zRegistrationNumber),
})

/**
 * How a figure spreads over the properties of a search without its own filter; properties that do not state it are left out. The figures are null where none does.
 */
export const zValueDistribution = z.object({
  min: zNullableFigure,
  q1: zNullableFigure,
  median: zNullableFigure,
  q3: zNullableFigure,
  max: zNullableFigure,
  bins: z
    .array(
      z.object({
        from: z.number().check(z.gte(0), z.lte(100000000000)),
        to: z.number().check(z.gte(0), z.lte(100000000000)),
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(24)),
})

/**
 * What properties like one ask: live ones of the same purpose, kind, number of bedrooms and community, the property itself among them; of a size within a fifth of its own where at least `least` state a price, which `search` then says.
 */
export const zPriceRange = z.object({
  total: z.int().check(z.gte(0), z.lte(1000000000)),
  place: zPlaceRef,
  search: zSearchQuery,
  price: zValueDistribution,
  price_per_sqft: zValueDistribution,
  priced: z.int().check(z.gte(0), z.lte(1000000000)),
  rated: z.int().check(z.gte(0), z.lte(1000000000)),
  least: z.int().check(z.gte(1), z.lte(100)),
  as_of: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * A search in figures. Each option is counted as if it were chosen in place of its own filter, with all other filters as they are.
 */
export const zSearchFacets = z.object({
  total: z.int().check(z.gte(0), z.lte(1000000000)),
  purpose: z
    .array(
      z.object({
        value: zPurpose,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(2)),
  category: z
    .array(
      z.object({
        value: zId,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(20)),
  type: z
    .array(
      z.object({
        value: zPropertyType,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(11)),
  bedrooms: z
    .array(
      z.object({
        value: z.int().check(z.gte(0), z.lte(7)),
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(8)),
  bathrooms: z
    .array(
      z.object({
        value: z.int().check(z.gte(1), z.lte(6)),
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(6)),
  completion: z
    .array(
      z.object({
        value: zCompletion,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(2)),
  furnished: z
    .array(
      z.object({
        value: zFurnishing,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(3)),
  verified: z.int().check(z.gte(0), z.lte(1000000000)),
  features: z
    .array(
      z.object({
        value: zSlug,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(64)),
  locations: z
    .array(
      z.object({
        place: zPlaceRef,
        count: z.int().check(z.gte(0), z.lte(1000000000)),
      }),
    )
    .check(z.maxLength(12)),
  price: zValueDistribution,
  size: zValueDistribution,
  relaxations: z.array(zSearchRelaxation).check(z.maxLength(5)),
})

/**
 * Proves the e-mail address of a sign-up.
 */
export const zVerifyCodeRequest = z.strictObject({
  temporaryToken: zTemporaryToken,
  code: zSignupCode,
  otp: zOneTimeCode,
})

/**
 * Proves an e-mail address.
 */
export const zVerifyEmailRequest = z.strictObject({
  email: zEmail,
  code: zOneTimeCode,
})

/**
 * The session that the browser came back from.
 */
export const zVerifyPaymentRequest = z.strictObject({
  session_id: zPaymentSessionId,
})

/**
 * Proves a telephone number.
 */
export const zVerifyPhoneRequest = z.strictObject({
  phone_number: zPhoneNumber,
  code: zOneTimeCode,
})

/**
 * What one side does about a viewing.
 */
export const zViewingChange = z.strictObject({
  action: z.enum(['confirm', 'move', 'cancel']),
  starts_at: z.nullish(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
  revision: z.int().check(z.gte(1), z.lte(2147483647)),
})

/**
 * A time of the day in the UAE, on the quarter hour.
 */
export const zViewingClock = z.string().check(z.length(5), z.regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/))

/**
 * Hours of viewings on a day of every week.
 */
export const zViewingDay = z.strictObject({
  weekday: z.int().check(z.gte(0), z.lte(6)),
  from: zViewingClock,
  to: zViewingClock,
})

/**
 * Hours of a day in which viewings can be.
 */
export const zViewingRange = z.strictObject({
  from: zViewingClock,
  to: zViewingClock,
})

/**
 * Hours of one day in place of those of its week; none where it is a day off.
 */
export const zViewingException = z.strictObject({
  day: z.iso.date().check(z.maxLength(10)),
  hours: z.array(zViewingRange).check(z.maxLength(6)),
})

/**
 * When an agent or agency shows properties. Times are those of the UAE.
 */
export const zViewingHours = z.strictObject({
  week: z.array(zViewingDay).check(z.maxLength(28)),
  exceptions: z.array(zViewingException).check(z.maxLength(100)),
  length_minutes: z.int().check(z.gte(15), z.lte(240)),
  travel_minutes: z.int().check(z.gte(0), z.lte(240)),
  notice_hours: z.int().check(z.gte(0), z.lte(168)),
  horizon_days: z.int().check(z.gte(1), z.lte(60)),
  revision: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * One of the two who meet.
 */
export const zViewingSide = z.enum(['visitor', 'advertiser'])

/**
 * Something that happened to a viewing.
 */
export const zViewingEvent = z.object({
  at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  side: zViewingSide,
  event: z.enum(['requested', 'booked', 'confirmed', 'proposed', 'moved', 'cancelled']),
  starts_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * Times at which a property can be seen.
 */
export const zViewingSlots = z.object({
  offered: z.boolean(),
  length_minutes: z.int().check(z.gte(0), z.lte(240)),
  horizon_days: z.int().check(z.gte(0), z.lte(60)),
  slots: z.array(z.iso.datetime({ offset: true }).check(z.maxLength(40))).check(z.maxLength(2000)),
})

/**
 * `requested` waits for the advertiser, `proposed` is another time of the advertiser that waits for the visitor.
 */
export const zViewingState = z.enum(['requested', 'proposed', 'confirmed', 'cancelled'])

/**
 * What a link of a mail about a viewing proves its reader by.
 */
export const zViewingToken = z.string().check(z.minLength(20), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * Who comes to a viewing.
 */
export const zViewingVisitor = z.object({
  name: zContactName,
  email: z.nullable(zEmail),
  phone_number: z.nullable(zPhoneNumber),
})

/**
 * A viewing of a property.
 */
export const zViewing = z.object({
  _id: zId,
  reference: z.string().check(z.maxLength(20)),
  state: zViewingState,
  starts_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  ends_at: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  property_id: zId,
  property_title: z.string().check(z.maxLength(400)),
  property_title_ar: z.nullable(z.string().check(z.maxLength(400))),
  property_offered: z.boolean(),
  agent_name: z.string().check(z.maxLength(200)),
  agency_name: z.nullable(z.string().check(z.maxLength(200))),
  visitor: z.nullable(zViewingVisitor),
  viewer: zViewingSide,
  offers_times: z.boolean(),
  revision: z.int().check(z.gte(1), z.lte(2147483647)),
  history: z.array(zViewingEvent).check(z.maxLength(100)),
})

/**
 * Views of live properties of the same purpose and kind, those that have all of something against those that do not; null in its place where either are too few.
 */
export const zViewsCompared = z.object({
  with: z.number().check(z.gte(0), z.lte(1000000000)),
  without: z.number().check(z.gte(0), z.lte(1000000000)),
  count_with: z.int().check(z.gte(0), z.lte(1000000000)),
  count_without: z.int().check(z.gte(0), z.lte(1000000000)),
  days: z.int().check(z.gte(1), z.lte(180)),
})

/**
 * What a form lacks, what else is the same property, and what properties like it ask.
 */
export const zPropertyAssessment = z.object({
  score: z.int().check(z.gte(0), z.lte(100)),
  points: z
    .array(
      z.intersection(
        zScorePart,
        z.object({
          views: z.nullable(zViewsCompared),
        }),
      ),
    )
    .check(z.maxLength(12)),
  duplicates: z.array(zPropertyDuplicate).check(z.maxLength(20)),
  price_range: z.nullable(zPriceRange),
})

/**
 * The first page of a browser session. No address of the network is kept.
 */
export const zVisitLog = z.strictObject({
  path: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^\//)),
  language: zLanguageCode,
  referrer: z.nullish(z.string().check(z.minLength(8), z.maxLength(300), z.regex(/^https?:\/\/\S+$/))),
  device: z.optional(z.enum(['phone', 'tablet', 'desktop'])),
})

/**
 * How much is taken back.
 */
export const zWithdrawRequest = z.strictObject({
  scope: z.enum(['one', 'recipient']),
})

/**
 * Identifier of the row.
 */
export const zId2 = zId

/**
 * Page number, from 1.
 */
export const zPage = z._default(z.int().check(z.gte(1), z.lte(100000)), 1)

/**
 * Rows on a page.
 */
export const zLimit = z._default(z.int().check(z.gte(1), z.lte(100)), 24)

/**
 * Order of the rows; the newest first where it is absent.
 */
export const zFavouriteSort2 = zFavouriteSort

/**
 * What the address of a shared list ends with. It is a header so that no log of addresses holds it.
 */
export const zSharedListKey2 = zSharedListKey

/**
 * Language of the texts; English where it is absent. Where a text has not been translated the answer is in English, and says so in its `language`.
 */
export const zLanguage = zLanguageCode

/**
 * Leads of one kind.
 */
export const zLeadKind2 = zLeadKind

/**
 * Leads in one state.
 */
export const zLeadState2 = zLeadState

/**
 * Leads about one property.
 */
export const zLeadProperty2 = zId

/**
 * Leads that are somebody's now.
 */
export const zLeadHandler = zId

/**
 * True for leads whose visitor waits for an answer, those that wait longest first.
 */
export const zLeadUnanswered = z.boolean()

/**
 * Words of the visitor's name, address, number or message, of the property, or the number of the enquiry.
 */
export const zLeadSearch = z.string().check(z.maxLength(100))

/**
 * Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422.
 */
export const zIdempotencyKey = z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))

/**
 * For sale or for rent.
 */
export const zPurpose2 = zPurpose

/**
 * Free text; places and kinds that it names become filters, spelling is forgiven.
 */
export const zSearch = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Places; each includes the places below it, several are alternatives.
 */
export const zLocation2 = z.array(zSlug).check(z.maxLength(20))

/**
 * Category.
 */
export const zCategory2 = zId

/**
 * Sub-category.
 */
export const zSubCategory2 = zId

/**
 * Sub-sub-category.
 */
export const zSubSubCategory = zId

/**
 * Kinds of property, as alternatives.
 */
export const zType = z.array(zPropertyType).check(z.maxLength(11))

/**
 * Ready or off-plan.
 */
export const zCompletion2 = zCompletion

/**
 * Furnishing.
 */
export const zFurnished = zFurnishing

/**
 * Lowest price in AED (a year for rent).
 */
export const zPriceMin = z.int().check(z.gte(0), z.lte(100000000000))

/**
 * Highest price in AED (a year for rent).
 */
export const zPriceMax = z.int().check(z.gte(0), z.lte(100000000000))

/**
 * Fewest bedrooms; 0 is a studio.
 */
export const zBedroomsMin = z.int().check(z.gte(0), z.lte(50))

/**
 * Most bedrooms.
 */
export const zBedroomsMax = z.int().check(z.gte(0), z.lte(50))

/**
 * Fewest bathrooms.
 */
export const zBathroomsMin = z.int().check(z.gte(0), z.lte(50))

/**
 * Smallest size in square feet.
 */
export const zSizeMin = z.int().check(z.gte(0), z.lte(100000000))

/**
 * Largest size in square feet.
 */
export const zSizeMax = z.int().check(z.gte(0), z.lte(100000000))

/**
 * Amenities that the property must all have.
 */
export const zFeatures = z.array(zSlug).check(z.maxLength(39))

/**
 * Only properties whose advertiser was verified.
 */
export const zVerified = z.boolean()

/**
 * Southern edge of the box; the four edges go together.
 */
export const zSouth = z.number().check(z.gte(-90), z.lte(90))

/**
 * Western edge of the box.
 */
export const zWest = z.number().check(z.gte(-180), z.lte(180))

/**
 * Northern edge of the box.
 */
export const zNorth = z.number().check(z.gte(-90), z.lte(90))

/**
 * Eastern edge of the box.
 */
export const zEast = z.number().check(z.gte(-180), z.lte(180))

/**
 * A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place.
 */
export const zArea = z
  .string()
  .check(
    z.minLength(11),
    z.maxLength(1700),
    z.regex(
      /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
    ),
  )

/**
 * Order of the rows; relevance with a text, newest without one, where it is absent.
 */
export const zSortBy2 = zSortBy

/**
 * Order of the rows; the last changed first where it is absent.
 */
export const zOwnSort2 = zOwnSort

/**
 * Only properties of which somebody waits to hear whether they are still offered.
 */
export const zToConfirm = z.boolean()

/**
 * Time and signatures of the raw body with the secret that the site shares with the provider, as Stripe sends them.
 */
export const zPaymentSignature = z
  .string()
  .check(z.minLength(70), z.maxLength(512), z.regex(/^t=\d{1,12}(,v[01]=[0-9a-f]{64})+$/))

/**
 * How many days are counted, today included.
 */
export const zFigureDays = z._default(z.union([z.literal(7), z.literal(30), z.literal(90)]), 30)

/**
 * Words of what is listed: of names, titles, numbers or e-mail addresses.
 */
export const zOperatorSearch = z.string().check(z.maxLength(100))

/**
 * The first day in the UAE; today without it.
 */
export const zViewingDay2 = z.iso.date().check(z.maxLength(10))

/**
 * How many days.
 */
export const zViewingDays = z._default(z.int().check(z.gte(1), z.lte(62)), 7)

/**
 * From a link of a mail: opens the viewing that the mail is about, without a session.
 */
export const zViewingAccess = zViewingToken

/**
 * From a link of a mail: opens the saved searches of the address that the mail went to, without a session.
 */
export const zSavedSearchAccess = zSavedSearchToken

/**
 * Alive.
 */
export const zPingResponse = z.object({
  status: z.literal('ok'),
})

/**
 * The status.
 */
export const zGetSiteStatusResponse = z.object({
  data: zSiteStatus,
})

export const zInitiateSignupBody = zSignupRequest

/**
 * The code is on its way.
 */
export const zInitiateSignupResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSignupStarted,
  temporaryToken: zTemporaryToken,
  code: zSignupCode,
})

export const zVerifySignupCodeBody = zVerifyCodeRequest

/**
 * Proven.
 */
export const zVerifySignupCodeResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  temporaryToken: zTemporaryToken,
})

export const zSetSignupPasswordBody = zSetPasswordRequest

/**
 * The account is made; log in with it.
 */
export const zSetSignupPasswordResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zUser,
})

export const zSignUpWithSocialBody = zSocialSignupRequest

/**
 * The account and a token.
 */
export const zSignUpWithSocialResponse = z.object({
  data: zUser,
  token: zSessionToken,
})

export const zLoginWithSocialBody = zSocialLoginRequest

/**
 * The account and a token.
 */
export const zLoginWithSocialResponse = z.object({
  data: zUser,
  token: zSessionToken,
  deletion_at: z.optional(zDeletionTime),
})

export const zBeginSocialSignInBody = zSocialBeginRequest

/**
 * Where the popup goes.
 */
export const zBeginSocialSignInResponse = z.object({
  data: zSocialSignIn,
})

export const zExchangeSocialCodeBody = zSocialCodeRequest

/**
 * The identity token.
 */
export const zExchangeSocialCodeResponse = z.object({
  data: z.object({
    id_token: zIdToken,
  }),
})

export const zLinkSocialAccountBody = zSocialLinkRequest

/**
 * The account and a token.
 */
export const zLinkSocialAccountResponse = z.object({
  data: zUser,
  token: zSessionToken,
  deletion_at: z.optional(zDeletionTime),
})

/**
 * The guest and the token.
 */
export const zLoginGuestResponse = z.object({
  data: zUser,
  token: zSessionToken,
})

export const zLoginUserBody = zLoginRequest

/**
 * The account and a token.
 */
export const zLoginUserResponse = z.object({
  data: zUser,
  token: zSessionToken,
  deletion_at: z.optional(zDeletionTime),
})

/**
 * Ended.
 */
export const zLogoutUserResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * The account.
 */
export const zGetCurrentUserResponse = z.object({
  data: zUserAccount,
})

export const zUpdateUserBody = zUserUpdate

export const zUpdateUserPath = z.object({
  id: zId,
})

/**
 * The profile as it is now.
 */
export const zUpdateUserResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zUserAccount,
})

export const zUpdateProfilePictureBody = zProfilePictureForm

/**
 * The account with its new picture.
 */
export const zUpdateProfilePictureResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zUserAccount,
})

export const zSendOtpToPhoneBody = zOtpToPhoneRequest

/**
 * The code is on its way.
 */
export const zSendOtpToPhoneResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: zOtpSent,
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zVerifyOtpForPhoneBody = zVerifyPhoneRequest

/**
 * The account with its verified number.
 */
export const zVerifyOtpForPhoneResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: zUserAccount,
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zSendOtpToEmailBody = zOtpToEmailRequest

/**
 * The code is on its way.
 */
export const zSendOtpToEmailResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: zOtpSent,
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zVerifyOtpForEmailBody = zVerifyEmailRequest

/**
 * The account with its verified address.
 */
export const zVerifyOtpForEmailResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  data: zUserAccount,
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zUpdateUserPasswordBody = zUpdatePasswordRequest

/**
 * Changed.
 */
export const zUpdateUserPasswordResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zRequestPasswordResetBody = zForgotPasswordRequest

/**
 * The link is on its way where there is an account.
 */
export const zRequestPasswordResetResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zResetUserPasswordBody = zResetPasswordRequest

/**
 * Changed; log in with the new password.
 */
export const zResetUserPasswordResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * The sessions that are good now.
 */
export const zListSessionsResponse = z.object({
  data: z.array(zAccountSession).check(z.maxLength(200)),
})

export const zEndSessionPath = z.object({
  id: zId,
})

/**
 * Ended.
 */
export const zEndSessionResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * Ended.
 */
export const zEndOtherSessionsResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * At most fifty events.
 */
export const zListAccountEventsResponse = z.object({
  data: z.array(zAccountEvent).check(z.maxLength(50)),
})

/**
 * The ways that this account has.
 */
export const zGetIdentityProofResponse = z.object({
  data: zIdentityProofState,
})

export const zProveIdentityBody = zIdentityProof

/**
 * Proven.
 */
export const zProveIdentityResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zIdentityProofState,
})

/**
 * The passkeys.
 */
export const zListPasskeysResponse = z.object({
  data: z.array(zPasskey).check(z.maxLength(20)),
})

/**
 * What the browser makes the passkey of.
 */
export const zBeginPasskeyResponse = z.object({
  data: zPasskeyCreation,
})

export const zAddPasskeyBody = zPasskeyRegistration

/**
 * Added.
 */
export const zAddPasskeyResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPasskey,
})

export const zRenamePasskeyBody = zPasskeyRename

export const zRenamePasskeyPath = z.object({
  id: zId,
})

/**
 * Renamed.
 */
export const zRenamePasskeyResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPasskey,
})

export const zRemovePasskeyPath = z.object({
  id: zId,
})

/**
 * Removed.
 */
export const zRemovePasskeyResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * What the browser signs.
 */
export const zBeginPasskeyLoginResponse = z.object({
  data: zPasskeyRequest,
})

export const zLoginWithPasskeyBody = zPasskeyLogin

/**
 * The account and a token.
 */
export const zLoginWithPasskeyResponse = z.object({
  data: zUser,
  token: zSessionToken,
  deletion_at: z.optional(zDeletionTime),
})

export const zLogVisitorBody = zVisitLog

/**
 * Counted.
 */
export const zLogVisitorResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zListAgentsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  user_type: z.optional(z.enum(['agent', 'agency'])),
  service_need: z.optional(zServiceNeed),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  nationality: z.optional(zCountryCode),
  language: z.optional(zSpokenLanguage),
})

/**
 * One page of agents and agencies.
 */
export const zListAgentsResponse = z.object({
  data: z.array(zAgentCard).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetAgentPath = z.object({
  id: zId,
})

export const zGetAgentQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  sort_by: z.optional(zSortBy),
})

/**
 * The profile and a page of properties.
 */
export const zGetAgentResponse = z.object({
  data: zAgentProfile,
  properties: z.array(zPropertyCard).check(z.maxLength(100)),
  pagination: zPagination,
})

/**
 * The agencies.
 */
export const zListAgenciesResponse = z.object({
  data: z.array(zAgencyOption).check(z.maxLength(5000)),
})

export const zListLikedPropertiesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  sort_by: z.optional(zFavouriteSort),
})

/**
 * One page of favourites.
 */
export const zListLikedPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(2000)),
  favourites: z.array(zFavouriteMark).check(z.maxLength(2000)),
  gone: z.array(zFavouriteMark).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zSaveFavouriteNoteBody = zFavouriteNoteForm

export const zSaveFavouriteNotePath = z.object({
  id: zId,
})

/**
 * The favourite with its note.
 */
export const zSaveFavouriteNoteResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFavouriteMark,
})

/**
 * All of them.
 */
export const zListSharedListsResponse = z.object({
  data: z.array(zSharedList).check(z.maxLength(10)),
})

export const zCreateSharedListBody = zSharedListForm

/**
 * The list, with the key of its address.
 */
export const zCreateSharedListResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSharedList,
})

export const zRevokeSharedListPath = z.object({
  id: zId,
})

/**
 * It is ended.
 */
export const zRevokeSharedListResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zOpenSharedListHeaders = z.object({
  'Shared-List-Key': zSharedListKey,
})

/**
 * The list.
 */
export const zOpenSharedListResponse = z.object({
  data: zSharedListView,
})

export const zVoteOnSharedListBody = zSharedListVoteForm

export const zVoteOnSharedListHeaders = z.object({
  'Shared-List-Key': zSharedListKey,
})

/**
 * The vote as it stands.
 */
export const zVoteOnSharedListResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSharedListVote,
})

/**
 * The list.
 */
export const zListCategoriesResponse = z.object({
  data: z.array(zCategory).check(z.maxLength(2000)),
})

export const zListSubCategoriesQuery = z.object({
  categoryId: zId,
})

/**
 * The list.
 */
export const zListSubCategoriesResponse = z.object({
  data: z.array(zSubCategory).check(z.maxLength(2000)),
})

export const zListSubSubCategoriesQuery = z.object({
  subCategoryId: zId,
})

/**
 * The list.
 */
export const zListSubSubCategoriesResponse = z.object({
  data: z.array(zSubCategory).check(z.maxLength(2000)),
})

export const zListAskingPricesQuery = z.object({
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(24))), 8),
})

/**
 * The list, the community with the most properties first.
 */
export const zListAskingPricesResponse = z.object({
  data: z.array(zAskingPrices).check(z.maxLength(24)),
  as_of: z.iso.datetime({ offset: true }).check(z.maxLength(40)),
})

/**
 * The list.
 */
export const zListLocationsResponse = z.object({
  data: z.array(zLocation).check(z.maxLength(2000)),
})

/**
 * The list.
 */
export const zListAmenitiesResponse = z.object({
  data: z.array(zAmenity).check(z.maxLength(2000)),
})

export const zListContactUsQuery = z.object({
  language: z.optional(zLanguageCode),
})

/**
 * The list.
 */
export const zListContactUsResponse = z.object({
  data: z.array(zContactUs).check(z.maxLength(2000)),
})

export const zListLeadsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  kind: z.optional(zLeadKind),
  state: z.optional(zLeadState),
  property_id: z.optional(zId),
  handler_id: z.optional(zId),
  unanswered: z.optional(z.boolean()),
  search: z.optional(z.string().check(z.maxLength(100))),
})

/**
 * One page of them.
 */
export const zListLeadsResponse = z.object({
  data: z.array(zLeadRow).check(z.maxLength(100)),
  pagination: zPagination,
  unread: z.int().check(z.gte(0), z.lte(2147483647)),
  waiting: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * The choices.
 */
export const zGetLeadChoicesResponse = z.object({
  people: z.array(zLeadPerson).check(z.maxLength(500)),
  properties: z.array(zLeadProperty).check(z.maxLength(200)),
})

export const zGetLeadPath = z.object({
  id: zId,
})

/**
 * The lead.
 */
export const zGetLeadResponse = z.object({
  data: zLeadDetail,
})

export const zMarkLeadSeenPath = z.object({
  id: zId,
})

/**
 * The lead.
 */
export const zMarkLeadSeenResponse = z.object({
  data: zLeadDetail,
})

export const zUpdateLeadBody = zLeadChange

export const zUpdateLeadPath = z.object({
  id: zId,
})

/**
 * Changed.
 */
export const zUpdateLeadResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zLeadDetail,
})

export const zAddLeadNoteBody = zLeadNoteForm

export const zAddLeadNoteHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

export const zAddLeadNotePath = z.object({
  id: zId,
})

/**
 * Written.
 */
export const zAddLeadNoteResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zLeadDetail,
})

export const zReplyToLeadBody = zLeadReplyForm

export const zReplyToLeadHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

export const zReplyToLeadPath = z.object({
  id: zId,
})

/**
 * On its way.
 */
export const zReplyToLeadResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zLeadDetail,
})

export const zExportLeadsQuery = z.object({
  kind: z.optional(zLeadKind),
  state: z.optional(zLeadState),
  property_id: z.optional(zId),
  handler_id: z.optional(zId),
  unanswered: z.optional(z.boolean()),
  search: z.optional(z.string().check(z.maxLength(100))),
})

/**
 * The file.
 */
export const zExportLeadsResponse = z.object({
  data: zLeadFile,
})

export const zListPropertiesQuery = z.object({
  purpose: z.optional(zPurpose),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  category: z.optional(zId),
  sub_category: z.optional(zId),
  sub_sub_category: z.optional(zId),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  price_max: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(39))),
  verified: z.optional(z.boolean()),
  south: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  west: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  north: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  east: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  area: z.optional(
    z
      .string()
      .check(
        z.minLength(11),
        z.maxLength(1700),
        z.regex(
          /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
        ),
      ),
  ),
  sort_by: z.optional(zSortBy),
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of properties.
 */
export const zListPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(100)),
  pagination: zPagination,
  search: zSearchNotes,
  featured: z.array(zPropertyCard).check(z.maxLength(3)),
})

export const zGetSearchFacetsQuery = z.object({
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  category: z.optional(zId),
  sub_category: z.optional(zId),
  sub_sub_category: z.optional(zId),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  purpose: z.optional(zPurpose),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  price_max: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(39))),
  verified: z.optional(z.boolean()),
  south: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  west: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  north: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  east: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  area: z.optional(
    z
      .string()
      .check(
        z.minLength(11),
        z.maxLength(1700),
        z.regex(
          /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
        ),
      ),
  ),
})

/**
 * The figures.
 */
export const zGetSearchFacetsResponse = z.object({
  data: zSearchFacets,
})

export const zListMapPinsQuery = z.object({
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  category: z.optional(zId),
  sub_category: z.optional(zId),
  sub_sub_category: z.optional(zId),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  purpose: z.optional(zPurpose),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  price_max: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(39))),
  verified: z.optional(z.boolean()),
  south: z.number().check(z.gte(-90), z.lte(90)),
  west: z.number().check(z.gte(-180), z.lte(180)),
  north: z.number().check(z.gte(-90), z.lte(90)),
  east: z.number().check(z.gte(-180), z.lte(180)),
  zoom: z.int().check(z.gte(5), z.lte(18)),
  area: z.optional(
    z
      .string()
      .check(
        z.minLength(11),
        z.maxLength(1700),
        z.regex(
          /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
        ),
      ),
  ),
})

/**
 * The properties.
 */
export const zListMapPinsResponse = z.object({
  data: zMapPins,
})

export const zListSearchSuggestionsQuery = z.object({
  search: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/\S/)),
})

/**
 * Suggestions, likeliest first.
 */
export const zListSearchSuggestionsResponse = z.object({
  data: z.array(zSearchSuggestion).check(z.maxLength(10)),
})

export const zSayPropertyGoneBody = zGoneRequest

export const zSayPropertyGonePath = z.object({
  id: zId,
})

/**
 * Noted.
 */
export const zSayPropertyGoneResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zListOwnPropertiesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  sort_by: z.optional(zOwnSort),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  category: z.optional(zId),
  sub_category: z.optional(zId),
  sub_sub_category: z.optional(zId),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  purpose: z.optional(zPurpose),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  price_max: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(39))),
  verified: z.optional(z.boolean()),
  status: z.optional(zPropertyStatus),
  to_confirm: z.optional(z.boolean()),
})

/**
 * One page of own properties.
 */
export const zListOwnPropertiesResponse = z.object({
  data: z.array(zOwnProperty).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zCreatePropertyBody = zPropertyForm

export const zCreatePropertyHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * The property as its page shows it.
 */
export const zCreatePropertyResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPropertyDetail,
})

export const zUpdatePropertyBody = zPropertyForm

export const zUpdatePropertyPath = z.object({
  id: zId,
})

/**
 * The property as it is now.
 */
export const zUpdatePropertyResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPropertyDetail,
})

export const zDeletePropertyPath = z.object({
  id: zId,
})

/**
 * Removed.
 */
export const zDeletePropertyResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  change_id: z.optional(zId),
})

export const zChangePropertiesBody = zPropertiesChange

/**
 * What became of each.
 */
export const zChangePropertiesResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPropertiesChanged,
})

export const zUndoPropertyChangePath = z.object({
  id: zId,
})

/**
 * What became of each.
 */
export const zUndoPropertyChangeResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPropertiesChanged,
})

export const zListPropertyHistoryPath = z.object({
  id: zId,
})

export const zListPropertyHistoryQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of changes.
 */
export const zListPropertyHistoryResponse = z.object({
  data: z.array(zPropertyHistoryEntry).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zAssessPropertyBody = zPropertyAssessmentForm

/**
 * What was found.
 */
export const zAssessPropertyResponse = z.object({
  data: zPropertyAssessment,
})

export const zGetPropertyRankPath = z.object({
  id: zId,
})

export const zGetPropertyRankQuery = z.object({
  purpose: z.optional(zPurpose),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  location: z.optional(z.array(zSlug).check(z.maxLength(20))),
  category: z.optional(zId),
  sub_category: z.optional(zId),
  sub_sub_category: z.optional(zId),
  type: z.optional(z.array(zPropertyType).check(z.maxLength(11))),
  completion: z.optional(zCompletion),
  furnished: z.optional(zFurnishing),
  price_min: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  price_max: z.optional(z.int().check(z.gte(0), z.lte(100000000000))),
  bedrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bedrooms_max: z.optional(z.int().check(z.gte(0), z.lte(50))),
  bathrooms_min: z.optional(z.int().check(z.gte(0), z.lte(50))),
  size_min: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  size_max: z.optional(z.int().check(z.gte(0), z.lte(100000000))),
  features: z.optional(z.array(zSlug).check(z.maxLength(39))),
  verified: z.optional(z.boolean()),
  south: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  west: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  north: z.optional(z.number().check(z.gte(-90), z.lte(90))),
  east: z.optional(z.number().check(z.gte(-180), z.lte(180))),
  area: z.optional(
    z
      .string()
      .check(
        z.minLength(11),
        z.maxLength(1700),
        z.regex(
          /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
        ),
      ),
  ),
  sort_by: z.optional(zSortBy),
})

/**
 * The place, and why.
 */
export const zGetPropertyRankResponse = z.object({
  data: zPropertyRank,
})

export const zListPopularPropertiesQuery = z.object({
  purpose: z.optional(zPurpose),
})

/**
 * Popular properties.
 */
export const zListPopularPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(100)),
})

export const zGetPropertyPath = z.object({
  id: zId,
})

/**
 * The property.
 */
export const zGetPropertyResponse = z.object({
  data: z.tuple([zPropertyDetail]),
  pagination: zPagination,
})

export const zListSimilarPropertiesPath = z.object({
  id: zId,
})

/**
 * Similar properties, nearest first.
 */
export const zListSimilarPropertiesResponse = z.object({
  data: z.array(zPropertyCard).check(z.maxLength(100)),
})

export const zGetPriceRangePath = z.object({
  id: zId,
})

/**
 * The figures.
 */
export const zGetPriceRangeResponse = z.object({
  data: zPriceRange,
})

export const zToggleFavouritePath = z.object({
  id: zId,
})

/**
 * The new state.
 */
export const zToggleFavouriteResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: z.object({
    _id: zId,
    is_liked: z.boolean(),
  }),
})

export const zTrackPropertyViewPath = z.object({
  id: zId,
})

/**
 * Counted.
 */
export const zTrackPropertyViewResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * The feeds.
 */
export const zListFeedsResponse = z.object({
  data: z.array(zFeed).check(z.maxLength(10)),
})

export const zCreateFeedBody = zFeedForm

export const zCreateFeedHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * The feed.
 */
export const zCreateFeedResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFeed,
})

export const zUpdateFeedBody = zFeedChange

export const zUpdateFeedPath = z.object({
  id: zId,
})

/**
 * The feed as it is now.
 */
export const zUpdateFeedResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFeed,
})

export const zDeleteFeedPath = z.object({
  id: zId,
})

/**
 * It is removed.
 */
export const zDeleteFeedResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zUploadFeedFileBody = zFeedFileForm

export const zUploadFeedFilePath = z.object({
  id: zId,
})

/**
 * The feed with its file.
 */
export const zUploadFeedFileResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFeed,
})

export const zStartFeedRunBody = zFeedRunForm

export const zStartFeedRunPath = z.object({
  id: zId,
})

/**
 * The run that has begun.
 */
export const zStartFeedRunResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFeedRun,
})

export const zListFeedRunsPath = z.object({
  id: zId,
})

export const zListFeedRunsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of runs.
 */
export const zListFeedRunsResponse = z.object({
  data: z.array(zFeedRun).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListFeedDifferencesPath = z.object({
  id: zId,
})

export const zListFeedDifferencesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  outcome: z.optional(zFeedOutcome),
})

/**
 * One page of rows.
 */
export const zListFeedDifferencesResponse = z.object({
  data: z.array(zFeedDifference).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zUndoFeedRunPath = z.object({
  id: zId,
})

/**
 * The run that puts things back.
 */
export const zUndoFeedRunResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFeedRun,
})

/**
 * The addresses, or null.
 */
export const zGetFeedExportResponse = z.object({
  data: z.nullable(zFeedExport),
})

/**
 * The new addresses.
 */
export const zRenewFeedExportResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zFeedExport,
})

/**
 * It has ended.
 */
export const zEndFeedExportResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zCreateUploadBody = zUploadForm

/**
 * The stored picture.
 */
export const zCreateUploadResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zUploadedFile,
})

export const zFinishUploadBody = zResumedUploadForm

export const zFinishUploadPath = z.object({
  id: zId,
})

/**
 * The stored picture.
 */
export const zFinishUploadResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zUploadedFile,
})

/**
 * The drafts, without their forms.
 */
export const zListPropertyDraftsResponse = z.object({
  data: z.array(zPropertyDraftSummary).check(z.maxLength(50)),
})

export const zGetPropertyDraftPath = z.object({
  id: zId,
})

/**
 * The draft.
 */
export const zGetPropertyDraftResponse = z.object({
  data: zPropertyDraft,
})

export const zSavePropertyDraftBody = zPropertyDraftForm

export const zSavePropertyDraftPath = z.object({
  id: zId,
})

/**
 * Kept, with its new version.
 */
export const zSavePropertyDraftResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPropertyDraftSummary,
})

export const zDeletePropertyDraftPath = z.object({
  id: zId,
})

/**
 * Removed.
 */
export const zDeletePropertyDraftResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zFindPlacesQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(80))),
})

/**
 * The places, the best first.
 */
export const zFindPlacesResponse = z.object({
  data: z.array(zPlaceOption).check(z.maxLength(20)),
})

export const zReadAdvertTextBody = zAdvertText

/**
 * What was read.
 */
export const zReadAdvertTextResponse = z.object({
  data: zAdvertReading,
})

export const zListPlansQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  user_type: z.optional(z.enum(['agent', 'agency'])),
})

/**
 * One page of plans.
 */
export const zListPlansResponse = z.object({
  data: z.array(zPlan).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetUserPlanPath = z.object({
  user_id: zId,
})

/**
 * The plan, or null.
 */
export const zGetUserPlanResponse = z.object({
  data: z.nullable(zUserPlan),
})

export const zListUserPlansQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of bought plans.
 */
export const zListUserPlansResponse = z.object({
  data: z.array(zUserPlan).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zCancelUserPlanPath = z.object({
  id: zId,
})

/**
 * The plan as it is now.
 */
export const zCancelUserPlanResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zUserPlan,
})

export const zCreateCheckoutSessionBody = zCheckoutRequest

export const zCreateCheckoutSessionHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * Where to pay.
 */
export const zCreateCheckoutSessionResponse = z.object({
  data: zCheckoutSession,
})

export const zVerifyPaymentBody = zVerifyPaymentRequest

/**
 * What the provider says.
 */
export const zVerifyPaymentResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zPaymentVerification,
})

export const zListInvoicesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of invoices.
 */
export const zListInvoicesResponse = z.object({
  data: z.array(zInvoice).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetInvoicePath = z.object({
  id: zId,
})

/**
 * The invoice.
 */
export const zGetInvoiceResponse = z.object({
  data: zInvoice,
})

export const zDownloadInvoicePath = z.object({
  id: zId,
})

/**
 * The file.
 */
export const zDownloadInvoiceResponse = z.object({
  data: zInvoiceFile,
})

export const zReceivePaymentEventBody = zPaymentEvent

export const zReceivePaymentEventHeaders = z.object({
  'Stripe-Signature': z
    .string()
    .check(z.minLength(70), z.maxLength(512), z.regex(/^t=\d{1,12}(,v[01]=[0-9a-f]{64})+$/)),
})

/**
 * Received.
 */
export const zReceivePaymentEventResponse = z.object({
  received: z.literal(true),
})

export const zGetBusinessOverviewQuery = z.object({
  days: z._default(z.optional(z.union([z.literal(7), z.literal(30), z.literal(90)])), 30),
})

/**
 * The figures.
 */
export const zGetBusinessOverviewResponse = z.object({
  data: zBusinessOverview,
})

export const zListPropertyFiguresQuery = z.object({
  days: z._default(z.optional(z.union([z.literal(7), z.literal(30), z.literal(90)])), 30),
  sort_by: z.optional(zBusinessFigure),
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListPropertyFiguresResponse = z.object({
  data: z.array(zPropertyFigures).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListOperatorCasesQuery = z.object({
  kind: z.optional(zOperatorCaseKind),
  state: z.optional(zOperatorCaseState),
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListOperatorCasesResponse = z.object({
  data: z.array(zOperatorCase).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zDecideOperatorCaseBody = zOperatorDecisionForm

export const zDecideOperatorCasePath = z.object({
  id: zId,
})

/**
 * What it is now.
 */
export const zDecideOperatorCaseResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zOperatorCase,
})

export const zGetOperatorPropertyPath = z.object({
  id: zId,
})

/**
 * The property.
 */
export const zGetOperatorPropertyResponse = z.object({
  data: zOperatorProperty,
})

export const zListOperatorCategoriesQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListOperatorCategoriesResponse = z.object({
  data: z.array(zOperatorCategory).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zUpdateOperatorCategoryBody = zOperatorCategoryForm

export const zUpdateOperatorCategoryPath = z.object({
  id: zId,
})

/**
 * The kind as it is now.
 */
export const zUpdateOperatorCategoryResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zOperatorCategory,
})

export const zListOperatorPlacesQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListOperatorPlacesResponse = z.object({
  data: z.array(zOperatorPlace).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zSavePlaceAliasBody = zPlaceAliasForm

export const zSavePlaceAliasPath = z.object({
  id: zId,
})

/**
 * The place as it is now.
 */
export const zSavePlaceAliasResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zOperatorPlace,
})

export const zRemovePlaceAliasPath = z.object({
  id: zId,
})

/**
 * It is removed.
 */
export const zRemovePlaceAliasResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zListOperatorPlansQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListOperatorPlansResponse = z.object({
  data: z.array(zOperatorPlan).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zUpdateOperatorPlanBody = zOperatorPlanForm

export const zUpdateOperatorPlanPath = z.object({
  id: zId,
})

/**
 * The plan as it is sold now.
 */
export const zUpdateOperatorPlanResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zOperatorPlan,
})

export const zListOperatorNoticesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListOperatorNoticesResponse = z.object({
  data: z.array(zSiteNotice).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zSaveNoticeBody = zSiteNoticeForm

export const zSaveNoticePath = z.object({
  id: zId,
})

/**
 * The notice as it is now.
 */
export const zSaveNoticeResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSiteNotice,
})

export const zDeleteNoticePath = z.object({
  id: zId,
})

/**
 * It is removed.
 */
export const zDeleteNoticeResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zListOperatorActionsQuery = z.object({
  action: z.optional(zOperatorActionKind),
  from: z.optional(z.iso.date().check(z.maxLength(10))),
  until: z.optional(z.iso.date().check(z.maxLength(10))),
  search: z.optional(z.string().check(z.maxLength(100))),
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of them.
 */
export const zListOperatorActionsResponse = z.object({
  data: z.array(zOperatorAction).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zExportOperatorActionsQuery = z.object({
  action: z.optional(zOperatorActionKind),
  from: z.optional(z.iso.date().check(z.maxLength(10))),
  until: z.optional(z.iso.date().check(z.maxLength(10))),
  search: z.optional(z.string().check(z.maxLength(100))),
})

/**
 * The file.
 */
export const zExportOperatorActionsResponse = z.object({
  data: zOperatorFile,
})

export const zCreateEnquiryBody = zEnquiryRequest

export const zCreateEnquiryHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * Kept and passed on.
 */
export const zCreateEnquiryResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zEnquiryReceipt,
  viewing_access: z.optional(zViewingToken),
})

export const zReportListingBody = zReportRequest

export const zReportListingHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * Kept and passed on.
 */
export const zReportListingResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zEnquiryReceipt,
})

export const zCreateGetInTouchBody = zGetInTouchRequest

export const zCreateGetInTouchHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * Kept.
 */
export const zCreateGetInTouchResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zEnquiryReceipt,
})

export const zGetViewingSlotsPath = z.object({
  id: zId,
})

/**
 * What is free.
 */
export const zGetViewingSlotsResponse = z.object({
  data: zViewingSlots,
})

/**
 * The hours.
 */
export const zGetMyViewingHoursResponse = z.object({
  data: zViewingHours,
})

export const zUpdateMyViewingHoursBody = zViewingHours

/**
 * Set.
 */
export const zUpdateMyViewingHoursResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zViewingHours,
})

export const zListMyViewingsQuery = z.object({
  from: z.optional(z.iso.date().check(z.maxLength(10))),
  days: z._default(z.optional(z.int().check(z.gte(1), z.lte(62))), 7),
})

/**
 * The viewings.
 */
export const zListMyViewingsResponse = z.object({
  data: z.array(zViewing).check(z.maxLength(500)),
})

export const zGetViewingHeaders = z.object({
  'Viewing-Access': z.optional(zViewingToken),
})

export const zGetViewingPath = z.object({
  id: zId,
})

/**
 * The viewing.
 */
export const zGetViewingResponse = z.object({
  data: zViewing,
})

export const zUpdateViewingBody = zViewingChange

export const zUpdateViewingHeaders = z.object({
  'Viewing-Access': z.optional(zViewingToken),
})

export const zUpdateViewingPath = z.object({
  id: zId,
})

/**
 * Changed.
 */
export const zUpdateViewingResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zViewing,
})

export const zCreateSavedSearchBody = zSavedSearchRequest

export const zCreateSavedSearchHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.minLength(8), z.maxLength(128), z.regex(/^[A-Za-z0-9_-]+$/))),
})

/**
 * Kept; not told of before it is confirmed.
 */
export const zCreateSavedSearchResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSavedSearch,
})

export const zListSavedSearchesHeaders = z.object({
  'Saved-Search-Access': z.optional(zSavedSearchToken),
})

/**
 * The searches, newest first.
 */
export const zListSavedSearchesResponse = z.object({
  data: z.array(zSavedSearch).check(z.maxLength(200)),
})

export const zUpdateSavedSearchBody = zSavedSearchChange

export const zUpdateSavedSearchHeaders = z.object({
  'Saved-Search-Access': z.optional(zSavedSearchToken),
})

export const zUpdateSavedSearchPath = z.object({
  id: zId,
})

/**
 * Changed.
 */
export const zUpdateSavedSearchResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSavedSearch,
})

export const zDeleteSavedSearchHeaders = z.object({
  'Saved-Search-Access': z.optional(zSavedSearchToken),
})

export const zDeleteSavedSearchPath = z.object({
  id: zId,
})

/**
 * Deleted, and nothing more is sent.
 */
export const zDeleteSavedSearchResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zLookAtSavedSearchHeaders = z.object({
  'Saved-Search-Access': z.optional(zSavedSearchToken),
})

export const zLookAtSavedSearchPath = z.object({
  id: zId,
})

/**
 * The search, with nothing new.
 */
export const zLookAtSavedSearchResponse = z.object({
  data: zSavedSearch,
})

export const zConfirmSavedSearchBody = zSavedSearchConfirmation

/**
 * Confirmed; from now on its matches are told.
 */
export const zConfirmSavedSearchResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zSavedSearch,
})

export const zListDisclosuresQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of it, and whether the account is going to be deleted.
 */
export const zListDisclosuresResponse = z.object({
  data: z.array(zDisclosure).check(z.maxLength(100)),
  pagination: zPagination,
  deletion_at: zDeletionTime,
})

export const zWithdrawDisclosureBody = zWithdrawRequest

export const zWithdrawDisclosurePath = z.object({
  id: zId,
})

/**
 * Taken back.
 */
export const zWithdrawDisclosureResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zDisclosure,
})

export const zRecordContactRevealBody = zContactReveal

/**
 * Noted.
 */
export const zRecordContactRevealResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

export const zDownloadMyDataQuery = z.object({
  format: z.optional(zDataFormat),
})

/**
 * The file.
 */
export const zDownloadMyDataResponse = z.object({
  data: zDataFile,
})

export const zDeleteAccountBody = zDeleteAccountRequest

/**
 * The account is going to be deleted.
 */
export const zDeleteAccountResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  deletion_at: zDeletionTime,
})

export const zKeepAccountBody = zKeepAccountRequest

/**
 * The account stays.
 */
export const zKeepAccountResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
})

/**
 * The details, or null.
 */
export const zGetPropertySuggestionResponse = z.object({
  data: z.nullable(zStoredLead),
})

export const zAddPropertySuggestionBody = zLead

/**
 * Stored.
 */
export const zAddPropertySuggestionResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zStoredLead,
})

export const zUpdatePropertySuggestionBody = zLead

export const zUpdatePropertySuggestionPath = z.object({
  id: zId,
})

/**
 * Stored.
 */
export const zUpdatePropertySuggestionResponse = z.object({
  message: z.string().check(z.maxLength(200)),
  key: z.optional(zMessageKey),
  values: z.optional(zMessageValues),
  data: zStoredLead,
})

export const zGetChatUnreadQuery = z.object({
  session_id: zId,
  after_seq: z.int().check(z.gte(0), z.lte(2147483647)),
})

/**
 * How many there are, and whether one is still to come.
 */
export const zGetChatUnreadResponse = z.object({
  data: zChatUnread,
})

export const zListSocialMediaQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of accounts.
 */
export const zListSocialMediaResponse = z.object({
  data: z.array(zSocialMedia).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListUserTypesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
})

/**
 * One page of kinds.
 */
export const zListUserTypesResponse = z.object({
  data: z.array(zUserType).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListBlogsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  blog_category_id: z.optional(zId),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  language: z.optional(zLanguageCode),
})

/**
 * One page of articles.
 */
export const zListBlogsResponse = z.object({
  data: z.array(zBlogCard).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetBlogPath = z.object({
  id: zId,
})

export const zGetBlogQuery = z.object({
  language: z.optional(zLanguageCode),
})

/**
 * The article.
 */
export const zGetBlogResponse = z.object({
  data: zBlog,
})

export const zListBlogCategoriesQuery = z.object({
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})

/**
 * The list.
 */
export const zListBlogCategoriesResponse = z.object({
  data: z.array(zBlogCategory).check(z.maxLength(100)),
})

export const zListAboutUsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  language: z.optional(zLanguageCode),
})

/**
 * One page of sections.
 */
export const zListAboutUsResponse = z.object({
  data: z.array(zAboutUs).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zGetBannerQuery = z.object({
  type: zBannerType,
  language: z.optional(zLanguageCode),
})

/**
 * The banner; `type` repeats the page that was asked for.
 */
export const zGetBannerResponse = z.object({
  data: zBanner,
})

export const zListGuidesQuery = z.object({
  type: zGuideType,
  language: z.optional(zLanguageCode),
})

/**
 * The sections.
 */
export const zListGuidesResponse = z.object({
  data: z.array(zGuide).check(z.maxLength(100)),
})

export const zListPoliciesQuery = z.object({
  type: zPolicyType,
  language: z.optional(zLanguageCode),
})

/**
 * The sections.
 */
export const zListPoliciesResponse = z.object({
  data: z.array(zPolicy).check(z.maxLength(100)),
})

export const zGetBotContentQuery = z.object({
  type: zBotContentType,
})

/**
 * The text.
 */
export const zGetBotContentResponse = z.object({
  data: zBotContent,
})

export const zListFaqsQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  category: z.optional(zFaqCategory),
  search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  language: z.optional(zLanguageCode),
})

/**
 * One page of questions.
 */
export const zListFaqsResponse = z.object({
  data: z.array(zFaq).check(z.maxLength(100)),
  pagination: zPagination,
})

export const zListRatesQuery = z.object({
  language: z.optional(zLanguageCode),
})

/**
 * The list.
 */
export const zListRatesResponse = z.object({
  data: z.array(zRate).check(z.maxLength(500)),
})

export const zListAreaGuidesQuery = z.object({
  page: z._default(z.optional(z.int().check(z.gte(1), z.lte(100000))), 1),
  limit: z._default(z.optional(z.int().check(z.gte(1), z.lte(100))), 24),
  place: z.optional(zSlug),
  language: z.optional(zLanguageCode),
})

/**
 * One page of texts.
 */
export const zListAreaGuidesResponse = z.object({
  data: z.array(zAreaGuide).check(z.maxLength(100)),
  pagination: zPagination,
})
