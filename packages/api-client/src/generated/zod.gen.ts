// Generated from contracts/. Do not edit; run `npm run gen`.

import * as z from 'zod'

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
  text: z.string().min(1).max(10000).regex(/\S/),
})

/**
 * Amount in whole UAE dirhams.
 */
export const zAed = z.int().gte(0).lte(100000000000)

/**
 * What is asked, in whole UAE dirhams, of a year for rent; null where it is told on request.
 */
export const zAskedPrice = z.int().gte(1).lte(100000000000).nullable()

/**
 * Half of the properties ask less. Of a year where they are for rent; there is none where too few state a price.
 */
export const zAskingMedian = z.object({
  median: zAed,
  count: z.int().gte(1).lte(2147483647),
})

/**
 * How well an advertiser keeps its adverts up to date, in 180 days. A figure is null where there are too few to say one.
 */
export const zAvailabilityFigures = z.object({
  confirmed: z.int().gte(0).lte(1000000000).nullable(),
  confirmed_of: z.int().gte(0).lte(1000000000),
  reports_right: z.int().gte(0).lte(1000000000).nullable(),
  reports_of: z.int().gte(0).lte(1000000000),
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
export const zBase64Url = z
  .string()
  .min(1)
  .max(16384)
  .regex(/^[A-Za-z0-9_-]+$/)

/**
 * Which text of the assistant.
 */
export const zBotContentType = z.enum(['bot_terms'])

/**
 * Box around a place (WGS 84 degrees).
 */
export const zBounds = z.object({
  south: z.number().gte(-90).lte(90),
  west: z.number().gte(-180).lte(180),
  north: z.number().gte(-90).lte(90),
  east: z.number().gte(-180).lte(180),
})

/**
 * Family of a browser, without its version; null where it is not known.
 */
export const zBrowserName = z.string().max(60).nullable()

/**
 * What is counted of properties: views of their pages, accounts that have saved them, enquiries, mentions (cards in answers of the assistant), and reveals (presses on the advertiser's number or WhatsApp).
 */
export const zBusinessFigure = z.enum(['views', 'favourites', 'enquiries', 'mentions', 'reveals'])

/**
 * Numbers of stored rows, by what they are of; see `BusinessFigure`.
 */
export const zBusinessFigures = z.object({
  views: z.int().gte(0).lte(1000000000),
  favourites: z.int().gte(0).lte(1000000000),
  enquiries: z.int().gte(0).lte(1000000000),
  mentions: z.int().gte(0).lte(1000000000),
  reveals: z.int().gte(0).lte(1000000000),
})

/**
 * The figures of one day in Dubai.
 */
export const zBusinessDay = z.object({
  day: z.iso.date().max(10),
  figures: zBusinessFigures,
})

/**
 * What waits: answers, and what is to be done today in Dubai.
 */
export const zBusinessToday = z.object({
  unanswered: z.int().gte(0).lte(1000000000),
  enquiries: z.int().gte(0).lte(1000000000),
  viewings: z.int().gte(0).lte(1000000000),
  unconfirmed: z.int().gte(0).lte(1000000000),
  expiring: z.int().gte(0).lte(1000000000),
  rejected: z.int().gte(0).lte(1000000000),
  drafts: z.int().gte(0).lte(1000000000),
  in_review: z.int().gte(0).lte(1000000000),
})

/**
 * Name of a kind of property in one language.
 */
export const zCategoryName = z.string().min(1).max(80)

/**
 * A reply that the visitor can choose; `message` is sent when it is pressed, the label where it is absent.
 */
export const zChatAction = z.object({
  label: z.string().min(1).max(120),
  message: z.string().min(1).max(2000).optional(),
})

/**
 * One of the properties or places that are compared.
 */
export const zChatComparisonColumn = z.object({
  title: z.string().min(1).max(300),
  link: z.string().max(4000).nullable(),
})

/**
 * One fact of everything that is compared.
 */
export const zChatComparisonRow = z.object({
  label: z.string().min(1).max(120),
  values: z.array(z.string().max(500).nullable()).min(2).max(4),
  differs: z.boolean(),
})

/**
 * Properties or places side by side, in words and figures of the session's language.
 */
export const zChatComparison = z.object({
  columns: z.array(zChatComparisonColumn).min(2).max(4),
  rows: z.array(zChatComparisonRow).max(20),
})

/**
 * An event that was refused.
 */
export const zChatError = z.object({
  success: z.literal(false),
  code: z.enum(['invalid_payload', 'unknown_session', 'busy', 'too_many', 'not_allowed', 'unavailable']),
  errMessage: z.string().min(1).max(300),
  key: z
    .enum([
      'chat.invalid',
      'chat.tooLong',
      'chat.unknownSession',
      'chat.busy',
      'chat.tooMany',
      'chat.notAllowed',
      'chat.unavailable',
    ])
    .optional(),
})

/**
 * A passage or page of this site that an answer rests on.
 */
export const zChatLink = z.object({
  label: z.string().min(1).max(200),
  link: z
    .string()
    .min(1)
    .max(1000)
    .regex(/^\/(?!\/)/),
})

/**
 * What the assistant understood, as one query string of the listing page: shown as chips that the visitor can change, opened as a search, or sent back with a message.
 */
export const zChatSearch = z.object({
  query: z.string().max(4000),
  excluded: z.array(z.string().min(1).max(200)).max(60),
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
  unread: z.int().gte(0).lte(500),
  answering: z.boolean(),
})

/**
 * Name of an agency or of an agent's firm.
 */
export const zCompanyName = z.string().min(1).max(160).regex(/\S/)

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
export const zContactName = z.string().min(1).max(120).regex(/\S/)

/**
 * The company's contact record; clients use the first item.
 */
export const zContactUs = z.object({
  email: z.string().max(254).nullable(),
  tele_phone: z.string().max(32).nullable(),
  address: z.string().max(300).nullable(),
  short_description: z.string().max(600).nullable(),
})

/**
 * Where the property is (WGS 84). Approximate when taken from the community, not from its advert.
 */
export const zCoordinates = z.strictObject({
  lat: z.number().gte(-90).lte(90),
  lng: z.number().gte(-180).lte(180),
  approximate: z.boolean(),
})

/**
 * Country as two capital letters (ISO 3166-1 alpha-2).
 */
export const zCountryCode = z
  .string()
  .length(2)
  .regex(/^[A-Z]{2}$/)

/**
 * A file as text.
 */
export const zDataFile = z.object({
  name: z.string().max(80),
  media_type: z.enum(['application/json', 'text/html']),
  text: z.string().max(268435456),
})

/**
 * What a file is for.
 */
export const zDataFormat = z.enum(['json', 'html']).default('json')

/**
 * When the account is going to be deleted; null where it stays.
 */
export const zDeletionTime = z.iso.datetime({ offset: true }).max(40).nullable()

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
export const zDraftEditor = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)

/**
 * Counts the times that a draft was kept; 0 before the first.
 */
export const zDraftVersion = z.int().gte(0).lte(1000000000)

/**
 * E-mail address; text, at sign, text, dot, text.
 */
export const zEmail = z
  .string()
  .min(5)
  .max(254)
  .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/)

/**
 * What the visitor wants.
 */
export const zEnquiryKind = z.enum(['question', 'viewing', 'callback', 'report'])

/**
 * The row that a figure in an answer comes from.
 */
export const zEvidence = z.object({
  claim: z.string().min(1).max(200),
  source: z.string().min(1).max(200),
  listing_id: z.string().max(36).nullable(),
  field: z.string().min(1).max(80),
  as_of: z.iso.datetime({ offset: true }).max(40).nullable(),
  link: z.string().max(4000).optional(),
})

/**
 * What a question is about.
 */
export const zFaqCategory = z.enum(['buying', 'selling', 'renting', 'letting', 'account', 'assistant'])

/**
 * A private note on a favourite; empty where there is none.
 */
export const zFavouriteNote = z.string().max(500)

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
  read: z.int().gte(0).lte(2147483647),
  new: z.int().gte(0).lte(2147483647),
  changed: z.int().gte(0).lte(2147483647),
  unchanged: z.int().gte(0).lte(2147483647),
  gone: z.int().gte(0).lte(2147483647),
  kept: z.int().gte(0).lte(2147483647),
  refused: z.int().gte(0).lte(2147483647),
})

/**
 * Addresses under which others read the live properties of an account. Whoever knows them may read; new ones end the old ones.
 */
export const zFeedExport = z.object({
  property_finder_url: z.string().min(1).max(2048),
  bayut_url: z.string().min(1).max(2048),
  created_at: z.iso.datetime({ offset: true }).max(40),
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
export const zFeedName = z.string().min(1).max(80).regex(/\S/)

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
  title: z.string().min(1).max(160),
  text: z.string().min(1).max(2000),
})

/**
 * Whom a guide is for.
 */
export const zGuideType = z.enum(['buyer', 'seller', 'tenant', 'landlord'])

/**
 * HTML of these tags only: h2, h3, p, ul, ol, li, a (href), strong, em, br, table, thead, tbody, tr, th, td. Clients sanitise it all the same before they show it.
 */
export const zHtml = z.string().min(1).max(100000)

/**
 * Address of a page outside this site.
 */
export const zHttpsUrl = z
  .string()
  .min(9)
  .max(2048)
  .regex(/^https:\/\/\S+$/)

/**
 * Where a fact in a text can be checked.
 */
export const zContentSource = z.object({
  name: z.string().min(1).max(160),
  url: zHttpsUrl,
})

/**
 * A feed as its owner changes it.
 */
export const zFeedChange = z.strictObject({
  name: zFeedName,
  url: zHttpsUrl.nullable(),
  schedule: zFeedSchedule,
  revision: z.int().gte(1).lte(2147483647),
})

/**
 * A feed: an address that is read, or a file that is uploaded after it.
 */
export const zFeedForm = z.strictObject({
  name: zFeedName,
  url: zHttpsUrl.nullable(),
  schedule: zFeedSchedule,
})

/**
 * A cost, as it stood on a day.
 */
export const zGuideFee = z.object({
  name: z.string().min(1).max(160),
  amount: z.string().min(1).max(200),
  as_of: z.iso.date().max(10),
  source: zContentSource,
})

/**
 * Identifier of a row (UUID version 7 as text).
 */
export const zId = z
  .string()
  .length(36)
  .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)

/**
 * A text of the assistant in every language of the product.
 */
export const zBotContent = z.object({
  _id: zId,
  type: zBotContentType,
  content: z.object({
    en: z.string().min(1).max(100000),
    ar: z.string().min(1).max(100000),
    ru: z.string().min(1).max(100000),
    hi: z.string().min(1).max(100000),
    zh: z.string().min(1).max(100000),
    de: z.string().min(1).max(100000),
  }),
  updated_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * The figures of somebody who works for the agency.
 */
export const zBusinessAgent = z.object({
  _id: zId,
  name: z.string().min(1).max(200),
  figures: zBusinessFigures,
})

/**
 * What an agent's or an agency's properties bring.
 */
export const zBusinessOverview = z.object({
  from: z.iso.date().max(10),
  to: z.iso.date().max(10),
  today: zBusinessToday,
  properties: z.int().gte(0).lte(1000000000),
  live_properties: z.int().gte(0).lte(1000000000),
  figures: zBusinessFigures,
  before: zBusinessFigures,
  answered: z.int().gte(0).lte(1000000000),
  answer_minutes: z.int().gte(0).lte(1000000).nullable(),
  days: z.array(zBusinessDay).max(90),
  agents: z.array(zBusinessAgent).max(200),
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
  userId: z.string().max(64).nullish(),
  newSessionId: zId,
  afterSeq: z.int().gte(0).lte(2147483647).optional(),
})

/**
 * The message is stored; the answer follows as chat:stream.
 */
export const zChatSendAck = z.object({
  success: z.literal(true),
  id: zId,
  seq: z.int().gte(0).lte(2147483647),
})

/**
 * A message of the visitor, or the key of a quick action: find_property, search_location, investment_advice, estimate_value, compare_properties, request_callback, book_viewing, ask_question.
 */
export const zChatSendPayload = z.strictObject({
  sessionId: zId,
  message: z.string().min(1).max(2000).regex(/\S/),
  clientId: z.string().min(1).max(64).optional(),
  search: z.string().max(4000).optional(),
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
  seq: z.int().gte(0).lte(2147483647),
  timestamp: z.iso.datetime({ offset: true }).max(40),
  role: z.enum(['user', 'bot']),
  type: z.literal('text'),
  message: z.string().max(8000),
  actions: z.array(zChatAction).max(12).optional(),
  search: zChatSearch.optional(),
  comparison: zChatComparison.optional(),
  links: z.array(zChatLink).max(6).optional(),
  stopped: z.boolean().optional(),
  evidence: z.array(zEvidence).max(60).optional(),
  done: z.boolean(),
})

/**
 * The answer so far; `message` is cumulative, so the newest replaces the one before.
 */
export const zChatTypingMessage = z.object({
  id: zId,
  seq: z.int().gte(0).lte(2147483647),
  timestamp: z.iso.datetime({ offset: true }).max(40),
  role: z.literal('bot'),
  type: z.literal('typing'),
  message: z.string().max(8000),
  done: z.literal(false),
})

/**
 * A press on the telephone number or WhatsApp of an advertiser.
 */
export const zContactReveal = z.strictObject({
  channel: z.enum(['whatsapp', 'phone']),
  agent_id: zId,
  property_id: zId.nullish(),
})

/**
 * Proof that a message was kept.
 */
export const zEnquiryReceipt = z.object({
  _id: zId,
  reference: z
    .string()
    .length(9)
    .regex(/^[A-Z]{2}-[A-Z0-9]{6}$/),
  created_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * Signed identity token (JWT) that the identity provider gave to the browser.
 */
export const zIdToken = z
  .string()
  .min(20)
  .max(8192)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)

/**
 * Address of a picture; absolute http(s) or rooted at this site.
 */
export const zImageUrl = z
  .string()
  .min(1)
  .max(2048)
  .regex(/^(https?:\/\/|\/(?!\/))\S*$/)

/**
 * An invoice as a file.
 */
export const zInvoiceFile = z.object({
  name: z.string().max(120),
  media_type: z.literal('application/pdf'),
  base64: z.string().max(2000000),
})

/**
 * Somebody on an invoice.
 */
export const zInvoiceParty = z.object({
  name: z.string().max(400),
  address: z.string().max(800),
  email: z.string().max(320),
  trn: z.string().max(40).nullable(),
})

/**
 * An invoice for a plan, or the credit note that takes one back. Written once and changed never.
 */
export const zInvoice = z.object({
  _id: zId,
  number: z.string().max(40),
  kind: z.enum(['invoice', 'credit_note']),
  corrects: z.string().max(40).nullable(),
  is_test: z.boolean(),
  issued_at: z.iso.datetime({ offset: true }).max(40),
  supplier: zInvoiceParty,
  buyer: zInvoiceParty,
  plan_name: z.string().max(80),
  plan_name_ar: z.string().max(80),
  period_start: z.iso.datetime({ offset: true }).max(40),
  period_end: z.iso.datetime({ offset: true }).max(40),
  price: z.number().gte(0).lte(100000000000),
  credit: z.number().gte(0).lte(100000000000),
  vat_percent: z.number().gte(0).lte(100),
  vat: z.number().gte(0).lte(100000000000),
  total: z.number().gte(0).lte(100000000000),
  currency: z.literal('AED'),
})

/**
 * By which right the account is kept.
 */
export const zKeepAccountRequest = z.strictObject({
  token: z
    .string()
    .min(23)
    .max(83)
    .regex(/^ka_[A-Za-z0-9_-]{20,80}$/)
    .optional(),
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
  userId: z.string().max(64).nullish(),
  sessionId: z.string().max(64).nullish(),
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
  language: zLanguageCode.optional(),
})

/**
 * That it is the owner who deletes the account.
 */
export const zDeleteAccountRequest = z.strictObject({
  password: z.string().min(1).max(256).optional(),
  email: z.string().min(1).max(254).optional(),
  language: zLanguageCode.optional(),
})

/**
 * A question that is often asked.
 */
export const zFaq = z.object({
  _id: zId,
  question: z.string().min(1).max(300),
  answer: zHtml,
  category: zFaqCategory,
  order: z.int().gte(0).lte(10000),
  language: zLanguageCode,
})

/**
 * Asks for a link that resets the password.
 */
export const zForgotPasswordRequest = z.strictObject({
  email: zEmail,
  language: zLanguageCode.optional(),
})

/**
 * One section of a guide.
 */
export const zGuide = z.object({
  _id: zId,
  type: zGuideType,
  title: z.string().min(1).max(200),
  order: z.int().gte(0).lte(10000),
  content: zHtml,
  steps: z.array(zGuideStep).max(30),
  documents: z.array(z.string().min(1).max(200)).max(30),
  fees: z.array(zGuideFee).max(30),
  language: zLanguageCode,
})

/**
 * Leads as a file for a spreadsheet.
 */
export const zLeadFile = z.object({
  name: z.string().max(80),
  media_type: z.literal('text/csv'),
  text: z.string().max(67108864),
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
  name: z.string().max(200).nullable(),
})

/**
 * The property that a lead is about.
 */
export const zLeadProperty = z.object({
  _id: zId,
  title: z.string().max(300).nullable(),
  title_ar: z.string().max(300).nullable(),
  reference: z.string().max(80).nullable(),
  is_live: z.boolean(),
})

/**
 * Counts what was answered, handed on or otherwise changed about a lead. A change names the one that it was made from, so that nobody writes over what a colleague has just done.
 */
export const zLeadRevision = z.int().gte(0).lte(2147483647)

/**
 * How far the work on a lead is.
 */
export const zLeadState = z.enum(['new', 'answered', 'in_progress', 'won', 'lost', 'spam'])

/**
 * What is to be different about a lead.
 */
export const zLeadChange = z.strictObject({
  revision: zLeadRevision,
  state: zLeadState.optional(),
  handler_id: zId.optional(),
})

/**
 * A line of a lead's history: a message of the visitor or of the advertiser, a note that the visitor does not see, another state, or another handler.
 */
export const zLeadEntry = z.object({
  _id: zId,
  kind: z.enum(['visitor', 'advertiser', 'note', 'state', 'handler']),
  author: zLeadPerson.nullable(),
  text: z.string().max(20000),
  automatic: z.boolean(),
  attachments: z.array(z.string().max(120)).max(20),
  state: zLeadState.nullable(),
  at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * A lead as a list shows it: an enquiry of a visitor, with how far the work on it is. Who wrote and what are empty once the visitor has taken them back.
 */
export const zLeadRow = z.object({
  _id: zId,
  reference: z.string().max(20),
  kind: zLeadKind,
  origin: zLeadOrigin,
  state: zLeadState,
  revision: zLeadRevision,
  name: z.string().max(120),
  excerpt: z.string().max(200),
  property: zLeadProperty.nullable(),
  handler: zLeadPerson,
  is_unread: z.boolean(),
  is_waiting: z.boolean(),
  created_at: z.iso.datetime({ offset: true }).max(40),
  changed_at: z.iso.datetime({ offset: true }).max(40),
  withdrawn_at: z.iso.datetime({ offset: true }).max(40).nullable(),
})

/**
 * What somebody writes about a lead.
 */
export const zLeadText = z.string().min(1).max(4000).regex(/\S/)

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
  text: z.string().max(4000),
  at: z.iso.datetime({ offset: true }).max(40),
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
  reason: z.string().max(500).nullable(),
})

/**
 * An account and its password.
 */
export const zLoginRequest = z.strictObject({
  email: z.string().min(1).max(254),
  password: z.string().min(1).max(256),
})

/**
 * Raster tiles that the operator has chosen for the map, in the Web Mercator grid.
 */
export const zMapTiles = z.object({
  url: z.string().min(1).max(500),
  attribution: z.string().min(1).max(300),
  max_zoom: z.int().gte(1).lte(22),
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
export const zMessageValues = z.record(z.string(), z.string().max(300))

/**
 * One reading of a feed.
 */
export const zFeedRun = z.object({
  _id: zId,
  feed_id: zId,
  kind: z.enum(['check', 'apply', 'undo']),
  by: z.enum(['person', 'schedule']),
  state: zFeedRunState,
  created_at: z.iso.datetime({ offset: true }).max(40),
  finished_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  counts: zFeedCounts,
  problem: z
    .object({
      key: zMessageKey,
      values: zMessageValues,
      message: z.string().max(300),
    })
    .nullable(),
  undo_until: z.iso.datetime({ offset: true }).max(40).nullable(),
})

/**
 * A feed of an agent or an agency.
 */
export const zFeed = z.object({
  _id: zId,
  name: zFeedName,
  url: zHttpsUrl.nullable(),
  schedule: zFeedSchedule,
  format: zFeedFormat.nullable(),
  file_name: z.string().max(200).nullable(),
  next_run_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  is_held: z.boolean(),
  revision: z.int().gte(1).lte(2147483647),
  properties: z.int().gte(0).lte(2147483647),
  pictures_waiting: z.int().gte(0).lte(2147483647),
  pictures_failed: z.int().gte(0).lte(2147483647),
  last_run: zFeedRun.nullable(),
})

/**
 * One field that was refused.
 */
export const zFieldError = z.object({
  path: z.string().max(200),
  rule: z.string().max(60),
  message: z.string().max(300),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

/**
 * Every failure. Clients show `message`.
 */
export const zErrorEnvelope = z.object({
  success: z.literal(false),
  message: z.string().min(1).max(500),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  fields: z.array(zFieldError).max(100),
  requestId: z.string().min(1).max(100),
})

/**
 * What a run found about one row of a feed.
 */
export const zFeedDifference = z.object({
  row: z.int().gte(1).lte(2147483647),
  line: z.int().gte(1).lte(2147483647).nullable(),
  reference: z.string().max(60).nullable(),
  title: z.string().max(200).nullable(),
  outcome: zFeedOutcome,
  property_id: zId.nullable(),
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
        from: z.string().max(320).nullable(),
        to: z.string().max(320).nullable(),
      }),
    )
    .max(60),
  reasons: z.array(zFieldError).max(60),
})

/**
 * Where visitors see a notice.
 */
export const zNoticePlace = z.enum(['home', 'listing', 'everywhere'])

/**
 * What a notice says in one language. Plain text.
 */
export const zNoticeText = z.string().min(1).max(240)

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
export const zNullableAed = z.int().gte(0).lte(100000000000).nullable()

/**
 * What an account keeps with a favourite.
 */
export const zFavouriteMark = z.object({
  property_id: zId,
  saved_at: z.iso.datetime({ offset: true }).max(40),
  saved_price: zNullableAed,
  priced_at: z.iso.datetime({ offset: true }).max(40),
  note: zFavouriteNote,
  note_saved_at: z.iso.datetime({ offset: true }).max(40).nullable(),
})

/**
 * What the visitor looks for, where the visitor has agreed that the advertiser reads it.
 */
export const zLeadBrief = z.object({
  min_budget: zNullableAed,
  max_budget: zNullableAed,
  search: z.string().max(4000).nullable(),
})

/**
 * Several properties of one cell of the map's grid. It stands at their middle; the edges are the smallest box around them.
 */
export const zMapCluster = z.object({
  lat: z.number().gte(-90).lte(90),
  lng: z.number().gte(-180).lte(180),
  count: z.int().gte(2).lte(1000000000),
  price_min: zNullableAed,
  south: z.number().gte(-90).lte(90),
  west: z.number().gte(-180).lte(180),
  north: z.number().gte(-90).lte(90),
  east: z.number().gte(-180).lte(180),
})

/**
 * AED, or square feet; null where no property states it.
 */
export const zNullableFigure = z.number().gte(0).lte(100000000000).nullable()

/**
 * Address of a picture; null where there is none.
 */
export const zNullableImageUrl = z
  .string()
  .min(1)
  .max(2048)
  .regex(/^(https?:\/\/|\/(?!\/))\S*$/)
  .nullable()

/**
 * One section of the page about the company.
 */
export const zAboutUs = z.object({
  _id: zId,
  title: z.string().min(1).max(200),
  content: zHtml,
  image: zNullableImageUrl,
  image_alt: z.string().max(200),
  order: z.int().gte(0).lte(10000),
  language: zLanguageCode,
})

/**
 * An agency as a choice in a form.
 */
export const zAgencyOption = z.object({
  _id: zId,
  name: z.string().min(1).max(160),
  agency_logo: zNullableImageUrl,
  rera_number: z.string().max(40).nullable(),
  agents_count: z.int().gte(0).lte(100000),
})

/**
 * Head of a page.
 */
export const zBanner = z.object({
  _id: zId,
  type: zBannerType,
  title: z.string().min(1).max(120),
  subtitle: z.string().max(300).nullable(),
  image: zNullableImageUrl,
  image_alt: z.string().max(200),
  link: z
    .string()
    .max(2048)
    .regex(/^(https:\/\/|\/(?!\/))\S*$/)
    .nullable(),
  link_text: z.string().max(80).nullable(),
  language: zLanguageCode,
})

/**
 * Who wrote an article.
 */
export const zBlogAuthor = z.object({
  name: z.string().min(1).max(120),
  title: z.string().max(120).nullable(),
  picture: zNullableImageUrl,
})

/**
 * Address of a page on another site; null where there is none.
 */
export const zNullableLinkUrl = z
  .string()
  .min(9)
  .max(500)
  .regex(/^https:\/\/\S+$/)
  .nullable()

/**
 * Six digits from an e-mail or a text message; valid for ten minutes, once.
 */
export const zOneTimeCode = z
  .string()
  .length(6)
  .regex(/^\d{6}$/)

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
  at: z.iso.datetime({ offset: true }).max(40),
  by: z.string().max(254),
  action: zOperatorActionKind,
  kind: z.string().max(40),
  subject_id: z.string().max(120),
  subject: z.string().max(400),
  reason: z.string().max(2000).nullable(),
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
  name: z.string().max(80),
  media_type: z.literal('text/csv'),
  text: z.string().max(67108864),
})

/**
 * Terms of a plan for whoever buys it from now on.
 */
export const zOperatorPlanForm = z.strictObject({
  price: z.int().gte(1).lte(1000000),
  listings_limit: z.int().gte(0).lte(100000),
  featured_limit: z.int().gte(0).lte(100000),
  photos_limit: z.int().gte(1).lte(60),
  agents_limit: z.int().gte(0).lte(10000),
  features: z.array(z.string().min(1).max(160)).max(20),
  is_sold: z.boolean(),
})

/**
 * Why, in words that whoever it is about may read. Plain text.
 */
export const zOperatorReason = z.string().min(3).max(500)

/**
 * A decision. `reject` and `suspend` need a reason.
 */
export const zOperatorDecisionForm = z.strictObject({
  kind: zOperatorCaseKind,
  decision: zOperatorDecision,
  reason: zOperatorReason.optional(),
})

/**
 * Names in languages beside English and Arabic, by language code. An answer holds at least the one that `Accept-Language` asks for, where there is one; the English name stands in elsewhere.
 */
export const zOtherNames = z.record(z.string(), z.string().min(1).max(120))

/**
 * The title in languages beside English and Arabic, by language code. An answer holds at least the one that `Accept-Language` asks for, where there is one; the English title stands in elsewhere.
 */
export const zOtherTitles = z.record(z.string(), z.string().min(1).max(300))

/**
 * A one-time code is on its way.
 */
export const zOtpSent = z.object({
  expires_at: z.iso.datetime({ offset: true }).max(40),
  resend_after: z.int().gte(0).lte(3600),
})

/**
 * Asks for a one-time code by e-mail.
 */
export const zOtpToEmailRequest = z.strictObject({
  email: zEmail,
  language: zLanguageCode.optional(),
})

/**
 * By when somebody has to confirm that a property is still offered, and what happens otherwise.
 */
export const zOwnAvailability = z.object({
  due_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  pauses_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  is_late: z.boolean(),
  asks: z.boolean(),
  reports: z.int().gte(0).lte(1000000),
  paused_for: z.enum(['unconfirmed', 'reported']).nullable(),
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
  page: z.int().gte(1).lte(100000),
  limit: z.int().gte(1).lte(100),
  total: z.int().gte(0).lte(2147483647),
  totalPages: z.int().gte(0).lte(2147483647),
})

/**
 * What `navigator.credentials.create` takes to make a passkey, in its JSON form.
 */
export const zPasskeyCreation = z.object({
  rp: z.object({
    id: z.string().max(253),
    name: z.string().max(80),
  }),
  user: z.object({
    id: zBase64Url,
    name: z.string().max(254),
    displayName: z.string().max(254),
  }),
  challenge: zBase64Url,
  pubKeyCredParams: z
    .array(
      z.object({
        type: z.literal('public-key'),
        alg: z.int().gte(-65536).lte(0),
      }),
    )
    .max(10),
  timeout: z.int().gte(1).lte(600000),
  excludeCredentials: z
    .array(
      z.object({
        id: zBase64Url,
        type: z.literal('public-key'),
      }),
    )
    .max(20),
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
  password: z.string().min(1).max(256).optional(),
  passkey: zPasskeyLogin.optional(),
  id_token: zIdToken.optional(),
})

/**
 * What its owner calls a passkey.
 */
export const zPasskeyName = z.string().min(1).max(60)

/**
 * A passkey of the account, by which it can be entered without a password.
 */
export const zPasskey = z.object({
  id: zId,
  name: zPasskeyName,
  created_at: z.iso.datetime({ offset: true }).max(40),
  last_used_at: z.iso.datetime({ offset: true }).max(40).nullable(),
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
  rpId: z.string().max(253),
  timeout: z.int().gte(1).lte(600000),
  userVerification: z.literal('required'),
})

/**
 * A new password. Servers ask for eight characters unless they are set up otherwise, as their status says; passwords known from breaches are refused, and such as are made of words of the account, the site and places.
 */
export const zPassword = z.string().min(6).max(128)

/**
 * Who takes a payment. The embedded one moves no money and says so on its page.
 */
export const zPaymentProvider = z.enum(['stripe', 'embedded'])

/**
 * Identifier of a checkout session at the payment provider.
 */
export const zPaymentSessionId = z
  .string()
  .min(8)
  .max(255)
  .regex(/^[A-Za-z0-9_-]+$/)

/**
 * A payment page at the provider, or the embedded one of this site.
 */
export const zCheckoutSession = z.object({
  session_id: zPaymentSessionId,
  url: z
    .string()
    .min(2)
    .max(2048)
    .regex(/^(https:\/\/|\/(?!\/))\S+$/),
  provider: zPaymentProvider,
  plan_id: zId,
  amount: zAed,
  credit: z.number().gte(0).lte(100000000000),
  starts: z.enum(['now', 'after', 'instead']),
  vat: z.number().gte(0).lte(100000000000),
  total: z.number().gte(0).lte(100000000000),
  currency: z.literal('AED'),
  expires_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * The checkout session as the provider knows it.
 */
export const zPaymentEventObject = z.object({
  id: zPaymentSessionId,
  payment_status: z.string().max(60).optional(),
  status: z.string().max(60).nullish(),
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
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(120),
  created: z.int().gte(0).lte(99999999999),
  data: zPaymentEventData,
})

/**
 * Where a payment stands.
 */
export const zPaymentStatus = z.enum(['open', 'processing', 'paid', 'failed', 'cancelled', 'expired'])

/**
 * First or last name.
 */
export const zPersonName = z.string().min(1).max(80).regex(/\S/)

/**
 * Digits only, 10 to 15 of them.
 */
export const zPhoneNumber = z
  .string()
  .min(10)
  .max(15)
  .regex(/^\d{10,15}$/)

/**
 * A question to the advertiser of a property or to an agent; one of the two is named. An answer needs a way back: a telephone number or an e-mail address.
 */
export const zEnquiryRequest = z
  .strictObject({
    kind: zEnquiryKind,
    property_id: zId.nullish(),
    agent_id: zId.nullish(),
    name: zContactName,
    email: zEmail.optional(),
    phone_number: zPhoneNumber.optional(),
    message: z.string().min(1).max(2000).regex(/\S/),
    preferred_contact: zContactChannel.optional(),
    preferred_time: z.iso.datetime({ offset: true }).max(40).nullish(),
    language: zLanguageCode.optional(),
    search: z.string().max(4000).nullish(),
    share_conversation: z.boolean().optional(),
    consent: zConsentKey.optional(),
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
    email: zEmail.optional(),
    phone_number: zPhoneNumber.nullish(),
    subject: z.string().min(1).max(160).regex(/\S/),
    message: z.string().min(1).max(5000).regex(/\S/),
    language: zLanguageCode.optional(),
    consent: zConsentKey.optional(),
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
  min_budget: zNullableAed.optional(),
  max_budget: zNullableAed.optional(),
})

/**
 * A lead with all that its advertiser may read of it. Contact details, messages, notes, brief and transcript are empty once the visitor has taken them back.
 */
export const zLeadDetail = z.object({
  row: zLeadRow,
  email: zEmail.nullable(),
  phone_number: zPhoneNumber.nullable(),
  message: z.string().max(2000),
  preferred_contact: zContactChannel.nullable(),
  preferred_time: z.iso.datetime({ offset: true }).max(40).nullable(),
  language: zLanguageCode,
  can_reply: z.boolean(),
  next_states: z.array(zLeadState).max(6),
  brief: zLeadBrief.nullable(),
  transcript: z.array(zLeadTranscriptLine).max(200),
  entries: z.array(zLeadEntry).max(500),
})

/**
 * Asks for a one-time code by text message.
 */
export const zOtpToPhoneRequest = z.strictObject({
  phone_number: zPhoneNumber,
  language: zLanguageCode.optional(),
})

/**
 * A few pixels of a picture as a data address, drawn until it is there; null of one that was not uploaded here.
 */
export const zPicturePlaceholder = z.string().max(4000).nullable()

/**
 * What a picture shows, for those who do not see it; empty where nothing is said.
 */
export const zPictureText = z.string().max(200)

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
  name: z.string().min(1).max(80),
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
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  description: z.string().max(400),
  user_type: z.enum(['agent', 'agency']),
  price: zAed,
  vat_percent: z.number().gte(0).lte(100),
  period: z.enum(['month', 'year']),
  listings_limit: z.int().gte(0).lte(100000),
  featured_limit: z.int().gte(0).lte(100000),
  photos_limit: z.int().gte(0).lte(60),
  agents_limit: z.int().gte(0).lte(10000),
  features: z.array(z.string().min(1).max(160)).max(20),
  is_popular: z.boolean(),
})

/**
 * A plan as an operator edits it.
 */
export const zOperatorPlan = zPlan.and(
  z.object({
    is_sold: z.boolean(),
    holders: z.int().gte(0).lte(2147483647),
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
  title: z.string().min(1).max(200),
  content: zHtml,
  updated_at: z.iso.datetime({ offset: true }).max(40),
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
  change_id: zId.nullable(),
  undo_until: z.iso.datetime({ offset: true }).max(40).nullable(),
  changed: z.array(zId).max(100),
  refused: z
    .array(
      z.object({
        _id: zId,
        message: z.string().max(300),
        key: zMessageKey.optional(),
        values: zMessageValues.optional(),
      }),
    )
    .max(100),
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
  ids: z.array(zId).min(1).max(100),
  action: zPropertyAction,
})

/**
 * What of a property's form matters for how good it is, what else is the same, and what it may cost; null where nothing, or nothing that can be read, was typed.
 */
export const zPropertyAssessmentForm = z.strictObject({
  property_id: zId.nullable(),
  purpose: z.enum(['sale', 'rent']).nullable(),
  category_id: z.string().max(36).nullable(),
  sub_category_id: z.string().max(36).nullable(),
  location_id: z.string().max(80).nullable(),
  price: zNullableAed,
  bedrooms: z.int().gte(0).lte(100).nullable(),
  bathrooms: z.int().gte(0).lte(100).nullable(),
  size: z.number().gte(0).lte(100000000).nullable(),
  has_pin: z.boolean(),
  coordinates: zCoordinates.nullish(),
  furnished: z.enum(['furnished', 'unfurnished', 'partly']).nullable(),
  completion: z.enum(['ready', 'off_plan']).nullable(),
  features_count: z.int().gte(0).lte(64),
  description_length: z.int().gte(0).lte(20000),
  permit_number: z.string().max(120).nullable(),
  media: z.array(zImageUrl).max(60),
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
  property_id: z.string().max(36).nullable(),
  title: z.string().max(400),
  version: zDraftVersion,
  saved_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * A property of the account with its figures.
 */
export const zPropertyFigures = z.object({
  _id: zId,
  reference: z.string().min(1).max(60),
  title: z.string().min(1).max(300),
  title_ar: z.string().max(300).nullable(),
  is_live: z.boolean(),
  figures: zBusinessFigures,
})

/**
 * One change of a property, as its owner reads it.
 */
export const zPropertyHistoryEntry = z.object({
  _id: zId,
  at: z.iso.datetime({ offset: true }).max(40),
  by: z.string().max(200).nullable(),
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
        from: z.string().max(320).nullable(),
        to: z.string().max(320).nullable(),
      }),
    )
    .max(60),
})

/**
 * A picture of the form; its address comes from an upload of the same account.
 */
export const zPropertyMediaInput = z.strictObject({
  url: zImageUrl,
  role: zMediaRole,
  alt: zPictureText.optional(),
  alt_ar: zPictureText.optional(),
})

/**
 * Where the property's figures come from, so that each can be shown.
 */
export const zPropertySource = z.object({
  kind: z.enum(['demo', 'import', 'owner']),
  name: z.string().min(1).max(200),
  as_of: z.iso.datetime({ offset: true }).max(40).nullable(),
  notes: z.array(z.string().min(1).max(300)).max(20),
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
  reference: z.string().min(1).max(60),
  title: z.string().min(1).max(300),
  title_ar: z.string().max(300).nullable(),
  link: z.string().min(1).max(300),
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
  number: z.int().gte(1).lte(100).optional(),
  title: z.string().min(1).max(300),
  type: zPropertyType,
  location: z.string().min(1).max(300),
  price: zNullableAed,
  price_per_sqft: z.number().gte(0).lte(100000000000).nullable(),
  features: z.array(z.string().min(1).max(80)).max(64),
  link: z.string().min(1).max(300),
  bedrooms: z.int().gte(0).lte(100).nullable(),
  bathrooms: z.int().gte(0).lte(100).nullable(),
  size: z.number().gte(0).lte(100000000).nullable(),
  purpose: zPurpose,
  price_period: z.enum(['year']).nullable(),
  picture: zNullableImageUrl,
  illustration: z.boolean().optional(),
})

/**
 * Properties that answer a question.
 */
export const zChatPropertyResultsMessage = z.object({
  id: zId,
  seq: z.int().gte(0).lte(2147483647),
  timestamp: z.iso.datetime({ offset: true }).max(40),
  role: z.literal('bot'),
  type: z.literal('property_results'),
  message: z.string().max(500),
  subMessage: z.string().max(500),
  link: z.string().max(4000),
  linkText: z.string().max(120),
  totalProperties: z.int().gte(0).lte(2147483647),
  data: z.array(zChatProperty).max(20),
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
  messages: z.array(zChatMessage).max(500),
})

/**
 * Acknowledgement of the event, or why it was refused.
 */
export const zChatClearReply = z.union([zChatClearAck, zChatError])

/**
 * Messages in order, the newest 500 at most; isNew is true for a conversation without any.
 */
export const zChatHistoryAck = z.object({
  messages: z.array(zChatMessage).max(500),
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
  lat: z.number().gte(-90).lte(90),
  lng: z.number().gte(-180).lte(180),
  price: zNullableAed,
  purpose: zPurpose,
  type: zPropertyType,
  bedrooms: z.int().gte(0).lte(100).nullable(),
  count: z.literal(1),
})

/**
 * A property as an operator looks at it, whatever its state.
 */
export const zOperatorProperty = z.object({
  _id: zId,
  reference: z.string().max(80),
  title: z.string().max(400),
  title_ar: z.string().max(400).nullable(),
  description: z.string().max(20000),
  description_ar: z.string().max(20000).nullable(),
  price: zNullableAed,
  permit_number: z.string().max(80).nullable(),
  place: z.string().max(200).nullable(),
  type: zPropertyType,
  purpose: zPurpose,
  price_period: z.enum(['year']).nullable(),
  bedrooms: z.int().gte(0).lte(100).nullable(),
  bathrooms: z.int().gte(0).lte(100).nullable(),
  size: z.number().gte(0).lte(100000000).nullable(),
  floor: z.int().gte(-5).lte(200).nullable(),
  coordinates: zCoordinates,
  place_distance: z.number().gte(0).lte(25000000).nullable(),
  pictures: z.array(zImageUrl).max(60),
  history: z.array(zPropertyHistoryEntry).max(50),
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
  value: z.string().max(20000),
  quote: z.string().max(200),
})

/**
 * What was read in a text, and the sentences of which nothing was.
 */
export const zAdvertReading = z.object({
  values: z.array(zReadValue).max(100),
  unread: z.array(z.string().max(200)).max(40),
})

/**
 * Number of a registration with RERA or of a trade licence.
 */
export const zRegistrationNumber = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9][A-Za-z0-9 \/-]*$/)

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
  message: z.string().max(2000).nullish(),
  email: zEmail.nullish(),
  language: zLanguageCode.optional(),
})

/**
 * Sets a new password with the token of a reset link.
 */
export const zResetPasswordRequest = z.strictObject({
  token: z
    .string()
    .min(20)
    .max(200)
    .regex(/^[A-Za-z0-9_-]+$/),
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
export const zSavedSearchCriteria = z.string().max(4000)

/**
 * How soon matches of a saved search are written about; digests leave at 9:00 in the UAE.
 */
export const zSavedSearchFrequency = z.enum(['instant', 'daily', 'weekly'])

/**
 * What its owner calls a saved search.
 */
export const zSavedSearchName = z.string().min(1).max(120).regex(/\S/)

/**
 * What is to be different about a saved search.
 */
export const zSavedSearchChange = z.strictObject({
  name: zSavedSearchName.optional(),
  frequency: zSavedSearchFrequency.optional(),
  paused: z.boolean().optional(),
})

/**
 * A search to keep, and how its matches are told.
 */
export const zSavedSearchRequest = z.strictObject({
  search: zSavedSearchCriteria,
  name: zSavedSearchName,
  frequency: zSavedSearchFrequency,
  email: zEmail.optional(),
  language: zLanguageCode.optional(),
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
  new_count: z.int().gte(0).lte(1000000),
  created_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * What a link of a mail about saved searches proves its reader by.
 */
export const zSavedSearchToken = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/)

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
  points: z.number().gte(0).lte(100),
  most: z.number().gte(0).lte(100),
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
export const zSeenCountry = z.string().max(2).nullable()

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
export const zSessionToken = z.string().min(20).max(200)

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
    _id: zId.nullable(),
    kind: z.enum(['agent', 'agency', 'company']),
    name: z.string().max(200).nullable(),
  }),
  property: z
    .object({
      _id: zId,
      title: z.string().max(300).nullable(),
      title_ar: z.string().max(300).nullable(),
      is_live: z.boolean(),
    })
    .nullable(),
  shared: z.array(zSharedDetail).max(6),
  consent: z
    .object({
      key: zConsentKey,
      language: zLanguageCode,
      text: z.string().max(1000),
    })
    .nullable(),
  reference: z.string().max(20).nullable(),
  created_at: z.iso.datetime({ offset: true }).max(40),
  withdrawn_at: z.iso.datetime({ offset: true }).max(40).nullable(),
})

/**
 * A few words to a vote; empty where there are none.
 */
export const zSharedListComment = z.string().max(300)

/**
 * Opens a shared list: 256 random-looking bits that whoever was given the address has.
 */
export const zSharedListKey = z
  .string()
  .length(43)
  .regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * A first name, as its bearer chooses to be called; null where nobody is named.
 */
export const zSharedListName = z.string().min(1).max(40).regex(/\S/).nullable()

/**
 * What a visitor of a shared list says of a property.
 */
export const zSharedListOpinion = z.enum(['yes', 'maybe', 'no'])

/**
 * What a shared list is called.
 */
export const zSharedListTitle = z.string().min(1).max(80).regex(/\S/)

/**
 * A list of favourites to show to others.
 */
export const zSharedListForm = z.strictObject({
  title: zSharedListTitle,
  owner_name: zSharedListName.optional(),
  with_notes: z.boolean(),
  property_ids: z.array(zId).min(1).max(100).nullish(),
})

/**
 * A vote on a property of a shared list. `voter` tells the visitors of one list apart and says nothing else.
 */
export const zSharedListVote = z.object({
  property_id: zId,
  voter: z.int().gte(1).lte(30),
  opinion: zSharedListOpinion,
  name: zSharedListName,
  comment: zSharedListComment,
  voted_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * A shared list, as its owner sees it.
 */
export const zSharedList = z.object({
  _id: zId,
  key: zSharedListKey.nullable(),
  title: zSharedListTitle,
  owner_name: zSharedListName,
  with_notes: z.boolean(),
  follows_favourites: z.boolean(),
  property_count: z.int().gte(0).lte(100),
  votes: z.array(zSharedListVote).max(3000),
  created_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * A vote; it replaces the one that this visitor gave to this property before.
 */
export const zSharedListVoteForm = z.strictObject({
  property_id: zId,
  opinion: zSharedListOpinion,
  name: zSharedListName.optional(),
  comment: zSharedListComment.optional(),
})

/**
 * A notice that visitors see now.
 */
export const zShownNotice = z.object({
  _id: zId,
  place: zNoticePlace,
  texts: zNoticeTexts,
  link: z
    .string()
    .max(500)
    .regex(/^(https:\/\/|\/(?![\/\\]))[^\s\\]*$/)
    .nullable(),
})

/**
 * Names one sign-up attempt in its e-mail and on the screen; it is not the one-time code and opens nothing by itself.
 */
export const zSignupCode = z
  .string()
  .length(6)
  .regex(/^[A-Z0-9]{6}$/)

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
  phone_number: zPhoneNumber.optional(),
  role: zSignupRole,
  company_name: zCompanyName.optional(),
  rera_number: zRegistrationNumber.optional(),
  language: zLanguageCode.optional(),
  accept_terms: z.literal(true),
})

/**
 * Where the one-time code went and until when it is valid.
 */
export const zSignupStarted = z.object({
  email: zEmail,
  expires_at: z.iso.datetime({ offset: true }).max(40),
  resend_after: z.int().gte(0).lte(3600),
})

/**
 * A notice as an operator edits it.
 */
export const zSiteNotice = z.object({
  _id: zId,
  place: zNoticePlace,
  texts: zNoticeTexts,
  link: z
    .string()
    .max(500)
    .regex(/^(https:\/\/|\/(?![\/\\]))[^\s\\]*$/)
    .nullable(),
  from: z.iso.date().max(10),
  until: z.iso.date().max(10),
  is_shown: z.boolean(),
})

/**
 * A notice. Its last day is not before its first.
 */
export const zSiteNoticeForm = z.strictObject({
  place: zNoticePlace,
  texts: zNoticeTexts,
  link: z
    .string()
    .max(500)
    .regex(/^(https:\/\/|\/(?![\/\\]))[^\s\\]*$/)
    .nullable(),
  from: z.iso.date().max(10),
  until: z.iso.date().max(10),
})

/**
 * Stable lower-case name of a place, a property type or an amenity.
 */
export const zSlug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/**
 * An amenity or facility that properties can have.
 */
export const zAmenity = z.object({
  _id: zSlug,
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  group: z.enum(['leisure', 'home', 'building', 'location', 'view', 'terms']),
})

/**
 * What it is like to live in a place.
 */
export const zAreaGuide = z.object({
  place: zSlug,
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(500),
  content: zHtml,
  sources: z.array(zContentSource).max(20),
  language: zLanguageCode,
})

/**
 * A subject that articles are filed under.
 */
export const zBlogCategory = z.object({
  _id: zId,
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  names: zOtherNames,
  slug: zSlug,
  blogs_count: z.int().gte(0).lte(1000000),
})

/**
 * The subject as it is named on an article.
 */
export const zBlogCategoryRef = z.object({
  _id: zId,
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  names: zOtherNames,
  slug: zSlug,
})

/**
 * An article as lists show it.
 */
export const zBlogCard = z.object({
  _id: zId,
  slug: z
    .string()
    .min(1)
    .max(160)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1).max(200),
  excerpt: z.string().min(1).max(500),
  cover_image: zImageUrl,
  cover_image_alt: z.string().max(200),
  blog_category: zBlogCategoryRef,
  tags: z.array(z.string().min(1).max(60)).max(12),
  reading_minutes: z.int().gte(1).lte(120),
  published_at: z.iso.datetime({ offset: true }).max(40),
  updated_at: z.iso.datetime({ offset: true }).max(40),
  language: zLanguageCode,
})

/**
 * An article with its text.
 */
export const zBlog = zBlogCard.and(
  z.object({
    content: zHtml,
    author: zBlogAuthor,
    sources: z.array(zContentSource).max(20),
    related: z.array(zBlogCard).max(6),
  }),
)

/**
 * First level of the property kinds; one header menu entry each.
 */
export const zCategory = z.object({
  _id: zId,
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  slug: zSlug,
  listings_count: z.int().gte(0).lte(2147483647),
})

/**
 * A place that can be searched, with the number of live properties in it and below it.
 */
export const zLocation = z.object({
  _id: zSlug,
  name: z.string().min(1).max(120),
  name_ar: z.string().min(1).max(120),
  names: zOtherNames,
  kind: zPlaceKind,
  parent_id: z.string().max(80).nullable(),
  aliases: z.array(z.string().min(1).max(120)).max(40).optional(),
  coordinates: zCoordinates,
  bounds: zBounds,
  listings_count: z.int().gte(0).lte(2147483647),
})

/**
 * Properties of which only the place is known. They are drawn together at its middle.
 */
export const zMapPlace = z.object({
  place_id: zSlug,
  lat: z.number().gte(-90).lte(90),
  lng: z.number().gte(-180).lte(180),
  count: z.int().gte(1).lte(1000000000),
  price_min: zNullableAed,
})

/**
 * The properties of a search in a box of the map. `total` is the number of pins, of the properties of all clusters, and of those in `without_place`, which `places` tells place by place.
 */
export const zMapPins = z.object({
  pins: z.array(zMapPin).max(500),
  clusters: z.array(zMapCluster).max(500),
  places: z.array(zMapPlace).max(1000),
  total: z.int().gte(0).lte(1000000000),
  without_place: z.int().gte(0).lte(1000000000),
})

/**
 * A kind of property as an operator edits it.
 */
export const zOperatorCategory = z.object({
  _id: zId,
  parent_id: zId.nullable(),
  level: z.int().gte(1).lte(3),
  slug: zSlug,
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  is_shown: z.boolean(),
})

/**
 * A place with the names that it is found by.
 */
export const zOperatorPlace = z.object({
  _id: zSlug,
  name: z.string().min(1).max(120),
  name_ar: z.string().min(1).max(120),
  kind: zPlaceKind,
  known_as: z.array(z.string().min(1).max(120)).max(200),
  aliases: z.array(zPlaceAlias).max(200),
})

/**
 * A further name of a place.
 */
export const zPlaceAliasForm = z.strictObject({
  place_id: zSlug,
  language: zLanguageCode,
  name: z.string().min(2).max(80).regex(/\p{L}/u),
})

/**
 * A place as it is named with a property.
 */
export const zPlaceRef = z.object({
  _id: zSlug,
  name: z.string().min(1).max(120),
  name_ar: z.string().min(1).max(120),
  names: zOtherNames,
  kind: zPlaceKind,
})

/**
 * What the live residential properties of a community ask.
 */
export const zAskingPrices = z.object({
  place: zPlaceRef,
  residential_count: z.int().gte(1).lte(2147483647),
  sale: zAskingMedian.nullable(),
  rent: zAskingMedian.nullable(),
})

/**
 * A place that a property can be in, whether or not there is one yet.
 */
export const zPlaceOption = z.object({
  _id: zSlug,
  name: z.string().min(1).max(120),
  name_ar: z.string().min(1).max(120),
  names: zOtherNames,
  kind: zPlaceKind,
  parent: zPlaceRef.nullable(),
  coordinates: zCoordinates,
})

/**
 * How the price stands among those of at least eight properties like it: live ones of the same purpose, kind, number of bedrooms and community, itself among them; of a size near to its own where those are at least eight.
 */
export const zPriceComparison = z.object({
  by: z.enum(['price', 'rate']),
  properties: z.int().gte(8).lte(1000000000),
  median: z.number().gte(0).lte(100000000000),
  distance: z.number().gte(-0.5).lte(1),
  place: zPlaceRef,
  near_size: z.boolean(),
})

/**
 * A property as lists show it. `media` holds at most the first five pictures.
 */
export const zPropertyCard = z.object({
  _id: zId,
  reference: z.string().min(1).max(60),
  title: z.string().min(1).max(300),
  title_ar: z.string().max(300).nullable(),
  titles: zOtherTitles,
  type: zPropertyType,
  purpose: zPurpose,
  completion: z.enum(['ready', 'off_plan']).nullable(),
  category_id: zId,
  location: z.string().min(1).max(300),
  location_path: z.array(zPlaceRef).max(4),
  price: zNullableAed,
  previous_price: zNullableAed,
  price_period: z.enum(['year']).nullable(),
  price_per_sqft: z.number().gte(0).lte(100000000000).nullable(),
  price_comparison: zPriceComparison.nullable(),
  bedrooms: z.int().gte(0).lte(100).nullable(),
  bathrooms: z.int().gte(0).lte(100).nullable(),
  size: z.number().gte(0).lte(100000000).nullable(),
  furnished: z.enum(['furnished', 'unfurnished', 'partly']).nullable(),
  cheques: z.int().gte(1).lte(12).nullable(),
  address: z.string().max(300).nullable(),
  advertised_by: z.string().max(160).nullable(),
  features: z.array(zSlug).max(64),
  coordinates: zCoordinates,
  media: z.array(zMediaItem).max(60),
  media_count: z.int().gte(0).lte(1000),
  verified: z.boolean(),
  is_demo: z.boolean(),
  is_featured: z.boolean(),
  is_liked: z.boolean(),
  views: z.int().gte(0).lte(2147483647),
  published_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  confirmed_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  link: z.string().min(1).max(300),
})

/**
 * A property as its owner sees it in the own list.
 */
export const zOwnProperty = zPropertyCard.and(
  z.object({
    status: zPropertyStatus,
    reason: z.string().max(500).nullable(),
    advertiser: z.string().max(200).nullable(),
    placeholder: zPicturePlaceholder,
    enquiries_count: z.int().gte(0).lte(1000000000),
    updated_at: z.iso.datetime({ offset: true }).max(40),
    expires_at: z.iso.datetime({ offset: true }).max(40).nullable(),
    availability: zOwnAvailability.nullable(),
  }),
)

/**
 * A form as it is being filled in: texts as they were typed, right or wrong, so that nothing of it is lost; empty where nothing was.
 */
export const zPropertyDraftContent = z.strictObject({
  title: z.string().max(400),
  title_ar: z.string().max(400),
  description: z.string().max(20000),
  description_ar: z.string().max(20000),
  purpose: z.string().max(20),
  completion: z.string().max(20),
  category_id: z.string().max(40),
  sub_category_id: z.string().max(40),
  sub_sub_category_id: z.string().max(40),
  location_id: z.string().max(80),
  lat: z.string().max(40),
  lng: z.string().max(40),
  price: z.string().max(40),
  bedrooms: z.string().max(40),
  bathrooms: z.string().max(40),
  size: z.string().max(40),
  plot_size: z.string().max(40),
  furnished: z.string().max(20),
  permit_number: z.string().max(120),
  service_charge: z.string().max(40),
  cheques: z.string().max(40),
  security_deposit: z.string().max(40),
  developer: z.string().max(240),
  floor: z.string().max(40),
  total_floors: z.string().max(40),
  parking: z.string().max(40),
  year_built: z.string().max(40),
  handover: z.string().max(40),
  available_from: z.string().max(40),
  video_url: z.string().max(600),
  tour_url: z.string().max(600),
  features: z.array(zSlug).max(64),
  media: z.array(zPropertyDraftPicture).max(60),
  read: z.array(zReadValue).max(100),
})

/**
 * A draft as it is to be kept.
 */
export const zPropertyDraftForm = z.strictObject({
  version: zDraftVersion,
  editor: zDraftEditor,
  property_id: zId.nullish(),
  content: zPropertyDraftContent,
})

/**
 * A property as its owner writes it. A live property needs a permit, a sub-category and a size, and bedrooms where it is residential; a draft may lack what is not required here.
 */
export const zPropertyForm = z.strictObject({
  updated_at: z.iso.datetime({ offset: true }).max(40).nullish(),
  title: z.string().min(5).max(160).regex(/\S/),
  title_ar: z.string().max(160).nullish(),
  description: z.string().min(20).max(20000),
  description_ar: z.string().max(20000).nullish(),
  status: z.enum(['draft', 'live', 'hidden']),
  purpose: zPurpose,
  completion: z.enum(['ready', 'off_plan']).nullish(),
  category_id: zId,
  sub_category_id: zId.nullish(),
  sub_sub_category_id: zId.nullish(),
  location_id: zSlug,
  coordinates: zCoordinates.nullish(),
  price: zAskedPrice.optional(),
  bedrooms: z.int().gte(0).lte(100).nullish(),
  bathrooms: z.int().gte(0).lte(100).nullish(),
  size: z.number().gte(1).lte(100000000).nullish(),
  plot_size: z.number().gte(1).lte(100000000).nullish(),
  furnished: z.enum(['furnished', 'unfurnished', 'partly']).nullish(),
  features: z.array(zSlug).max(64).optional(),
  permit_number: z
    .string()
    .min(5)
    .max(60)
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]*$/)
    .nullish(),
  service_charge: z.number().gte(0).lte(1000).nullish(),
  cheques: z.int().gte(1).lte(12).nullish(),
  security_deposit: zNullableAed.optional(),
  developer: z.string().max(120).nullish(),
  floor: z.int().gte(-5).lte(200).nullish(),
  total_floors: z.int().gte(1).lte(200).nullish(),
  parking: z.int().gte(0).lte(50).nullish(),
  year_built: z.int().gte(1900).lte(2100).nullish(),
  handover: z
    .string()
    .max(7)
    .regex(/^20\d{2}-Q[1-4]$/)
    .nullish(),
  available_from: z
    .string()
    .max(10)
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .nullish(),
  video_url: zNullableLinkUrl.optional(),
  tour_url: zNullableLinkUrl.optional(),
  media: z.array(zPropertyMediaInput).max(60).optional(),
})

/**
 * A fee, a rate or a limit, as it stood on a day.
 */
export const zRate = z.object({
  id: zSlug,
  value: z.number().gte(0).lte(1000000000),
  unit: zRateUnit,
  applies_to: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[a-z]+(-[a-z]+)*$/),
  text: z.string().min(1).max(60),
  note: z.string().max(400).nullable(),
  as_of: z.iso.date().max(10),
  source: zContentSource,
  language: zLanguageCode,
})

/**
 * Filters of a search by the names of its query; absent ones filter nothing.
 */
export const zSearchQuery = z.object({
  search: z.string().min(1).max(200).optional(),
  location: z.array(zSlug).max(20).optional(),
  type: z.array(zPropertyType).max(11).optional(),
  purpose: zPurpose.optional(),
  completion: zCompletion.optional(),
  furnished: zFurnishing.optional(),
  price_min: zAed.optional(),
  price_max: zAed.optional(),
  bedrooms_min: z.int().gte(0).lte(50).optional(),
  bedrooms_max: z.int().gte(0).lte(50).optional(),
  bathrooms_min: z.int().gte(0).lte(50).optional(),
  size_min: z.int().gte(0).lte(100000000).optional(),
  size_max: z.int().gte(0).lte(100000000).optional(),
  features: z.array(zSlug).max(39).optional(),
})

/**
 * What the free text was understood as.
 */
export const zSearchNotes = z.object({
  corrected: z.string().max(300).nullable(),
  places: z.array(zPlaceRef).max(20),
  read: zSearchQuery,
})

/**
 * A small change of a search that brings properties: without the filters of `drop` and with those of `set` the search has exactly `count` properties.
 */
export const zSearchRelaxation = z.object({
  drop: z.array(zSearchField).max(23),
  set: zSearchQuery,
  count: z.int().gte(1).lte(1000000000),
})

/**
 * A shared list, as whoever has its key sees it. Tells nothing of its owner but the name that they chose.
 */
export const zSharedListView = z.object({
  title: zSharedListTitle,
  owner_name: zSharedListName,
  properties: z.array(zPropertyCard).max(100),
  gone_count: z.int().gte(0).lte(100),
  notes: z
    .array(
      z.object({
        property_id: zId,
        note: zFavouriteNote,
      }),
    )
    .max(100),
  own_votes: z.array(zSharedListVote).max(100),
})

/**
 * Connects an identity provider with the account of its verified e-mail address.
 */
export const zSocialLinkRequest = z.strictObject({
  id_token: zIdToken,
  password: z.string().min(1).max(256),
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
  name: z.string().min(1).max(80),
  link: z
    .string()
    .min(9)
    .max(2048)
    .regex(/^https:\/\/\S+$/),
  className: z
    .string()
    .min(1)
    .max(80)
    .regex(/^[A-Za-z0-9_-]+( [A-Za-z0-9_-]+)*$/),
})

/**
 * Names an identity provider in the settings of the site.
 */
export const zSocialProviderId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z][a-z0-9-]{0,39}$/)

/**
 * An identity provider that the operator has set up.
 */
export const zSocialProvider = z.object({
  id: zSocialProviderId,
  name: z.string().min(1).max(60),
})

/**
 * How the owner of an account proves to be there, and until when that is proven.
 */
export const zIdentityProofState = z.object({
  good_until: z.iso.datetime({ offset: true }).max(40).nullable(),
  password: z.boolean(),
  passkey: z.boolean(),
  providers: z.array(zSocialProvider).max(20),
})

/**
 * What a visitor may know about the data behind the site.
 */
export const zSiteStatus = z.object({
  demo_data: z.boolean(),
  listings_count: z.int().gte(0).lte(2147483647),
  database: z.enum(['embedded', 'postgres']),
  has_agents: z.boolean().optional(),
  sends_mail: z.boolean().optional(),
  sends_texts: z.boolean().optional(),
  shows_messages: z.boolean().optional(),
  password_min_length: z.int().gte(6).lte(64).optional(),
  passkeys: z.boolean().optional(),
  map_tiles: zMapTiles.optional(),
  sign_in_providers: z.array(zSocialProvider).max(12).optional(),
  notices: z.array(zShownNotice).max(20).optional(),
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
  company_name: zCompanyName.optional(),
  rera_number: zRegistrationNumber.optional(),
  accept_terms: z.literal(true),
})

/**
 * Names a sign-in that was begun; comes back from the identity provider with its answer.
 */
export const zSocialState = z
  .string()
  .min(20)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/)

/**
 * The code that an identity provider gave to the popup.
 */
export const zSocialCodeRequest = z.strictObject({
  code: z
    .string()
    .min(1)
    .max(2048)
    .regex(/^[\x21-\x7E]+$/),
  state: zSocialState,
})

/**
 * A sign-in that was begun.
 */
export const zSocialSignIn = z.object({
  authorization_url: z.url().max(4000),
  state: zSocialState,
  expires_at: z.iso.datetime({ offset: true }).max(40),
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
  position: z.int().gte(1).lte(1000000000).nullable(),
  total: z.int().gte(0).lte(1000000000),
  sort_by: zSortBy,
  by_words: z.boolean(),
  featured: z.int().gte(0).lte(3),
  score: z.int().gte(0).lte(100),
  parts: z.array(zScorePart).max(12),
})

/**
 * Language that a person speaks (ISO 639-1).
 */
export const zSpokenLanguage = z
  .string()
  .length(2)
  .regex(/^[a-z]{2}$/)

/**
 * An agent or an agency as lists show it. Only what its owner publishes.
 */
export const zAgentCard = z.object({
  _id: zId,
  user_type: z.enum(['agent', 'agency']),
  name: z.string().min(1).max(160),
  agent_photo: zNullableImageUrl,
  agency_logo: zNullableImageUrl,
  agency_id: z.string().max(36).nullable(),
  agency_name: z.string().max(160).nullable(),
  nationality: z.string().max(2).nullable(),
  languages: z.array(zSpokenLanguage).max(12),
  service_need: z.array(zServiceNeed).max(8),
  areas: z.array(zPlaceRef).max(12),
  rera_number: z.string().max(40).nullable(),
  verified: z.boolean(),
  sale_count: z.int().gte(0).lte(1000000),
  rent_count: z.int().gte(0).lte(1000000),
  agents_count: z.int().gte(0).lte(100000),
  response_minutes: z.int().gte(0).lte(100000).nullable(),
  phone_number: z.string().max(32).nullable(),
  link: z.string().min(1).max(300),
})

/**
 * An agent or an agency with everything that its page shows.
 */
export const zAgentProfile = zAgentCard.and(
  z.object({
    about: z.string().max(2000).nullable(),
    about_ar: z.string().max(2000).nullable(),
    agents: z.array(zAgentCard).max(100),
    member_since: z.iso.datetime({ offset: true }).max(40),
    availability: zAvailabilityFigures,
  }),
)

/**
 * The person who answers for a property.
 */
export const zAgentSummary = z.object({
  _id: zId,
  name: z.string().min(1).max(160),
  agent_photo: zNullableImageUrl,
  agency_name: z.string().max(160).nullable(),
  agency_logo: zNullableImageUrl,
  languages: z.array(zSpokenLanguage).max(12),
  rera_brn: z.string().max(40).nullable(),
  rera_orn: z.string().max(40).nullable(),
  response_minutes: z.int().gte(0).lte(100000).nullable(),
  phone_number: z.string().max(32).nullable(),
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
  value: z.string().min(1).max(60),
  field: z.enum(['title', 'title_ar', 'description', 'description_ar']),
  quote: z.string().min(1).max(120),
  alone: z.boolean(),
})

/**
 * A property with everything that its page shows.
 */
export const zPropertyDetail = zPropertyCard.and(
  z.object({
    status: zPropertyStatus,
    updated_at: z.iso.datetime({ offset: true }).max(40),
    description: z.string().max(20000),
    description_ar: z.string().max(20000).nullable(),
    sub_category_id: z.string().max(36).nullable(),
    sub_sub_category_id: z.string().max(36).nullable(),
    permit_number: z.string().max(60).nullable(),
    plot_size: z.number().gte(0).lte(100000000).nullable(),
    view: z.array(zSlug).max(12),
    service_charge: z.number().gte(0).lte(1000).nullable(),
    security_deposit: zNullableAed,
    available_from: z.string().max(10).nullable(),
    developer: z.string().max(120).nullable(),
    floor: z.int().gte(-5).lte(200).nullable(),
    total_floors: z.int().gte(1).lte(200).nullable(),
    parking: z.int().gte(0).lte(50).nullable(),
    year_built: z.int().gte(1900).lte(2100).nullable(),
    handover: z.string().max(20).nullable(),
    video_url: zNullableLinkUrl,
    tour_url: zNullableLinkUrl,
    placeholders: z.array(zPicturePlaceholder).max(60),
    agent: zAgentSummary.nullable(),
    advertiser: z.string().max(160).nullable(),
    stated_facts: z.array(zStatedFact).max(40),
    source: zPropertySource,
  }),
)

/**
 * The lead as it is kept.
 */
export const zStoredLead = z.object({
  _id: zId,
  name: z.string().min(1).max(120),
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
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  slug: zSlug,
  parent_id: zId,
  listings_count: z.int().gte(0).lte(2147483647),
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
  id: z.string().min(1).max(1000),
  label: z.string().min(1).max(600),
  label_ar: z.string().max(600).nullable(),
  detail: z.string().max(300).nullable(),
  detail_ar: z.string().max(300).nullable(),
  location_path: z.array(zPlaceRef).max(4),
  count: z.int().gte(0).lte(1000000000),
  query: zSearchQuery.nullable(),
  parts: z
    .array(
      z.object({
        field: zSearchField,
        label: z.string().min(1).max(200),
        label_ar: z.string().min(1).max(200),
      }),
    )
    .max(24),
  link: z.string().max(300).nullable(),
})

/**
 * Operating system of a device, without its version; null where it is not known.
 */
export const zSystemName = z.string().max(60).nullable()

/**
 * Something that happened to an account lately.
 */
export const zAccountEvent = z.object({
  kind: zAccountEventKind,
  at: z.iso.datetime({ offset: true }).max(40),
  times: z.int().gte(1).lte(2147483647),
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
  created_at: z.iso.datetime({ offset: true }).max(40),
  last_used_at: z.iso.datetime({ offset: true }).max(40),
  current: z.boolean(),
})

/**
 * A draft with its form, and where it was last written.
 */
export const zPropertyDraft = zPropertyDraftSummary.and(
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
export const zTemporaryToken = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/)

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
  attempts: z.int().gte(0).lte(1000000),
  failure: zDeliveryFailure,
})

/**
 * Something that an operator decides on, with what may be decided now.
 */
export const zOperatorCase = z.object({
  _id: zId,
  kind: zOperatorCaseKind,
  title: z.string().max(400),
  detail: z.string().max(2000).nullable(),
  role: zRole.nullable(),
  report_reason: zReportReason.nullable(),
  provider: zPaymentProvider.nullable(),
  message: zUndeliveredMessage.nullable(),
  person: z.string().max(200).nullable(),
  email: z.string().max(254).nullable(),
  state: zOperatorCaseState,
  at: z.iso.datetime({ offset: true }).max(40),
  reason: z.string().max(2000).nullable(),
  amount: z.number().gte(0).lte(100000000000).nullable(),
  property_id: zId.nullable(),
  decisions: z.array(zOperatorDecision).max(8),
})

/**
 * Changes the password of the account.
 */
export const zUpdatePasswordRequest = z.strictObject({
  current_password: z.string().min(1).max(256),
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
  width: z.int().gte(1).lte(20000),
  height: z.int().gte(1).lte(20000),
  bytes: z.int().gte(1).lte(10485760),
})

/**
 * The signed-in account (userData). Guests have neither name nor email.
 */
export const zUser = z.object({
  _id: zId,
  role: zRole,
  first_name: z.string().max(80).nullable(),
  last_name: z.string().max(80).nullable(),
  email: z.string().max(254).nullable(),
  profile_picture: zNullableImageUrl,
  company_logo: zNullableImageUrl,
  agent_photo: zNullableImageUrl,
  agency_logo: zNullableImageUrl,
})

/**
 * The signed-in account with everything that its profile page shows.
 */
export const zUserAccount = zUser.and(
  z.object({
    user_name: z.string().max(80).nullable(),
    phone_number: z.string().max(15).nullable(),
    email_verified: z.boolean(),
    phone_verified: z.boolean(),
    nationality: z.string().max(2).nullable(),
    languages: z.array(zSpokenLanguage).max(12),
    service_need: z.array(zServiceNeed).max(8),
    about: z.string().max(2000).nullable(),
    company_name: z.string().max(160).nullable(),
    rera_number: z.string().max(40).nullable(),
    licence: zLicence.nullable(),
    created_at: z.iso.datetime({ offset: true }).max(40),
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
  started_at: z.iso.datetime({ offset: true }).max(40),
  ends_at: z.iso.datetime({ offset: true }).max(40),
  grace_ends_at: z.iso.datetime({ offset: true }).max(40).nullable(),
  listings_used: z.int().gte(0).lte(1000000),
  featured_used: z.int().gte(0).lte(1000000),
  agents_used: z.int().gte(0).lte(1000000),
  amount_paid: zAed,
})

/**
 * What the provider says of the session; the plan where it is paid.
 */
export const zPaymentVerification = z.object({
  session_id: zPaymentSessionId,
  status: zPaymentStatus,
  user_plan: zUserPlan.nullable(),
})

/**
 * A kind of account that somebody can sign up for.
 */
export const zUserType = z.object({
  _id: zId,
  name: z.string().min(1).max(80),
  name_ar: z.string().min(1).max(80),
  role: zSignupRole,
  description: z.string().min(1).max(300),
  description_ar: z.string().min(1).max(300),
  users_count: z.int().gte(0).lte(1000000000),
})

/**
 * New values of a profile; what is absent stays as it is, null empties. E-mail address, role and verification cannot be changed here.
 */
export const zUserUpdate = z.strictObject({
  first_name: zPersonName.optional(),
  last_name: zPersonName.optional(),
  user_name: z
    .string()
    .min(3)
    .max(80)
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
    .optional(),
  phone_number: zPhoneNumber.nullish(),
  nationality: zCountryCode.nullish(),
  languages: z.array(zSpokenLanguage).max(12).optional(),
  service_need: z.array(zServiceNeed).max(8).optional(),
  about: z.string().max(2000).nullish(),
  company_name: zCompanyName.nullish(),
  rera_number: zRegistrationNumber.nullish(),
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
        from: z.number().gte(0).lte(100000000000),
        to: z.number().gte(0).lte(100000000000),
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(24),
})

/**
 * What properties like one ask: live ones of the same purpose, kind, number of bedrooms and community, the property itself among them; of a size within a fifth of its own where at least `least` state a price, which `search` then says.
 */
export const zPriceRange = z.object({
  total: z.int().gte(0).lte(1000000000),
  place: zPlaceRef,
  search: zSearchQuery,
  price: zValueDistribution,
  price_per_sqft: zValueDistribution,
  priced: z.int().gte(0).lte(1000000000),
  rated: z.int().gte(0).lte(1000000000),
  least: z.int().gte(1).lte(100),
  as_of: z.iso.datetime({ offset: true }).max(40),
})

/**
 * A search in figures. Each option is counted as if it were chosen in place of its own filter, with all other filters as they are.
 */
export const zSearchFacets = z.object({
  total: z.int().gte(0).lte(1000000000),
  purpose: z
    .array(
      z.object({
        value: zPurpose,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(2),
  category: z
    .array(
      z.object({
        value: zId,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(20),
  type: z
    .array(
      z.object({
        value: zPropertyType,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(11),
  bedrooms: z
    .array(
      z.object({
        value: z.int().gte(0).lte(7),
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(8),
  bathrooms: z
    .array(
      z.object({
        value: z.int().gte(1).lte(6),
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(6),
  completion: z
    .array(
      z.object({
        value: zCompletion,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(2),
  furnished: z
    .array(
      z.object({
        value: zFurnishing,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(3),
  verified: z.int().gte(0).lte(1000000000),
  features: z
    .array(
      z.object({
        value: zSlug,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(64),
  locations: z
    .array(
      z.object({
        place: zPlaceRef,
        count: z.int().gte(0).lte(1000000000),
      }),
    )
    .max(12),
  price: zValueDistribution,
  size: zValueDistribution,
  relaxations: z.array(zSearchRelaxation).max(5),
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
  starts_at: z.iso.datetime({ offset: true }).max(40).nullish(),
  revision: z.int().gte(1).lte(2147483647),
})

/**
 * A time of the day in the UAE, on the quarter hour.
 */
export const zViewingClock = z
  .string()
  .length(5)
  .regex(/^([01][0-9]|2[0-3]):(00|15|30|45)$/)

/**
 * Hours of viewings on a day of every week.
 */
export const zViewingDay = z.strictObject({
  weekday: z.int().gte(0).lte(6),
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
  day: z.iso.date().max(10),
  hours: z.array(zViewingRange).max(6),
})

/**
 * When an agent or agency shows properties. Times are those of the UAE.
 */
export const zViewingHours = z.strictObject({
  week: z.array(zViewingDay).max(28),
  exceptions: z.array(zViewingException).max(100),
  length_minutes: z.int().gte(15).lte(240),
  travel_minutes: z.int().gte(0).lte(240),
  notice_hours: z.int().gte(0).lte(168),
  horizon_days: z.int().gte(1).lte(60),
  revision: z.int().gte(0).lte(2147483647),
})

/**
 * One of the two who meet.
 */
export const zViewingSide = z.enum(['visitor', 'advertiser'])

/**
 * Something that happened to a viewing.
 */
export const zViewingEvent = z.object({
  at: z.iso.datetime({ offset: true }).max(40),
  side: zViewingSide,
  event: z.enum(['requested', 'booked', 'confirmed', 'proposed', 'moved', 'cancelled']),
  starts_at: z.iso.datetime({ offset: true }).max(40),
})

/**
 * Times at which a property can be seen.
 */
export const zViewingSlots = z.object({
  offered: z.boolean(),
  length_minutes: z.int().gte(0).lte(240),
  horizon_days: z.int().gte(0).lte(60),
  slots: z.array(z.iso.datetime({ offset: true }).max(40)).max(2000),
})

/**
 * `requested` waits for the advertiser, `proposed` is another time of the advertiser that waits for the visitor.
 */
export const zViewingState = z.enum(['requested', 'proposed', 'confirmed', 'cancelled'])

/**
 * What a link of a mail about a viewing proves its reader by.
 */
export const zViewingToken = z
  .string()
  .min(20)
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/)

/**
 * Who comes to a viewing.
 */
export const zViewingVisitor = z.object({
  name: zContactName,
  email: zEmail.nullable(),
  phone_number: zPhoneNumber.nullable(),
})

/**
 * A viewing of a property.
 */
export const zViewing = z.object({
  _id: zId,
  reference: z.string().max(20),
  state: zViewingState,
  starts_at: z.iso.datetime({ offset: true }).max(40),
  ends_at: z.iso.datetime({ offset: true }).max(40),
  property_id: zId,
  property_title: z.string().max(400),
  property_title_ar: z.string().max(400).nullable(),
  property_offered: z.boolean(),
  agent_name: z.string().max(200),
  agency_name: z.string().max(200).nullable(),
  visitor: zViewingVisitor.nullable(),
  viewer: zViewingSide,
  offers_times: z.boolean(),
  revision: z.int().gte(1).lte(2147483647),
  history: z.array(zViewingEvent).max(100),
})

/**
 * Views of live properties of the same purpose and kind, those that have all of something against those that do not; null in its place where either are too few.
 */
export const zViewsCompared = z.object({
  with: z.number().gte(0).lte(1000000000),
  without: z.number().gte(0).lte(1000000000),
  count_with: z.int().gte(0).lte(1000000000),
  count_without: z.int().gte(0).lte(1000000000),
  days: z.int().gte(1).lte(180),
})

/**
 * What a form lacks, what else is the same property, and what properties like it ask.
 */
export const zPropertyAssessment = z.object({
  score: z.int().gte(0).lte(100),
  points: z
    .array(
      zScorePart.and(
        z.object({
          views: zViewsCompared.nullable(),
        }),
      ),
    )
    .max(12),
  duplicates: z.array(zPropertyDuplicate).max(20),
  price_range: zPriceRange.nullable(),
})

/**
 * The first page of a browser session. No address of the network is kept.
 */
export const zVisitLog = z.strictObject({
  path: z.string().min(1).max(500).regex(/^\//),
  language: zLanguageCode,
  referrer: z
    .string()
    .min(8)
    .max(300)
    .regex(/^https?:\/\/\S+$/)
    .nullish(),
  device: z.enum(['phone', 'tablet', 'desktop']).optional(),
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
export const zPage = z.int().gte(1).lte(100000).default(1)

/**
 * Rows on a page.
 */
export const zLimit = z.int().gte(1).lte(100).default(24)

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
export const zLeadSearch = z.string().max(100)

/**
 * Chosen by the client. A repetition under the same key within a day gets the first answer and writes nothing; another body under the same key is refused with 422.
 */
export const zIdempotencyKey = z
  .string()
  .min(8)
  .max(128)
  .regex(/^[A-Za-z0-9_-]+$/)

/**
 * For sale or for rent.
 */
export const zPurpose2 = zPurpose

/**
 * Free text; places and kinds that it names become filters, spelling is forgiven.
 */
export const zSearch = z.string().min(1).max(200)

/**
 * Places; each includes the places below it, several are alternatives.
 */
export const zLocation2 = z.array(zSlug).max(20)

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
export const zType = z.array(zPropertyType).max(11)

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
export const zPriceMin = z.int().gte(0).lte(100000000000)

/**
 * Highest price in AED (a year for rent).
 */
export const zPriceMax = z.int().gte(0).lte(100000000000)

/**
 * Fewest bedrooms; 0 is a studio.
 */
export const zBedroomsMin = z.int().gte(0).lte(50)

/**
 * Most bedrooms.
 */
export const zBedroomsMax = z.int().gte(0).lte(50)

/**
 * Fewest bathrooms.
 */
export const zBathroomsMin = z.int().gte(0).lte(50)

/**
 * Smallest size in square feet.
 */
export const zSizeMin = z.int().gte(0).lte(100000000)

/**
 * Largest size in square feet.
 */
export const zSizeMax = z.int().gte(0).lte(100000000)

/**
 * Amenities that the property must all have.
 */
export const zFeatures = z.array(zSlug).max(39)

/**
 * Only properties whose advertiser was verified.
 */
export const zVerified = z.boolean()

/**
 * Southern edge of the box; the four edges go together.
 */
export const zSouth = z.number().gte(-90).lte(90)

/**
 * Western edge of the box.
 */
export const zWest = z.number().gte(-180).lte(180)

/**
 * Northern edge of the box.
 */
export const zNorth = z.number().gte(-90).lte(90)

/**
 * Eastern edge of the box.
 */
export const zEast = z.number().gte(-180).lte(180)

/**
 * A polygon drawn on the map: three to sixty corners as `lat,lng;lat,lng;…` (WGS 84 degrees), closed by itself, its edge included. Properties whose own position is not known count where the map shows them, at the middle of their place.
 */
export const zArea = z
  .string()
  .min(11)
  .max(1700)
  .regex(
    /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
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
  .min(70)
  .max(512)
  .regex(/^t=\d{1,12}(,v[01]=[0-9a-f]{64})+$/)

/**
 * How many days are counted, today included.
 */
export const zFigureDays = z.union([z.literal(7), z.literal(30), z.literal(90)]).default(30)

/**
 * Words of what is listed: of names, titles, numbers or e-mail addresses.
 */
export const zOperatorSearch = z.string().max(100)

/**
 * The first day in the UAE; today without it.
 */
export const zViewingDay2 = z.iso.date().max(10)

/**
 * How many days.
 */
export const zViewingDays = z.int().gte(1).lte(62).default(7)

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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSignupStarted,
  temporaryToken: zTemporaryToken,
  code: zSignupCode,
})

export const zVerifySignupCodeBody = zVerifyCodeRequest

/**
 * Proven.
 */
export const zVerifySignupCodeResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  temporaryToken: zTemporaryToken,
})

export const zSetSignupPasswordBody = zSetPasswordRequest

/**
 * The account is made; log in with it.
 */
export const zSetSignupPasswordResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  deletion_at: zDeletionTime.optional(),
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
  deletion_at: zDeletionTime.optional(),
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
  deletion_at: zDeletionTime.optional(),
})

/**
 * Ended.
 */
export const zLogoutUserResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zUserAccount,
})

export const zUpdateProfilePictureBody = zProfilePictureForm

/**
 * The account with its new picture.
 */
export const zUpdateProfilePictureResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zUserAccount,
})

export const zSendOtpToPhoneBody = zOtpToPhoneRequest

/**
 * The code is on its way.
 */
export const zSendOtpToPhoneResponse = z.object({
  message: z.string().max(200),
  data: zOtpSent,
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zVerifyOtpForPhoneBody = zVerifyPhoneRequest

/**
 * The account with its verified number.
 */
export const zVerifyOtpForPhoneResponse = z.object({
  message: z.string().max(200),
  data: zUserAccount,
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zSendOtpToEmailBody = zOtpToEmailRequest

/**
 * The code is on its way.
 */
export const zSendOtpToEmailResponse = z.object({
  message: z.string().max(200),
  data: zOtpSent,
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zVerifyOtpForEmailBody = zVerifyEmailRequest

/**
 * The account with its verified address.
 */
export const zVerifyOtpForEmailResponse = z.object({
  message: z.string().max(200),
  data: zUserAccount,
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zUpdateUserPasswordBody = zUpdatePasswordRequest

/**
 * Changed.
 */
export const zUpdateUserPasswordResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zRequestPasswordResetBody = zForgotPasswordRequest

/**
 * The link is on its way where there is an account.
 */
export const zRequestPasswordResetResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zResetUserPasswordBody = zResetPasswordRequest

/**
 * Changed; log in with the new password.
 */
export const zResetUserPasswordResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

/**
 * The sessions that are good now.
 */
export const zListSessionsResponse = z.object({
  data: z.array(zAccountSession).max(200),
})

export const zEndSessionPath = z.object({
  id: zId,
})

/**
 * Ended.
 */
export const zEndSessionResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

/**
 * Ended.
 */
export const zEndOtherSessionsResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

/**
 * At most fifty events.
 */
export const zListAccountEventsResponse = z.object({
  data: z.array(zAccountEvent).max(50),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zIdentityProofState,
})

/**
 * The passkeys.
 */
export const zListPasskeysResponse = z.object({
  data: z.array(zPasskey).max(20),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zPasskey,
})

export const zRemovePasskeyPath = z.object({
  id: zId,
})

/**
 * Removed.
 */
export const zRemovePasskeyResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  deletion_at: zDeletionTime.optional(),
})

export const zLogVisitorBody = zVisitLog

/**
 * Counted.
 */
export const zLogVisitorResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zListAgentsQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  user_type: z.enum(['agent', 'agency']).optional(),
  service_need: zServiceNeed.optional(),
  search: z.string().min(1).max(200).optional(),
  nationality: zCountryCode.optional(),
  language: zSpokenLanguage.optional(),
})

/**
 * One page of agents and agencies.
 */
export const zListAgentsResponse = z.object({
  data: z.array(zAgentCard).max(100),
  pagination: zPagination,
})

export const zGetAgentPath = z.object({
  id: zId,
})

export const zGetAgentQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  sort_by: zSortBy.optional(),
})

/**
 * The profile and a page of properties.
 */
export const zGetAgentResponse = z.object({
  data: zAgentProfile,
  properties: z.array(zPropertyCard).max(100),
  pagination: zPagination,
})

/**
 * The agencies.
 */
export const zListAgenciesResponse = z.object({
  data: z.array(zAgencyOption).max(5000),
})

export const zListLikedPropertiesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  sort_by: zFavouriteSort.optional(),
})

/**
 * One page of favourites.
 */
export const zListLikedPropertiesResponse = z.object({
  data: z.array(zPropertyCard).max(2000),
  favourites: z.array(zFavouriteMark).max(2000),
  gone: z.array(zFavouriteMark).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zFavouriteMark,
})

/**
 * All of them.
 */
export const zListSharedListsResponse = z.object({
  data: z.array(zSharedList).max(10),
})

export const zCreateSharedListBody = zSharedListForm

/**
 * The list, with the key of its address.
 */
export const zCreateSharedListResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSharedList,
})

export const zRevokeSharedListPath = z.object({
  id: zId,
})

/**
 * It is ended.
 */
export const zRevokeSharedListResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSharedListVote,
})

/**
 * The list.
 */
export const zListCategoriesResponse = z.object({
  data: z.array(zCategory).max(2000),
})

export const zListSubCategoriesQuery = z.object({
  categoryId: zId,
})

/**
 * The list.
 */
export const zListSubCategoriesResponse = z.object({
  data: z.array(zSubCategory).max(2000),
})

export const zListSubSubCategoriesQuery = z.object({
  subCategoryId: zId,
})

/**
 * The list.
 */
export const zListSubSubCategoriesResponse = z.object({
  data: z.array(zSubCategory).max(2000),
})

export const zListAskingPricesQuery = z.object({
  limit: z.int().gte(1).lte(24).optional().default(8),
})

/**
 * The list, the community with the most properties first.
 */
export const zListAskingPricesResponse = z.object({
  data: z.array(zAskingPrices).max(24),
  as_of: z.iso.datetime({ offset: true }).max(40),
})

/**
 * The list.
 */
export const zListLocationsResponse = z.object({
  data: z.array(zLocation).max(2000),
})

/**
 * The list.
 */
export const zListAmenitiesResponse = z.object({
  data: z.array(zAmenity).max(2000),
})

export const zListContactUsQuery = z.object({
  language: zLanguageCode.optional(),
})

/**
 * The list.
 */
export const zListContactUsResponse = z.object({
  data: z.array(zContactUs).max(2000),
})

export const zListLeadsQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  kind: zLeadKind.optional(),
  state: zLeadState.optional(),
  property_id: zId.optional(),
  handler_id: zId.optional(),
  unanswered: z.boolean().optional(),
  search: z.string().max(100).optional(),
})

/**
 * One page of them.
 */
export const zListLeadsResponse = z.object({
  data: z.array(zLeadRow).max(100),
  pagination: zPagination,
  unread: z.int().gte(0).lte(2147483647),
  waiting: z.int().gte(0).lte(2147483647),
})

/**
 * The choices.
 */
export const zGetLeadChoicesResponse = z.object({
  people: z.array(zLeadPerson).max(500),
  properties: z.array(zLeadProperty).max(200),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zLeadDetail,
})

export const zAddLeadNoteBody = zLeadNoteForm

export const zAddLeadNoteHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

export const zAddLeadNotePath = z.object({
  id: zId,
})

/**
 * Written.
 */
export const zAddLeadNoteResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zLeadDetail,
})

export const zReplyToLeadBody = zLeadReplyForm

export const zReplyToLeadHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

export const zReplyToLeadPath = z.object({
  id: zId,
})

/**
 * On its way.
 */
export const zReplyToLeadResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zLeadDetail,
})

export const zExportLeadsQuery = z.object({
  kind: zLeadKind.optional(),
  state: zLeadState.optional(),
  property_id: zId.optional(),
  handler_id: zId.optional(),
  unanswered: z.boolean().optional(),
  search: z.string().max(100).optional(),
})

/**
 * The file.
 */
export const zExportLeadsResponse = z.object({
  data: zLeadFile,
})

export const zListPropertiesQuery = z.object({
  purpose: zPurpose.optional(),
  search: z.string().min(1).max(200).optional(),
  location: z.array(zSlug).max(20).optional(),
  category: zId.optional(),
  sub_category: zId.optional(),
  sub_sub_category: zId.optional(),
  type: z.array(zPropertyType).max(11).optional(),
  completion: zCompletion.optional(),
  furnished: zFurnishing.optional(),
  price_min: z.int().gte(0).lte(100000000000).optional(),
  price_max: z.int().gte(0).lte(100000000000).optional(),
  bedrooms_min: z.int().gte(0).lte(50).optional(),
  bedrooms_max: z.int().gte(0).lte(50).optional(),
  bathrooms_min: z.int().gte(0).lte(50).optional(),
  size_min: z.int().gte(0).lte(100000000).optional(),
  size_max: z.int().gte(0).lte(100000000).optional(),
  features: z.array(zSlug).max(39).optional(),
  verified: z.boolean().optional(),
  south: z.number().gte(-90).lte(90).optional(),
  west: z.number().gte(-180).lte(180).optional(),
  north: z.number().gte(-90).lte(90).optional(),
  east: z.number().gte(-180).lte(180).optional(),
  area: z
    .string()
    .min(11)
    .max(1700)
    .regex(
      /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
    )
    .optional(),
  sort_by: zSortBy.optional(),
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of properties.
 */
export const zListPropertiesResponse = z.object({
  data: z.array(zPropertyCard).max(100),
  pagination: zPagination,
  search: zSearchNotes,
  featured: z.array(zPropertyCard).max(3),
})

export const zGetSearchFacetsQuery = z.object({
  search: z.string().min(1).max(200).optional(),
  location: z.array(zSlug).max(20).optional(),
  category: zId.optional(),
  sub_category: zId.optional(),
  sub_sub_category: zId.optional(),
  type: z.array(zPropertyType).max(11).optional(),
  purpose: zPurpose.optional(),
  completion: zCompletion.optional(),
  furnished: zFurnishing.optional(),
  price_min: z.int().gte(0).lte(100000000000).optional(),
  price_max: z.int().gte(0).lte(100000000000).optional(),
  bedrooms_min: z.int().gte(0).lte(50).optional(),
  bedrooms_max: z.int().gte(0).lte(50).optional(),
  bathrooms_min: z.int().gte(0).lte(50).optional(),
  size_min: z.int().gte(0).lte(100000000).optional(),
  size_max: z.int().gte(0).lte(100000000).optional(),
  features: z.array(zSlug).max(39).optional(),
  verified: z.boolean().optional(),
  south: z.number().gte(-90).lte(90).optional(),
  west: z.number().gte(-180).lte(180).optional(),
  north: z.number().gte(-90).lte(90).optional(),
  east: z.number().gte(-180).lte(180).optional(),
  area: z
    .string()
    .min(11)
    .max(1700)
    .regex(
      /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
    )
    .optional(),
})

/**
 * The figures.
 */
export const zGetSearchFacetsResponse = z.object({
  data: zSearchFacets,
})

export const zListMapPinsQuery = z.object({
  search: z.string().min(1).max(200).optional(),
  location: z.array(zSlug).max(20).optional(),
  category: zId.optional(),
  sub_category: zId.optional(),
  sub_sub_category: zId.optional(),
  type: z.array(zPropertyType).max(11).optional(),
  purpose: zPurpose.optional(),
  completion: zCompletion.optional(),
  furnished: zFurnishing.optional(),
  price_min: z.int().gte(0).lte(100000000000).optional(),
  price_max: z.int().gte(0).lte(100000000000).optional(),
  bedrooms_min: z.int().gte(0).lte(50).optional(),
  bedrooms_max: z.int().gte(0).lte(50).optional(),
  bathrooms_min: z.int().gte(0).lte(50).optional(),
  size_min: z.int().gte(0).lte(100000000).optional(),
  size_max: z.int().gte(0).lte(100000000).optional(),
  features: z.array(zSlug).max(39).optional(),
  verified: z.boolean().optional(),
  south: z.number().gte(-90).lte(90),
  west: z.number().gte(-180).lte(180),
  north: z.number().gte(-90).lte(90),
  east: z.number().gte(-180).lte(180),
  zoom: z.int().gte(5).lte(18),
  area: z
    .string()
    .min(11)
    .max(1700)
    .regex(
      /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
    )
    .optional(),
})

/**
 * The properties.
 */
export const zListMapPinsResponse = z.object({
  data: zMapPins,
})

export const zListSearchSuggestionsQuery = z.object({
  search: z.string().min(1).max(200).regex(/\S/),
})

/**
 * Suggestions, likeliest first.
 */
export const zListSearchSuggestionsResponse = z.object({
  data: z.array(zSearchSuggestion).max(10),
})

export const zSayPropertyGoneBody = zGoneRequest

export const zSayPropertyGonePath = z.object({
  id: zId,
})

/**
 * Noted.
 */
export const zSayPropertyGoneResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zListOwnPropertiesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  sort_by: zOwnSort.optional(),
  search: z.string().min(1).max(200).optional(),
  location: z.array(zSlug).max(20).optional(),
  category: zId.optional(),
  sub_category: zId.optional(),
  sub_sub_category: zId.optional(),
  type: z.array(zPropertyType).max(11).optional(),
  purpose: zPurpose.optional(),
  completion: zCompletion.optional(),
  furnished: zFurnishing.optional(),
  price_min: z.int().gte(0).lte(100000000000).optional(),
  price_max: z.int().gte(0).lte(100000000000).optional(),
  bedrooms_min: z.int().gte(0).lte(50).optional(),
  bedrooms_max: z.int().gte(0).lte(50).optional(),
  bathrooms_min: z.int().gte(0).lte(50).optional(),
  size_min: z.int().gte(0).lte(100000000).optional(),
  size_max: z.int().gte(0).lte(100000000).optional(),
  features: z.array(zSlug).max(39).optional(),
  verified: z.boolean().optional(),
  status: zPropertyStatus.optional(),
  to_confirm: z.boolean().optional(),
})

/**
 * One page of own properties.
 */
export const zListOwnPropertiesResponse = z.object({
  data: z.array(zOwnProperty).max(100),
  pagination: zPagination,
})

export const zCreatePropertyBody = zPropertyForm

export const zCreatePropertyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

/**
 * The property as its page shows it.
 */
export const zCreatePropertyResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zPropertyDetail,
})

export const zDeletePropertyPath = z.object({
  id: zId,
})

/**
 * Removed.
 */
export const zDeletePropertyResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  change_id: zId.optional(),
})

export const zChangePropertiesBody = zPropertiesChange

/**
 * What became of each.
 */
export const zChangePropertiesResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zPropertiesChanged,
})

export const zUndoPropertyChangePath = z.object({
  id: zId,
})

/**
 * What became of each.
 */
export const zUndoPropertyChangeResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zPropertiesChanged,
})

export const zListPropertyHistoryPath = z.object({
  id: zId,
})

export const zListPropertyHistoryQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of changes.
 */
export const zListPropertyHistoryResponse = z.object({
  data: z.array(zPropertyHistoryEntry).max(100),
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
  purpose: zPurpose.optional(),
  search: z.string().min(1).max(200).optional(),
  location: z.array(zSlug).max(20).optional(),
  category: zId.optional(),
  sub_category: zId.optional(),
  sub_sub_category: zId.optional(),
  type: z.array(zPropertyType).max(11).optional(),
  completion: zCompletion.optional(),
  furnished: zFurnishing.optional(),
  price_min: z.int().gte(0).lte(100000000000).optional(),
  price_max: z.int().gte(0).lte(100000000000).optional(),
  bedrooms_min: z.int().gte(0).lte(50).optional(),
  bedrooms_max: z.int().gte(0).lte(50).optional(),
  bathrooms_min: z.int().gte(0).lte(50).optional(),
  size_min: z.int().gte(0).lte(100000000).optional(),
  size_max: z.int().gte(0).lte(100000000).optional(),
  features: z.array(zSlug).max(39).optional(),
  verified: z.boolean().optional(),
  south: z.number().gte(-90).lte(90).optional(),
  west: z.number().gte(-180).lte(180).optional(),
  north: z.number().gte(-90).lte(90).optional(),
  east: z.number().gte(-180).lte(180).optional(),
  area: z
    .string()
    .min(11)
    .max(1700)
    .regex(
      /^-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)(?:;-?(?:[0-8]?\d(?:\.\d{1,8})?|90),-?(?:1[0-7]\d(?:\.\d{1,8})?|\d{1,2}(?:\.\d{1,8})?|180)){2,59}$/,
    )
    .optional(),
  sort_by: zSortBy.optional(),
})

/**
 * The place, and why.
 */
export const zGetPropertyRankResponse = z.object({
  data: zPropertyRank,
})

export const zListPopularPropertiesQuery = z.object({
  purpose: zPurpose.optional(),
})

/**
 * Popular properties.
 */
export const zListPopularPropertiesResponse = z.object({
  data: z.array(zPropertyCard).max(100),
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
  data: z.array(zPropertyCard).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

/**
 * The feeds.
 */
export const zListFeedsResponse = z.object({
  data: z.array(zFeed).max(10),
})

export const zCreateFeedBody = zFeedForm

export const zCreateFeedHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

/**
 * The feed.
 */
export const zCreateFeedResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zFeed,
})

export const zDeleteFeedPath = z.object({
  id: zId,
})

/**
 * It is removed.
 */
export const zDeleteFeedResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zUploadFeedFileBody = zFeedFileForm

export const zUploadFeedFilePath = z.object({
  id: zId,
})

/**
 * The feed with its file.
 */
export const zUploadFeedFileResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zFeedRun,
})

export const zListFeedRunsPath = z.object({
  id: zId,
})

export const zListFeedRunsQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of runs.
 */
export const zListFeedRunsResponse = z.object({
  data: z.array(zFeedRun).max(100),
  pagination: zPagination,
})

export const zListFeedDifferencesPath = z.object({
  id: zId,
})

export const zListFeedDifferencesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  outcome: zFeedOutcome.optional(),
})

/**
 * One page of rows.
 */
export const zListFeedDifferencesResponse = z.object({
  data: z.array(zFeedDifference).max(100),
  pagination: zPagination,
})

export const zUndoFeedRunPath = z.object({
  id: zId,
})

/**
 * The run that puts things back.
 */
export const zUndoFeedRunResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zFeedRun,
})

/**
 * The addresses, or null.
 */
export const zGetFeedExportResponse = z.object({
  data: zFeedExport.nullable(),
})

/**
 * The new addresses.
 */
export const zRenewFeedExportResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zFeedExport,
})

/**
 * It has ended.
 */
export const zEndFeedExportResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zCreateUploadBody = zUploadForm

/**
 * The stored picture.
 */
export const zCreateUploadResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zUploadedFile,
})

/**
 * The drafts, without their forms.
 */
export const zListPropertyDraftsResponse = z.object({
  data: z.array(zPropertyDraftSummary).max(50),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zPropertyDraftSummary,
})

export const zDeletePropertyDraftPath = z.object({
  id: zId,
})

/**
 * Removed.
 */
export const zDeletePropertyDraftResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zFindPlacesQuery = z.object({
  search: z.string().max(80).optional(),
})

/**
 * The places, the best first.
 */
export const zFindPlacesResponse = z.object({
  data: z.array(zPlaceOption).max(20),
})

export const zReadAdvertTextBody = zAdvertText

/**
 * What was read.
 */
export const zReadAdvertTextResponse = z.object({
  data: zAdvertReading,
})

export const zListPlansQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  user_type: z.enum(['agent', 'agency']).optional(),
})

/**
 * One page of plans.
 */
export const zListPlansResponse = z.object({
  data: z.array(zPlan).max(100),
  pagination: zPagination,
})

export const zGetUserPlanPath = z.object({
  user_id: zId,
})

/**
 * The plan, or null.
 */
export const zGetUserPlanResponse = z.object({
  data: zUserPlan.nullable(),
})

export const zListUserPlansQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of bought plans.
 */
export const zListUserPlansResponse = z.object({
  data: z.array(zUserPlan).max(100),
  pagination: zPagination,
})

export const zCancelUserPlanPath = z.object({
  id: zId,
})

/**
 * The plan as it is now.
 */
export const zCancelUserPlanResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zUserPlan,
})

export const zCreateCheckoutSessionBody = zCheckoutRequest

export const zCreateCheckoutSessionHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zPaymentVerification,
})

export const zListInvoicesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of invoices.
 */
export const zListInvoicesResponse = z.object({
  data: z.array(zInvoice).max(100),
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
    .min(70)
    .max(512)
    .regex(/^t=\d{1,12}(,v[01]=[0-9a-f]{64})+$/),
})

/**
 * Received.
 */
export const zReceivePaymentEventResponse = z.object({
  received: z.literal(true),
})

export const zGetBusinessOverviewQuery = z.object({
  days: z
    .union([z.literal(7), z.literal(30), z.literal(90)])
    .optional()
    .default(30),
})

/**
 * The figures.
 */
export const zGetBusinessOverviewResponse = z.object({
  data: zBusinessOverview,
})

export const zListPropertyFiguresQuery = z.object({
  days: z
    .union([z.literal(7), z.literal(30), z.literal(90)])
    .optional()
    .default(30),
  sort_by: zBusinessFigure.optional(),
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListPropertyFiguresResponse = z.object({
  data: z.array(zPropertyFigures).max(100),
  pagination: zPagination,
})

export const zListOperatorCasesQuery = z.object({
  kind: zOperatorCaseKind.optional(),
  state: zOperatorCaseState.optional(),
  search: z.string().max(100).optional(),
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListOperatorCasesResponse = z.object({
  data: z.array(zOperatorCase).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  search: z.string().max(100).optional(),
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListOperatorCategoriesResponse = z.object({
  data: z.array(zOperatorCategory).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zOperatorCategory,
})

export const zListOperatorPlacesQuery = z.object({
  search: z.string().max(100).optional(),
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListOperatorPlacesResponse = z.object({
  data: z.array(zOperatorPlace).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zOperatorPlace,
})

export const zRemovePlaceAliasPath = z.object({
  id: zId,
})

/**
 * It is removed.
 */
export const zRemovePlaceAliasResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zListOperatorPlansQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListOperatorPlansResponse = z.object({
  data: z.array(zOperatorPlan).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zOperatorPlan,
})

export const zListOperatorNoticesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListOperatorNoticesResponse = z.object({
  data: z.array(zSiteNotice).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSiteNotice,
})

export const zDeleteNoticePath = z.object({
  id: zId,
})

/**
 * It is removed.
 */
export const zDeleteNoticeResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zListOperatorActionsQuery = z.object({
  action: zOperatorActionKind.optional(),
  from: z.iso.date().max(10).optional(),
  until: z.iso.date().max(10).optional(),
  search: z.string().max(100).optional(),
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of them.
 */
export const zListOperatorActionsResponse = z.object({
  data: z.array(zOperatorAction).max(100),
  pagination: zPagination,
})

export const zExportOperatorActionsQuery = z.object({
  action: zOperatorActionKind.optional(),
  from: z.iso.date().max(10).optional(),
  until: z.iso.date().max(10).optional(),
  search: z.string().max(100).optional(),
})

/**
 * The file.
 */
export const zExportOperatorActionsResponse = z.object({
  data: zOperatorFile,
})

export const zCreateEnquiryBody = zEnquiryRequest

export const zCreateEnquiryHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

/**
 * Kept and passed on.
 */
export const zCreateEnquiryResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zEnquiryReceipt,
  viewing_access: zViewingToken.optional(),
})

export const zReportListingBody = zReportRequest

export const zReportListingHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

/**
 * Kept and passed on.
 */
export const zReportListingResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zEnquiryReceipt,
})

export const zCreateGetInTouchBody = zGetInTouchRequest

export const zCreateGetInTouchHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

/**
 * Kept.
 */
export const zCreateGetInTouchResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zViewingHours,
})

export const zListMyViewingsQuery = z.object({
  from: z.iso.date().max(10).optional(),
  days: z.int().gte(1).lte(62).optional().default(7),
})

/**
 * The viewings.
 */
export const zListMyViewingsResponse = z.object({
  data: z.array(zViewing).max(500),
})

export const zGetViewingHeaders = z.object({
  'Viewing-Access': zViewingToken.optional(),
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
  'Viewing-Access': zViewingToken.optional(),
})

export const zUpdateViewingPath = z.object({
  id: zId,
})

/**
 * Changed.
 */
export const zUpdateViewingResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zViewing,
})

export const zCreateSavedSearchBody = zSavedSearchRequest

export const zCreateSavedSearchHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(8)
    .max(128)
    .regex(/^[A-Za-z0-9_-]+$/)
    .optional(),
})

/**
 * Kept; not told of before it is confirmed.
 */
export const zCreateSavedSearchResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSavedSearch,
})

export const zListSavedSearchesHeaders = z.object({
  'Saved-Search-Access': zSavedSearchToken.optional(),
})

/**
 * The searches, newest first.
 */
export const zListSavedSearchesResponse = z.object({
  data: z.array(zSavedSearch).max(200),
})

export const zUpdateSavedSearchBody = zSavedSearchChange

export const zUpdateSavedSearchHeaders = z.object({
  'Saved-Search-Access': zSavedSearchToken.optional(),
})

export const zUpdateSavedSearchPath = z.object({
  id: zId,
})

/**
 * Changed.
 */
export const zUpdateSavedSearchResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSavedSearch,
})

export const zDeleteSavedSearchHeaders = z.object({
  'Saved-Search-Access': zSavedSearchToken.optional(),
})

export const zDeleteSavedSearchPath = z.object({
  id: zId,
})

/**
 * Deleted, and nothing more is sent.
 */
export const zDeleteSavedSearchResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zLookAtSavedSearchHeaders = z.object({
  'Saved-Search-Access': zSavedSearchToken.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zSavedSearch,
})

export const zListDisclosuresQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of it, and whether the account is going to be deleted.
 */
export const zListDisclosuresResponse = z.object({
  data: z.array(zDisclosure).max(100),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zDisclosure,
})

export const zRecordContactRevealBody = zContactReveal

/**
 * Noted.
 */
export const zRecordContactRevealResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

export const zDownloadMyDataQuery = z.object({
  format: zDataFormat.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  deletion_at: zDeletionTime,
})

export const zKeepAccountBody = zKeepAccountRequest

/**
 * The account stays.
 */
export const zKeepAccountResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
})

/**
 * The details, or null.
 */
export const zGetPropertySuggestionResponse = z.object({
  data: zStoredLead.nullable(),
})

export const zAddPropertySuggestionBody = zLead

/**
 * Stored.
 */
export const zAddPropertySuggestionResponse = z.object({
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
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
  message: z.string().max(200),
  key: zMessageKey.optional(),
  values: zMessageValues.optional(),
  data: zStoredLead,
})

export const zGetChatUnreadQuery = z.object({
  session_id: zId,
  after_seq: z.int().gte(0).lte(2147483647),
})

/**
 * How many there are, and whether one is still to come.
 */
export const zGetChatUnreadResponse = z.object({
  data: zChatUnread,
})

export const zListSocialMediaQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of accounts.
 */
export const zListSocialMediaResponse = z.object({
  data: z.array(zSocialMedia).max(100),
  pagination: zPagination,
})

export const zListUserTypesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
})

/**
 * One page of kinds.
 */
export const zListUserTypesResponse = z.object({
  data: z.array(zUserType).max(100),
  pagination: zPagination,
})

export const zListBlogsQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  blog_category_id: zId.optional(),
  search: z.string().min(1).max(100).optional(),
  language: zLanguageCode.optional(),
})

/**
 * One page of articles.
 */
export const zListBlogsResponse = z.object({
  data: z.array(zBlogCard).max(100),
  pagination: zPagination,
})

export const zGetBlogPath = z.object({
  id: zId,
})

export const zGetBlogQuery = z.object({
  language: zLanguageCode.optional(),
})

/**
 * The article.
 */
export const zGetBlogResponse = z.object({
  data: zBlog,
})

export const zListBlogCategoriesQuery = z.object({
  search: z.string().min(1).max(100).optional(),
})

/**
 * The list.
 */
export const zListBlogCategoriesResponse = z.object({
  data: z.array(zBlogCategory).max(100),
})

export const zListAboutUsQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  language: zLanguageCode.optional(),
})

/**
 * One page of sections.
 */
export const zListAboutUsResponse = z.object({
  data: z.array(zAboutUs).max(100),
  pagination: zPagination,
})

export const zGetBannerQuery = z.object({
  type: zBannerType,
  language: zLanguageCode.optional(),
})

/**
 * The banner; `type` repeats the page that was asked for.
 */
export const zGetBannerResponse = z.object({
  data: zBanner,
})

export const zListGuidesQuery = z.object({
  type: zGuideType,
  language: zLanguageCode.optional(),
})

/**
 * The sections.
 */
export const zListGuidesResponse = z.object({
  data: z.array(zGuide).max(100),
})

export const zListPoliciesQuery = z.object({
  type: zPolicyType,
  language: zLanguageCode.optional(),
})

/**
 * The sections.
 */
export const zListPoliciesResponse = z.object({
  data: z.array(zPolicy).max(100),
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
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  category: zFaqCategory.optional(),
  search: z.string().min(1).max(100).optional(),
  language: zLanguageCode.optional(),
})

/**
 * One page of questions.
 */
export const zListFaqsResponse = z.object({
  data: z.array(zFaq).max(100),
  pagination: zPagination,
})

export const zListRatesQuery = z.object({
  language: zLanguageCode.optional(),
})

/**
 * The list.
 */
export const zListRatesResponse = z.object({
  data: z.array(zRate).max(500),
})

export const zListAreaGuidesQuery = z.object({
  page: z.int().gte(1).lte(100000).optional().default(1),
  limit: z.int().gte(1).lte(100).optional().default(24),
  place: zSlug.optional(),
  language: zLanguageCode.optional(),
})

/**
 * One page of texts.
 */
export const zListAreaGuidesResponse = z.object({
  data: z.array(zAreaGuide).max(100),
  pagination: zPagination,
})
