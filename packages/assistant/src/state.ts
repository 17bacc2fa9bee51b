import type { operations, PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Topic } from '@manzil/query-language/grammar/topics'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { CurrencyCode } from '@manzil/query-language/lexicon/exchange-words'
import type { MoneyDraft } from './money-draft.ts'
import type { Side } from './passages/asker-side.ts'
import type { Recipient, RequestKind } from './tools/lead-port.ts'

type ListQuery = NonNullable<operations['listProperties']['parameters']['query']>

/** The contract's search, and what the visitor excluded from it. Prices in AED (a year for rent), sizes in sqft. */
export type SearchSlots = Pick<
  ListQuery,
  | 'purpose'
  | 'type'
  | 'location'
  | 'bedrooms_min'
  | 'bedrooms_max'
  | 'bathrooms_min'
  | 'price_min'
  | 'price_max'
  | 'size_min'
  | 'size_max'
  | 'features'
  | 'furnished'
  | 'completion'
  | 'sort_by'
  // Only an address of the listing page says these; they are kept as they came.
  | 'search'
  | 'category'
  | 'sub_category'
  | 'sub_sub_category'
  | 'verified'
  | 'south'
  | 'west'
  | 'north'
  | 'east'
  | 'area'
> & {
  not_location?: string[]
  not_type?: PropertyType[]
  not_features?: string[]
}

export const quickActions = [
  'find_property',
  'search_location',
  'investment_advice',
  'estimate_value',
  'compare_properties',
  'request_callback',
  'book_viewing',
  'ask_question',
] as const

export type QuickAction = (typeof quickActions)[number]
export const intents = [...quickActions, 'smalltalk', 'out_of_scope'] as const
export type Intent = (typeof intents)[number]

/** What the assistant asked last, so that a short answer can be understood. */
export type Question = 'purpose' | 'location' | 'type' | 'bedrooms' | 'price' | 'size'

export interface Contact {
  name?: string
  phone?: string
}

/** From one day to another, ISO dates in Dubai. */
export interface DaySpan {
  from: string
  to: string
}

/** A day (ISO date in Dubai), and the hour or part of day where one was named. */
export interface Appointment {
  date?: string
  time?: string
  part?: 'morning' | 'afternoon' | 'evening'
}

/** A request to an agent as far as it is known. Nothing of it is written before the visitor agrees. */
export interface RequestDraft extends Appointment {
  kind: RequestKind
  propertyId?: string
  name?: string
  email?: string
  phone?: string
  /** The telephone number as the visitor wrote it: so it is said back. */
  phoneWritten?: string
  /** The days that would suit, where none was named: 'at the weekend', 'next week'. ISO dates, both of them included. */
  within?: DaySpan
  /** No time was named but 'as soon as possible'. */
  soon?: boolean
  /** What the agent is to know, in the visitor's own words. */
  note?: string
  /** What was asked about it last. */
  asked?: 'listing' | 'time' | 'contact' | 'confirm'
}

/** A request to an agent that was handed in. */
export interface SentRequest {
  /** Without one it went to the company. */
  propertyId?: string
  /** By which both sides know it. */
  reference: string
  /** Who got it. */
  to?: Recipient
  /** The agent offered its time: nothing is left to be confirmed. */
  isBooked?: true
  /** As it was sent. */
  draft?: RequestDraft
}

/** A place, or two of them, that an answer told about. */
export interface AreaSpokenOf {
  slug: string
  /** The second of two, told about after the first. */
  beside?: string
  /** The two that were told about together, in their order: 'the second one'. */
  pair?: string[]
  /** What was asked of it, none where it was what living there is like; absent where a search was beside it. */
  aspects?: AreaAspect[]
  /** How many messages ago. */
  age: number
}

/** Places that were suggested for a life that was told. */
export interface SuggestedPlaces {
  places: string[]
  workplace?: string
  aspects: AreaAspect[]
  times: number
}

/** What was told in talk of a purchase or a rent to come, for the next search; AED (a year for rent). */
export type Aim = Required<Pick<SearchSlots, 'purpose'>> & Pick<SearchSlots, 'price_max'>

/** Everything that a conversation remembers. Plain JSON. */
export interface DialogueState {
  slots: SearchSlots
  intent: Intent
  /** Whether words or only the size of the price told sale from rent. */
  purposeFrom?: 'words' | 'price'
  /** Scale in which the price was said last: a thousand, a lakh, a million … */
  priceScale?: number
  asked?: Question
  /** A task that waits for the answer to what it asked. */
  pending?: Intent
  /** Page of the results shown last, from 1. */
  page?: number
  /** Ids of the properties shown last, in their order. */
  shown: string[]
  /** Lowest price among them, in AED (a year for rent), where they have one purpose. */
  lowest?: number
  /** Size of the smallest of them in square feet, where all tell one. */
  smallest?: number
  /** What only the last message said. */
  topic?: Topic
  refs: number[]
  contact?: Contact
  when?: Appointment
  request?: RequestDraft
  /** The last request that was handed in. */
  sent?: SentRequest
  /** The last search found nothing: whatever was shown before is not what 'it' means. */
  foundNone?: true
  /** It was said that adverts of the kind name no amenities. */
  unlistedSaid?: true
  /** The sentence that said of whole emirates that they have none of a purpose. */
  nowhereSaid?: string
  /** What the yields told last were narrowed by. */
  advice?: SearchSlots
  /** A question about paying for a property that may be gone on with. */
  money?: MoneyDraft
  /** The property that was spoken of last, and how many messages ago: 'it', 'that one'. */
  focus?: { propertyId: string; age: number }
  /** The place that an answer told about last: 'there'. */
  area?: AreaSpokenOf
  /** The places that were suggested for a life that was told, and how often it was asked for them. */
  suggested?: SuggestedPlaces
  /** The question that a text of the site answered last, the text, and how many messages ago. */
  answered?: { question: string; link: string; heading: string; age: number }
  /** The side that the visitor's words were of last, until another deal is spoken of. */
  side?: Side
  /** The price that was worked out last, AED, and how many messages ago: 'for that'. */
  sum?: { price: number; age: number }
  /** The rent of a year with its cheques, and the price, that were told last of a home; what is earned and saved; AED. */
  figures?: {
    rent?: number
    price?: number
    cheques?: number
    people?: number
    income?: number
    savings?: number
    /** Whether that is what a sale of one's own leaves. */
    ofSale?: boolean
    /** AED a month for other loans, and up to which a card may be used. */
    otherLoans?: number
    cardLimit?: number
    selfEmployed?: true
    /** Of a loan: percent paid at once, percent of interest a year, and its years. */
    downShare?: number
    rate?: number
    years?: number
  }
  /** What was told and no search has had yet. */
  aim?: Aim
  /** Places that were named in talk since the last search. */
  talkedOf?: string[]
  /** Places of a story since then: where somebody lives or works, and looks for nothing yet. */
  storyOf?: string[]
  /** A sum of other money that was told last. */
  foreign?: { currency: CurrencyCode; amount: number }
  /** It was told that the visitor lets or sells a home of their own. */
  owner?: true
  /** The emirate that was spoken of last, where it is none of Dubai: whose rules hold. */
  emirate?: string
  /** It was told that whoever buys lives abroad. */
  abroad?: true
  /** It was told that whoever buys is a national of the country. */
  national?: true
  /** The visitor writes Chinese in traditional characters. */
  traditional?: true
  /**
   * A property of the visitor's own as it was told, and how many messages ago; AED paid for it, AED a year that it is let
   * for, AED that the bank still gets of it, what homes like it ask in the middle, and which price of it was told last.
   */
  own?: {
    slots: SearchSlots
    age: number
    bought?: number
    rent?: number
    owed?: number
    value?: number
    asked?: 'sale' | 'rent'
  }
  /** Searches before the last changes, the latest first. */
  earlier?: SearchSlots[]
  /** Numbers of the shown properties, the cheapest, the largest, the newest, the cheapest by the square foot first. */
  order?: Partial<Record<'price' | 'size' | 'published_at' | 'price_per_sqft', number[]>>
}

export function newState(): DialogueState {
  return { slots: {}, intent: 'find_property', shown: [], refs: [] }
}

/** Slots that hold something, for 'has the visitor asked for anything yet'. */
export function filledSlots(slots: SearchSlots): (keyof SearchSlots)[] {
  const names: (keyof SearchSlots)[] = [
    'purpose',
    'type',
    'location',
    'bedrooms_min',
    'bedrooms_max',
    'bathrooms_min',
    'price_min',
    'price_max',
    'size_min',
    'size_max',
    'features',
    'furnished',
    'completion',
    'sort_by',
    'search',
    'category',
    'sub_category',
    'sub_sub_category',
    'verified',
    'south',
    'west',
    'north',
    'east',
    'area',
    'not_location',
    'not_type',
    'not_features',
  ]
  return names.filter((name) => {
    const value = slots[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
}
