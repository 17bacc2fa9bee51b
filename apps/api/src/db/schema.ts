/** The tables as Kysely sees them. Columns as in `migrations/`. */
import type { PlaceKind, Role, ServiceNeed } from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated } from 'kysely'
import type {
  AvailabilityMailPropertyTable,
  AvailabilityMailTable,
  AvailabilityPeriodTable,
  GoneReportTable,
  PropertyAvailabilityTable,
} from './availability-tables.ts'
import type { CreatedAt, Json, NullableTimestamp, Optional, Timestamp } from './column-types.ts'
import type {
  OneTimeCodeTable,
  PasswordResetTable,
  SecretMailTurnTable,
  SignupAttemptTable,
} from './credential-tables.ts'
import type { PropertyDraftTable } from './draft-table.ts'
import type {
  CompanyMessageTable,
  EnquiryTable,
  FirstAnswerTable,
  OutboxMailTable,
  PropertyReportTable,
  VisitCountTable,
} from './enquiry-tables.ts'
import type {
  FavouriteTable,
  SharedListPropertyTable,
  SharedListTable,
  SharedListVoterTable,
  SharedListVoteTable,
} from './favourite-tables.ts'
import type {
  FeedChangeTable,
  FeedExportTable,
  FeedPictureTable,
  FeedRowTable,
  FeedRunTable,
  FeedTable,
} from './feed-tables.ts'
import type { LeadEntryTable } from './inbox-tables.ts'
import type {
  AccountDeletionTable,
  DisclosureTable,
  PausedPropertyTable,
} from './my-data-tables.ts'
import type {
  CategoryEditTable,
  OperatorActionTable,
  OperatorAliasTable,
  SiteNoticeTable,
} from './operator-tables.ts'
import type { PropertyHistoryTable, PropertyStateTable } from './own-property-tables.ts'
import type { KnownDeviceTable, PasskeyChallengeTable, PasskeyTable } from './passkey-tables.ts'
import type {
  PictureTable,
  PictureUseTable,
  RemotePhotographTable,
  ResumableUploadTable,
} from './picture-table.ts'
import type {
  InvoiceCounterTable,
  InvoiceTable,
  PaymentEventTable,
  PaymentTable,
  PlanPauseTable,
  PlanTable,
  UserPlanTable,
} from './plan-tables.ts'
import type {
  GonePropertyTable,
  PropertyMentionTable,
  PropertyTable,
  PropertyTextTable,
  PropertyViewTable,
  ViewerMarkTable,
  VocabTable,
} from './property-tables.ts'
import type {
  PropertyChangeTable,
  SavedSearchMatchTable,
  SavedSearchTable,
} from './saved-search-tables.ts'
import type { LoginGuessTable, SecurityEventTable } from './security-tables.ts'
import type { SocialIdentityTable, SocialSignInTable } from './social-tables.ts'
import type { ViewingCalendarTable, ViewingEventTable, ViewingTable } from './viewing-tables.ts'

/** A guest, an individual, an agent or an agency. Ids are UUIDv7 text everywhere. */
export type AccountTable = {
  id: string
  role: Role
  email: Optional<string>
  user_name: Optional<string>
  password_hash: Optional<string>
  first_name: Optional<string>
  last_name: Optional<string>
  /** An agency's own name. */
  company_name: Optional<string>
  phone: Optional<string>
  profile_picture: Optional<string>
  company_logo: Optional<string>
  agent_photo: Optional<string>
  agency_logo: Optional<string>
  /** The agency an agent works for. */
  agency_id: Optional<string>
  /** Spoken ones, as ISO 639-1. */
  languages: Generated<string[]>
  /** ISO 3166-1 alpha-2. */
  nationality: Optional<string>
  /** Broker (BRN) or office (ORN) registration number. */
  rera_number: Optional<string>
  /** Nobody has looked it up: its owner typed it to sign up. */
  rera_unchecked: Generated<boolean>
  /** Median minutes to a first answer. */
  response_minutes: Optional<number>
  email_verified: Generated<boolean>
  phone_verified: Generated<boolean>
  service_need: Generated<ServiceNeed[]>
  about: Optional<string>
  about_ar: Optional<string>
  is_demo: Generated<boolean>
  /** Since when an operator keeps it from being used. */
  suspended_at: NullableTimestamp
  suspended_reason: Optional<string>
  /** Why an operator has refused the registration number. */
  licence_reason: Optional<string>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export type SessionTable = {
  /** Names it to its owner; no secret. */
  id: Generated<string>
  /** SHA-256 of the bearer token, in hex. */
  token_hash: string
  account_id: string
  created_at: CreatedAt
  expires_at: Timestamp
  /** When its owner proved to be there, after the log-in. */
  proven_at: NullableTimestamp
  /** Exact to five minutes. */
  last_seen_at: CreatedAt
  /** When a visit of this session was last counted. */
  visited_at: NullableTimestamp
  /** Families without versions. */
  browser: Optional<string>
  os: Optional<string>
  country: Optional<string>
}

export type LeadSuggestionTable = {
  id: string
  account_id: string
  name: string
  email: string
  phone_number: string
  min_budget: Optional<number>
  max_budget: Optional<number>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export type SettingTable = {
  key: string
  value: ColumnType<unknown, string, string>
  updated_at: CreatedAt
}

export type PlaceTable = {
  code: number
  slug: string
  parent_code: number | null
  kind: PlaceKind
  name_en: string
  name_ar: string
  lat: number
  lng: number
  south: number
  west: number
  north: number
  east: number
  /** Codes from the emirate down to the place itself. */
  path: number[]
  /** Its name is an everyday word: a text means it only when it also names a place above it. */
  needs_parent: boolean
}

/** A spelling of a place's name, under the key that `foldName` makes. */
export type PlaceAliasTable = {
  folded: string
  place_code: number
  lang: string
  name: string
  /** 0 own name, 1 alias, 2 name in the land register, 3 more without its article. */
  rank: number
}

export type CategoryTable = {
  code: number
  id: string
  /** 1 category, 2 type of property, 3 sub-type. */
  level: number
  parent_code: number | null
  slug: string
  name_en: string
  name_ar: string
  position: number
}

/** `bit` is the position in a property's `amenity_bits`. */
export type AmenityTable = {
  bit: number
  slug: string
  name_en: string
  name_ar: string
  kind: string
}

export type ChatSessionTable = {
  id: string
  account_id: string
  language: string
  language_chosen: Generated<boolean>
  state: Json
  next_seq: Generated<number>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export type ChatMessageTable = {
  session_id: string
  seq: number
  id: string
  role: 'user' | 'bot'
  type: string
  payload: ColumnType<unknown, string, string>
  created_at: CreatedAt
}

export type ImportRowTable = {
  source: string
  source_id: string
  property_id: string
  content_hash: string
  updated_at: CreatedAt
}

export type ImportRunTable = {
  id: string
  source: string
  file_name: string
  file_hash: string
  state: 'running' | 'stopped' | 'done' | 'failed'
  /** Rows of the file that are done. */
  position: Generated<number>
  counts: Json
  started_at: CreatedAt
  updated_at: CreatedAt
  finished_at: NullableTimestamp
}

/** A text of the site in one language; `data` are checked when they are read. */
export type ContentTable = {
  kind: string
  key: string
  language: string
  position: number
  data: ColumnType<unknown, string, string>
  /** Of everything that was read from the file. */
  hash: string
  source_file: string
  loaded_at: CreatedAt
}

/** What the language model of the assistant took on one day. */
export type ModelUsageTable = {
  /** Of Dubai, as an ISO date. */
  day: string
  tokens: number
}

export type Database = {
  account: AccountTable
  session: SessionTable
  favourite: FavouriteTable
  feed: FeedTable
  feed_change: FeedChangeTable
  feed_export: FeedExportTable
  feed_picture: FeedPictureTable
  feed_row: FeedRowTable
  feed_run: FeedRunTable
  lead_suggestion: LeadSuggestionTable
  setting: SettingTable
  place: PlaceTable
  place_alias: PlaceAliasTable
  category: CategoryTable
  category_edit: CategoryEditTable
  amenity: AmenityTable
  property: PropertyTable
  property_text: PropertyTextTable
  gone_property: GonePropertyTable
  property_availability: PropertyAvailabilityTable
  availability_mail: AvailabilityMailTable
  availability_mail_property: AvailabilityMailPropertyTable
  availability_period: AvailabilityPeriodTable
  gone_report: GoneReportTable
  property_history: PropertyHistoryTable
  property_state: PropertyStateTable
  property_view: PropertyViewTable
  property_mention: PropertyMentionTable
  property_change: PropertyChangeTable
  property_draft: PropertyDraftTable
  saved_search: SavedSearchTable
  saved_search_match: SavedSearchMatchTable
  viewer_mark: ViewerMarkTable
  viewing: ViewingTable
  viewing_calendar: ViewingCalendarTable
  viewing_event: ViewingEventTable
  vocab: VocabTable
  chat_session: ChatSessionTable
  chat_message: ChatMessageTable
  import_row: ImportRowTable
  import_run: ImportRunTable
  enquiry: EnquiryTable
  lead_entry: LeadEntryTable
  property_report: PropertyReportTable
  company_message: CompanyMessageTable
  operator_action: OperatorActionTable
  operator_alias: OperatorAliasTable
  outbox_mail: OutboxMailTable
  first_answer: FirstAnswerTable
  visit_count: VisitCountTable
  signup_attempt: SignupAttemptTable
  site_notice: SiteNoticeTable
  social_identity: SocialIdentityTable
  social_sign_in: SocialSignInTable
  password_reset: PasswordResetTable
  secret_mail_turn: SecretMailTurnTable
  one_time_code: OneTimeCodeTable
  content: ContentTable
  model_usage: ModelUsageTable
  security_event: SecurityEventTable
  login_guess: LoginGuessTable
  known_device: KnownDeviceTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  picture: PictureTable
  picture_use: PictureUseTable
  remote_photograph: RemotePhotographTable
  resumable_upload: ResumableUploadTable
  disclosure: DisclosureTable
  account_deletion: AccountDeletionTable
  paused_property: PausedPropertyTable
  shared_list: SharedListTable
  shared_list_property: SharedListPropertyTable
  shared_list_voter: SharedListVoterTable
  shared_list_vote: SharedListVoteTable
  plan: PlanTable
  plan_pause: PlanPauseTable
  user_plan: UserPlanTable
  payment: PaymentTable
  payment_event: PaymentEventTable
  invoice_counter: InvoiceCounterTable
  invoice: InvoiceTable
}
