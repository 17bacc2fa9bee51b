/** Tables of properties, and of what is known of them. Columns as in `migrations/`. */
import type { MediaItem, StatedFact } from '@manzil/api-client/generated/types.gen'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { StoredNote } from '../source-note.ts'
import type { CreatedAt, NullableTimestamp, Optional, Timestamp, Words } from './column-types.ts'

/** A picture; those of before they had texts of their own have none. */
export type StoredPicture = Omit<MediaItem, 'alt' | 'alt_ar'> &
  Partial<Pick<MediaItem, 'alt' | 'alt_ar'>>

/** Small numbers are codes of `codes.ts`; `*_code` point to `place` and `category`. */
export type PropertyTable = {
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
  /** When its advertiser last said that it is still offered. */
  confirmed_at: NullableTimestamp
  /** It has not been confirmed in time, and comes after the others. */
  late: Generated<boolean>
  /** In a paid place of its holder's plan; the database takes it back when it leaves the lists. */
  featured: Generated<boolean>
  /** True when the coordinates are the place's, not the property's. */
  approximate: Generated<boolean>
  is_demo: Generated<boolean>
  /** `demo`, `owner` or the name of an import's source. */
  source: string
  reference: string
  title: string
  title_ar: Optional<string>
  /** The first pictures, for cards; all of them are in `property_text`. */
  media: JSONColumnType<StoredPicture[], string | undefined, string>
  search: Words
}

/** What only a property's own page shows. Same id as its `property`. */
export type PropertyTextTable = {
  id: string
  description: string
  description_ar: Optional<string>
  media: JSONColumnType<StoredPicture[], string | undefined, string>
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
  source_notes: JSONColumnType<StoredNote[], string | undefined, string>
  /** The imported row as it was found. */
  source_fields: ColumnType<unknown, string | null | undefined, string | null>
  /** What its own words say; fields that only they state hold it too. */
  stated_facts: JSONColumnType<StatedFact[], string | undefined, string>
  search: Words
}

/** A property that was public and is deleted; the database writes it by itself. */
export type GonePropertyTable = { id: string; gone_at: CreatedAt }

/** How often a property was looked at on a day in Dubai. */
export type PropertyViewTable = {
  property_id: string
  day: ColumnType<Date, string, string>
  views: number
}
/** How often the assistant has shown a property on a day in Dubai. */
export type PropertyMentionTable = {
  property_id: string
  day: ColumnType<Date, string, string>
  mentions: number
}
export type ViewerMarkTable = { viewer: string; property_id: string; seen_at: Timestamp }
export type VocabTable = { term: string; properties: number }
