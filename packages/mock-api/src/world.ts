import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import {
  zAccountEvent,
  zChatMessage,
  zCheckoutSession,
  zDisclosure,
  zEnquiryReceipt,
  zEnquiryRequest,
  zFavouriteMark,
  zFeed,
  zFeedDifference,
  zFeedExport,
  zFeedRun,
  zGetInTouchRequest,
  zInvoice,
  zLanguageCode,
  zLeadEntry,
  zLeadState,
  zOperatorAction,
  zOperatorCase,
  zOperatorCategoryForm,
  zOwnAvailability,
  zPaymentStatus,
  zPlaceAlias,
  zPlan,
  zPropertyDetail,
  zPropertyDraft,
  zPropertyForm,
  zPropertyHistoryEntry,
  zPropertyStatus,
  zReportRequest,
  zSavedSearch,
  zSharedListVote,
  zSignupRequest,
  zSiteNoticeForm,
  zSocialPurpose,
  zStoredLead,
  zUploadedFile,
  zUserAccount,
  zUserPlan,
  zViewing,
  zViewingHours,
} from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'

const text = z.string()

const storedFeedRow = z.object({
  property_id: text,
  content: z.object({
    form: zPropertyForm,
    pictures: z.array(z.object({ url: text, role: z.enum(['photo', 'plan']) })),
    agentId: text.nullable(),
  }),
})

/**
 * Everything that the pretend backend remembers, by the key of each entry. One line here makes a
 * collection that handlers can use, that survives a reload and that is checked when it is read.
 * Entries are replaced, never changed in place where somebody else may hold them.
 */
export const collections = {
  users: zUserAccount,
  /** What the pages of agents and agencies say beside their accounts, by account id. */
  advertisers: z.object({
    agency_id: text.nullable(),
    about_ar: text.nullable(),
    response_minutes: z.int().nullable(),
  }),
  /** Sign-ups under way, by the temporary token of their next step. */
  signups: z.object({
    form: zSignupRequest,
    code: text,
    verified: z.boolean(),
    wrongCodes: z.int(),
  }),
  /** Wrong codes so far by account, channel and number or address that is being proven. */
  codes: z.int(),
  /** Sign-ins with identity providers under way, by their state. */
  signIns: z.object({
    session: text,
    provider: text,
    purpose: zSocialPurpose,
    nonce: text,
    expires_at: text,
  }),
  /** Account id by the subject of an identity provider. */
  socialAccounts: text,
  /** Links that reset a password: true while one is good. */
  resetLinks: z.boolean(),
  /** Visits by day, language and path. */
  visits: z.int(),
  /** Passwords by account id; accounts without one have `mockPassword`. */
  passwords: text,
  /** Account id by token. */
  sessions: text,
  /** What the owner is shown of a session, by token. */
  sessionFacts: z.object({
    id: text,
    created_at: text,
    last_used_at: text,
    /** When its owner proved to be there, after the log-in. */
    proven_at: text.optional(),
  }),
  /** What happened to an account lately, by its id, the newest first. */
  accountEvents: z.array(zAccountEvent),
  /** Ids of saved properties by account id, newest last. */
  favourites: z.array(text),
  /** What is kept with each of them, by account id and property id with a space between. */
  favouriteMarks: zFavouriteMark,
  /** Lists of favourites that are shown to others, by their id. */
  sharedLists: z.object({
    owner_id: text,
    key: text,
    title: text,
    owner_name: text.nullable(),
    with_notes: z.boolean(),
    /** Null for all favourites of the owner. */
    property_ids: z.array(text).nullable(),
    created_at: text,
  }),
  /** Votes on shared lists by list id, account id and property id with spaces between. */
  sharedListVotes: zSharedListVote,
  /** Lead by account id. */
  leads: zStoredLead,
  conversations: z.object({
    id: text,
    ownerId: text,
    language: zLanguageCode,
    languageChosen: z.boolean(),
    messages: z.array(zChatMessage),
    nextSeq: z.int(),
    /** Message id by the client's own name for it. */
    clientIds: z.record(text, text),
    /** The visitor's messages that wait for an answer, with the listing page that they are about. */
    unanswered: z.array(z.object({ seq: z.int(), search: text.optional() })),
    /** What the assistant remembers; it reads its own, and begins anew where it cannot. */
    state: z.unknown().optional(),
  }),
  /** Properties that differ from the generated ones; null for one that was deleted. */
  propertyChanges: zPropertyDetail.nullable(),
  /** Account id of the advertiser by property id. */
  propertyOwners: text,
  /** How often a property was looked at, by its id and the day in Dubai with a space between. */
  propertyViews: z.int(),
  /** When a property was last written, and when it leaves the lists; for those that were written. */
  propertyDates: z.object({ updated_at: text, expires_at: text.nullable() }),
  /** By when properties are to be confirmed, and which visitors say that they are gone. */
  availability: zOwnAvailability.omit({ reports: true }).extend({ reporters: z.array(text) }),
  /** Properties that are being written down. */
  drafts: z.object({ user_id: text, draft: zPropertyDraft }),
  /** What was changed of a property by its id, the newest first, with what its undoing needs. */
  propertyHistory: z.array(
    zPropertyHistoryEntry.extend({
      change_id: text,
      account_id: text,
      status_before: zPropertyStatus.nullable(),
      expires_before: text.nullable(),
    }),
  ),
  /** Removed properties that can be brought back, with their owner. */
  removedProperties: z.object({ property: zPropertyDetail, owner_id: text }),
  /** Pictures by the id in their address; the file is base64. */
  uploads: zUploadedFile.extend({ user_id: text, file: text }),
  userPlans: zUserPlan
    .omit({
      plan: true,
      listings_used: true,
      featured_used: true,
      agents_used: true,
      grace_ends_at: true,
    })
    .extend({
      plan_id: text,
      /** What the whole period is worth, without tax. */
      price_fils: z.int(),
      /** Another one has taken its place. */
      is_replaced: z.boolean(),
    }),
  /** Checkout sessions by their id, with what the pretend provider says of them. */
  payments: zCheckoutSession.extend({
    user_id: text,
    /** Of the payment page. */
    language: zLanguageCode,
    status: zPaymentStatus,
    /** The plan that was held when it was begun. */
    held_id: text.nullable(),
    /** The plan that the payment has started. */
    user_plan_id: text.nullable(),
  }),
  /** Invoices by id, with the account that each is for. */
  invoices: zInvoice.extend({ user_id: text }),
  /** Time of arrival of the provider's events that have counted, by their id. */
  paymentEvents: text,
  /** Why an operator has sent a payment back, by its session. */
  refunds: text,
  /** Enquiries by id; the recipient is the advertiser's account, null for the company. */
  enquiries: zEnquiryRequest.safeExtend({
    ...zEnquiryReceipt.shape,
    user_id: text.nullable(),
    recipient_id: text.nullable(),
  }),
  /** What became of enquiries to advertisers, by id; none where nobody has touched one. */
  inboxLeads: z.object({
    state: zLeadState,
    revision: z.int(),
    handler_id: text.nullable(),
    unread: z.boolean(),
    waiting_since: text.nullable(),
    changed_at: text,
  }),
  /** What was written about them, by id. */
  leadEntries: zLeadEntry.extend({ lead_id: text }),
  /** Viewings by the id of their enquiry, which says who comes. */
  viewings: zViewing
    .omit({
      property_offered: true,
      agent_name: true,
      agency_name: true,
      visitor: true,
      viewer: true,
      offers_times: true,
    })
    .extend({ agent_id: text }),
  /** When agents and agencies show properties, by account id. */
  viewingHours: zViewingHours,
  /** Reports about properties by id. */
  reports: zReportRequest.extend({ ...zEnquiryReceipt.shape, user_id: text.nullable() }),
  /** Messages to the company by id. */
  companyMessages: zGetInTouchRequest.safeExtend(zEnquiryReceipt.shape),
  /** Saved searches by id; without an account for whoever saved it without a session. */
  savedSearches: zSavedSearch.extend({ user_id: text.nullable() }),
  /** Whom contact details were given to, by the id of the submission. */
  disclosures: zDisclosure.extend({ user_id: text.nullable(), email: text.nullable() }),
  /** Accounts that are going to be deleted, with the properties that are hidden for it. */
  deletions: z.object({ at: text, paused: z.array(text) }),
  /** Feeds by id, with the file of each and the rows that it keeps on the site, by their reference. */
  feeds: zFeed.omit({ properties: true, last_run: true }).extend({
    user_id: text,
    file: text,
    rows: z.record(text, storedFeedRow),
  }),
  /** Runs of feeds by id, the oldest first, with what each found and the rows before it. */
  feedRuns: zFeedRun.extend({
    differences: z.array(zFeedDifference),
    before: z.record(text, storedFeedRow).nullable(),
  }),
  /** Addresses of own feeds by account id. */
  feedExports: zFeedExport,
  /** Why properties were sent back, by their id. */
  reviewReasons: text,
  /** Accounts that an operator keeps from being used, with the properties that are hidden for it. */
  suspensions: z.object({ reason: text, paused: z.array(text) }),
  /** Reports that an operator has closed, by id. */
  closedReports: z.object({ state: z.enum(['acted', 'dismissed']), reason: text.nullable() }),
  /** Messages that could not be sent, by id. */
  failedMails: zOperatorCase.omit({ kind: true, decisions: true }),
  /** What an operator calls kinds of property, by id. */
  categoryEdits: zOperatorCategoryForm,
  /** Names of places that operators have added, by id. */
  placeAliases: zPlaceAlias.extend({ place_id: text }),
  /** Plans that an operator has changed, and those that are sold in their place. */
  planRows: z.object({ plan: zPlan, is_sold: z.boolean(), is_replaced: z.boolean() }),
  /** Notices to visitors, by id. */
  notices: zSiteNoticeForm,
  /** What operators did, by id, the last one last. */
  operatorActions: zOperatorAction,
  /** First answers under an idempotency key, with the body that they answered. */
  firstAnswers: z.object({ body: text, answer: text, at: text }),
} as const satisfies Record<string, z.ZodType>

export type Collections = {
  -readonly [K in keyof typeof collections]: Map<string, z.output<(typeof collections)[K]>>
}
export type EntryOf<K extends keyof typeof collections> = z.output<(typeof collections)[K]>
export type MockUser = EntryOf<'users'>
export type MockConversation = EntryOf<'conversations'>

/** What the generated part of a world is made of: the same figures give the same world. */
export interface WorldSeed {
  properties: number
  /** The day that properties are dated back from. */
  now: Date
}

/** The pretend backend's memory. */
export interface World extends Collections {
  seed: WorldSeed
  /** Live properties: the generated ones with all changes, new ones first. */
  readonly properties: readonly PropertyDetail[]
  /** Those, and drafts, hidden and expired ones. */
  readonly everyProperty: readonly PropertyDetail[]
  /** A live property. */
  findProperty(id: string): PropertyDetail | undefined
  saveProperty(property: PropertyDetail, ownerId?: string): void
  removeProperty(id: string): void
  makeId(): string
  /** Ids given so far. */
  idsGiven: number
}

/** Password of every account of the mock, as of the demo accounts of the server. */
export const mockPassword = 'manzil-demo'
