/** The tables as Kysely sees them. Columns as in `migrations/`. */
import type {
  MediaItem,
  PlaceKind,
  Role,
  ServiceNeed,
} from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
  CreatedAt,
  Json,
  NullableTimestamp,
  Optional,
  Timestamp,
  Words,
} from './column-types.ts'
import type {
  PasswordResetTable,
  SecretMailTurnTable,
  SignupAttemptTable,
} from './credential-tables.ts'
import type {
  CompanyMessageTable,
  EnquiryTable,
  FirstAnswerTable,
  ListingReportTable,
  OutboxMailTable,
  VisitCountTable,
} from './enquiry-tables.ts'

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
  created_at: CreatedAt
  updated_at: CreatedAt
}

export type SessionTable = {
  /** SHA-256 of the bearer token, in hex. */
  token_hash: string
  account_id: string
  created_at: CreatedAt
  expires_at: Timestamp
  last_seen_at: CreatedAt
  /** When a visit of this session was last counted. */
  visited_at: NullableTimestamp
}

export type FavouriteTable = { account_id: string; listing_id: string; created_at: CreatedAt }

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

/** `bit` is the position in a listing's `amenity_bits`. */
export type AmenityTable = {
  bit: number
  slug: string
  name_en: string
  name_ar: string
  kind: string
}

/** Small numbers are codes of `codes.ts`; `*_code` point to `place` and `category`. */
export type ListingTable = {
  id: string
  agent_id: Optional<string>
  agency_id: Optional<string>
  published_at: Timestamp
  updated_at: CreatedAt
  /** Whole AED, of a year for rent; null is price on request. */
  price: Optional<number>
  previous_price: Optional<number>
  /** Bit n is the amenity with `bit = n`; below 2^53. */
  amenity_bits: Generated<number>
  lat: number
  lng: number
  price_per_sqft: ColumnType<number | null, never, never>
  size_sqft: Optional<number>
  /** Quality of the advert, from 0; orders by relevance where no text does. */
  score: Generated<number>
  views: Generated<number>
  status: Generated<number>
  purpose: number
  category_code: number
  type_code: number
  subtype_code: Optional<number>
  emirate_code: number
  community_code: Optional<number>
  /** The finest place known. */
  place_code: number
  beds: Optional<number>
  baths: Optional<number>
  furnished: Optional<number>
  completion: Optional<number>
  media_count: Generated<number>
  verified: Generated<boolean>
  /** True when the coordinates are the place's, not the listing's. */
  approximate: Generated<boolean>
  is_demo: Generated<boolean>
  /** `demo`, `owner` or the name of an import's source. */
  source: string
  reference: string
  title: string
  title_ar: Optional<string>
  /** The first pictures, for cards; all of them are in `listing_text`. */
  media: JSONColumnType<MediaItem[], string | undefined, string>
  search: Words
}

/** What only a listing's own page shows. Same id as its `listing`. */
export type ListingTextTable = {
  id: string
  description: string
  description_ar: Optional<string>
  media: JSONColumnType<MediaItem[], string | undefined, string>
  permit_number: Optional<string>
  /** AED for a square foot and year. */
  service_charge: Optional<number>
  cheques: Optional<number>
  developer: Optional<string>
  floor: Optional<number>
  parking: Optional<number>
  year_built: Optional<number>
  /** Quarter, as `2027-Q4`. */
  handover: Optional<string>
  /** Square feet. */
  plot_size: Optional<number>
  /** Whole AED. */
  security_deposit: Optional<number>
  /** Written as `2026-12-01`; select it as text, `pg` would make it a local midnight. */
  available_from: ColumnType<Date | null, string | null | undefined, string | null>
  total_floors: Optional<number>
  video_url: Optional<string>
  tour_url: Optional<string>
  /** Name of an advertiser who has no account here. */
  advertiser: Optional<string>
  source_name: string
  source_as_of: NullableTimestamp
  source_notes: JSONColumnType<string[], string | undefined, string>
  /** The imported row as it was found. */
  source_fields: ColumnType<unknown, string | null | undefined, string | null>
  search: Words
}

/** A listing that was public and is deleted; the database writes it by itself. */
export type GoneListingTable = { id: string; gone_at: CreatedAt }

export type ListingViewTable = {
  listing_id: string
  day: ColumnType<Date, string, string>
  views: number
}
export type ViewerMarkTable = { viewer: string; listing_id: string; seen_at: Timestamp }
export type VocabTable = { term: string; listings: number }

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
  listing_id: string
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

export type Database = {
  account: AccountTable
  session: SessionTable
  favourite: FavouriteTable
  lead_suggestion: LeadSuggestionTable
  setting: SettingTable
  place: PlaceTable
  place_alias: PlaceAliasTable
  category: CategoryTable
  amenity: AmenityTable
  listing: ListingTable
  listing_text: ListingTextTable
  gone_listing: GoneListingTable
  listing_view: ListingViewTable
  viewer_mark: ViewerMarkTable
  vocab: VocabTable
  chat_session: ChatSessionTable
  chat_message: ChatMessageTable
  import_row: ImportRowTable
  import_run: ImportRunTable
  enquiry: EnquiryTable
  listing_report: ListingReportTable
  company_message: CompanyMessageTable
  outbox_mail: OutboxMailTable
  first_answer: FirstAnswerTable
  visit_count: VisitCountTable
  signup_attempt: SignupAttemptTable
  password_reset: PasswordResetTable
  secret_mail_turn: SecretMailTurnTable
  content: ContentTable
}
