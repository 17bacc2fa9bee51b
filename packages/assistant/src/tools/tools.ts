import type {
  LanguageCode,
  PropertyCard,
  PropertyDetail,
  PropertyType,
  Purpose,
  Rate,
  SortBy,
} from '@manzil/api-client/generated/types.gen'
import type { Side } from '../passages/asker-side.ts'
import type { GuidePart, Passage } from '../passages/passage.ts'
import type { QuestionBefore } from '../passages/passages-with-points.ts'
import type { SearchSlots } from '../state.ts'

export interface FoundProperties {
  /** Properties that fit, also beyond the rows. */
  total: number
  rows: PropertyCard[]
  /** ISO time at which the rows were read. */
  asOf: string
}

export interface CountedProperties {
  totals: number[]
  /** ISO time at which they were counted. */
  asOf: string
}

/** Asking prices of the live properties of one search: median and quartiles, in AED (a year for rent). */
export interface AreaFigures {
  properties: number
  medianPrice: number
  lowPrice: number
  highPrice: number
  /** AED for a square foot. */
  medianPerSqft: number
  lowPerSqft: number
  highPerSqft: number
  asOf: string
}

/**
 * What a place pays a year for what it costs, before any cost: median rent over median price of live
 * properties of the same kind and number of bedrooms, whose adverts are of the last two years.
 */
export interface AreaYield {
  place: string
  /** A share, 0.07 for 7 %. */
  grossYield: number
  /** Properties that it is drawn from. */
  forSale: number
  forRent: number
  /** All live ones of these kinds, as the search counts them: undated and older ones too. */
  liveForSale: number
  liveForRent: number
  /** How many kinds, each of its own number of bedrooms, it is drawn from. */
  kinds: number
  /** The kind with the most properties on both sides: its medians in AED, the rent of a year. */
  most: { type: PropertyType; bedrooms: number; price: number; rent: number }
  /** The days of the oldest and the newest advert among them, as `2026-06-30`. */
  first: string
  last: string
  asOf: string
}

/** A place that no yield can be told of: too few properties are alike, or what they ask does not go together. */
export interface PlaceWithoutYield {
  place: string
  reason: 'few' | 'unbelievable'
  /** Properties that would have been compared. */
  forSale: number
  forRent: number
}

export interface AreaYields {
  yields: AreaYield[]
  leftOut: PlaceWithoutYield[]
}

/** What a property states beside its card; null where it does not. */
export type PropertyFacts = Pick<
  PropertyDetail,
  | 'service_charge'
  | 'available_from'
  | 'handover'
  | 'completion'
  | 'security_deposit'
  | 'cheques'
  | 'floor'
  | 'total_floors'
  | 'parking'
  | 'year_built'
  | 'developer'
  | 'plot_size'
  | 'permit_number'
> & {
  /** Who answers for it: its agent, or else the advertiser that it came from. */
  advertised_by: string | null
}

/** Limits moved to where properties are, or a place widened. */
export type SlotChange = Pick<
  SearchSlots,
  | 'bedrooms_min'
  | 'bedrooms_max'
  | 'bathrooms_min'
  | 'price_min'
  | 'price_max'
  | 'size_min'
  | 'size_max'
  | 'location'
>

/**
 * Everything that the assistant can look up. No tool changes anything. They only know published
 * properties, and no text of an advertiser but the title reaches an answer.
 */
export interface AssistantTools {
  searchProperties: (
    slots: SearchSlots,
    options: { sort: SortBy; page: number; limit: number },
  ) => Promise<FoundProperties>
  /** How many properties fit each of the searches, in their order. */
  countProperties: (searches: readonly SearchSlots[]) => Promise<CountedProperties>
  /**
   * Changes of a search that finds little, the smallest first, as the listing page offers them.
   * Their counts are not part of it: exclusions are not known there.
   */
  smallChanges: (slots: SearchSlots) => Promise<SlotChange[]>
  /** Whether any property of the purpose, or of any, names an amenity in its fields or its words. */
  statesAmenities: (purpose: Purpose | undefined) => Promise<boolean>
  /** In the order asked for; properties that are gone are left out. */
  propertiesById: (ids: readonly string[]) => Promise<Pick<FoundProperties, 'rows' | 'asOf'>>
  /** By id; properties that are gone are left out. */
  propertyFacts: (ids: readonly string[]) => Promise<ReadonlyMap<string, PropertyFacts>>
  /**
   * The passages that fit a question best, the best first; none where none fits. The side that
   * `likely` asks decides where the words of the question do not; `before` is the question that this
   * one goes on with.
   */
  passages: (
    question: string,
    language: LanguageCode,
    likely?: Side,
    before?: QuestionBefore,
  ) => Promise<Passage[]>
  /** The parts of the guide of a place, its introduction first; none where no guide tells about it. */
  areaGuide: (place: string, language: LanguageCode) => Promise<GuidePart[]>
  /** The dated table of fees, rates and limits. */
  rates: (language: LanguageCode) => Promise<readonly Rate[]>
  /** Figures of every live property that fits; undefined where none has a price and a size. */
  areaFigures: (slots: SearchSlots) => Promise<AreaFigures | undefined>
  /**
   * Yields of the places named, in their order. Where none is named, or an emirate, of the communities
   * in which the median price of a kind lies within the prices, the highest first. Places without
   * enough properties that are alike are told apart.
   */
  areaYields: (slots: SearchSlots, limit: number) => Promise<AreaYields>
}
