import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import type { Topic } from '@manzil/query-language/grammar/topics'
import type { Question, SearchSlots } from '../../state.ts'

/** A criterion that can be given up alone. */
export type Relaxation =
  | 'price'
  | 'bedrooms'
  | 'bathrooms'
  | 'size'
  | 'furnished'
  | 'completion'
  | 'type'
  | 'location'
  | 'purpose'
  | 'amenities'

/** A button: what it says and what it sends. */
interface Wording {
  label: string
  message: string
}

interface FiguresWording {
  subject: string
  listings: string
  median: string
  low: string
  high: string
}

/**
 * Every sentence of the assistant in one language. Short, warm, concrete; no exclamation marks.
 * Figures come in as finished texts, so that each can be listed as evidence. Messages of buttons are
 * understood by the engine in the same language.
 */
export interface ReplyTexts {
  /** BCP 47 tag for numbers and plurals. */
  locale: string
  /** Between two sentences, and between two criteria of a search. */
  gap: string
  comma: string
  money: (figure: string, perYear: boolean) => string
  area: (figure: string) => string
  perSqft: (figure: string) => string
  and: (items: readonly string[]) => string
  or: (items: readonly string[]) => string
  typeNames: Readonly<Record<PropertyType, string>>
  /** Names of amenities that the catalogue does not have in this language. */
  amenityNames: Readonly<Record<string, string>>

  bedrooms: (min: number | undefined, max: number | undefined) => string
  bathrooms: (min: number) => string
  purpose: Readonly<Record<Purpose, string>>
  inPlaces: (places: string) => string
  price: (min: string | undefined, max: string | undefined) => string
  size: (min: string | undefined, max: string | undefined) => string
  withFeatures: (features: string) => string
  furnished: Readonly<Record<NonNullable<SearchSlots['furnished']>, string>>
  completion: Readonly<Record<NonNullable<SearchSlots['completion']>, string>>
  sorted: Readonly<Record<NonNullable<SearchSlots['sort_by']>, string>>
  except: (things: string) => string

  /** `places` is empty or starts with a space. */
  /** Of so many cards; one may be a search's, or the one that was asked about. */
  resultsHeader: (places: string, count: number) => string
  resultsCount: (count: number, figure: string) => string
  viewListing: string

  found: (count: number, figure: string, criteria: string) => string
  asking: (low: string, high: string) => string
  askingOne: (price: string) => string
  onRequest: string
  none: (criteria: string) => string
  relaxLead: string
  relaxNothing: string
  relax: Readonly<Record<Relaxation, Wording>>
  relaxFeature: (feature: string) => Wording
  counted: (label: string, figure: string) => string
  noMore: string

  ask: Readonly<Record<Question, string>>
  buttons: Readonly<
    Record<'buy' | 'rent' | 'cheapest' | 'newest' | 'compareTwo' | 'more' | 'startOver', Wording>
  >
  bedroomButton: (count: number) => Wording
  unknownPlace: (name: string) => string
  didYouMean: string
  notUnderstood: string

  unavailable: string

  greet: string
  thanks: string
  bye: string
  human: string
  help: string
  refuse: string
  calm: string
  offTopic: string

  valueNeeds: (missing: readonly ('location' | 'type')[]) => string
  valueFigures: (figures: FiguresWording) => string
  valueOfSize: (size: string, low: string, median: string, high: string) => string
  valueAsNoSize: (low: string, median: string, high: string) => string
  /** Where the price of a property lies beside the middle half that was told before. */
  besideRange: Record<'below' | 'within' | 'above', string>
  valueNote: string
  tooFew: (subject: string, figure: string) => string

  yieldNone: string
  yieldNote: string

  compareNeeds: string
  compareNoneShown: string
  compareLead: string
  compareGone: string
  compareNote: string

  askWhat: string
  topics: Readonly<Record<Topic, string>>
  topicNote: string
}
