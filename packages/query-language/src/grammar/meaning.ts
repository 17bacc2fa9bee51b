import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
  SortBy,
} from '@manzil/api-client/generated/types.gen'
import type { Topic } from './topics.ts'

export type BoundKind = 'min' | 'max' | 'around' | 'between'

/** Slots that a visitor can name as a whole: 'forget the budget', 'any type'. */
export type SlotNoun =
  | 'price'
  | 'size'
  | 'location'
  | 'type'
  | 'bedrooms'
  | 'bathrooms'
  | 'furnished'
  | 'completion'
  | 'amenities'
  /** Views of every kind. */
  | 'views'
  | 'purpose'

export type Cue =
  | 'callback'
  | 'viewing'
  | 'value'
  /** A property that the visitor has, where it stands right behind; and what others would give for it. */
  | 'owns'
  | 'deal'
  /** Whether the price of a property is a fair one. */
  | 'fair'
  | 'invest'
  /** The owner lets it out; money comes in. */
  | 'lets'
  | 'brings'
  | 'compare'
  /** Two cards beside each other. */
  | 'beside'
  | 'question'
  | 'greet'
  | 'thanks'
  | 'bye'
  | 'human'
  | 'help'
  | 'inject'
  | 'abuse'
  | 'offTopic'
  | 'restart'
  | 'more'
  | 'mine'
  | 'search'
  /** To see; a viewing only of a property that was shown. */
  | 'see'
  /** What the assistant does not do. */
  | 'steer'
  | 'promise'
  | 'law'

type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** What a phrase says. The grammar works on these alone, so a language is data. */
export type Meaning =
  | { kind: 'place'; slug: string }
  | { kind: 'type'; types: readonly PropertyType[] }
  /** Property in general: 'home', 'unit'. Asks for nothing by itself. */
  | { kind: 'home' }
  | { kind: 'amenity'; slug: string }
  /** `types`: words like the German one for a flat to rent say both. */
  | { kind: 'purpose'; purpose: Purpose; types?: readonly PropertyType[] }
  | { kind: 'completion'; completion: Completion }
  | { kind: 'furnished'; furnished: Furnishing }
  /**
   * `step`: compared with what was shown, like 'cheaper'. `fault`: 'too expensive', which beside a
   * place speaks against it.
   */
  | { kind: 'sort'; sort: SortBy; step?: boolean; fault?: boolean }
  /** `decimal`: the other reading of a number like 1.250, which before a scale is 1¼. */
  | { kind: 'number'; value: number; decimal?: number; digits?: boolean }
  /** Added to the number that follows, or to one where none does. */
  | { kind: 'shift'; value: number }
  /**
   * Thousand, lakh, million… A letter like 'k' is one only behind a number, and so is what is short
   * for one (`behind`), like 'mn'. `behindIt`: what a number behind it says, how many of them
   * ('тысяч 70') or its tenths ('a million two'). `dual`: without a number before it two of them.
   */
  | {
      kind: 'scale'
      value: number
      letter?: boolean
      behind?: boolean
      behindIt?: 'count' | 'tenths'
      dual?: true
    }
  /** A scale with its number inside it, like the Arabic dual for two million. */
  | { kind: 'amount'; value: number }
  /** Part of the scale beside it: 'half a million', 'a million and a half'. */
  | { kind: 'part'; value: number; side: 'before' | 'after' }
  | { kind: 'currency'; rate: number | null }
  /** `span`: behind a small number its length: '5 year plan', not '80,000 a year'. */
  | { kind: 'period'; perYear: number; span?: boolean }
  /** `length`: metres, of which people mean square ones where no way is told. */
  | { kind: 'unit'; unit: 'bed' | 'bath' | 'sqft' | 'sqm' | 'room' | 'hall'; length?: boolean }
  /** A unit with its number inside it: studio, or the Arabic dual for two rooms. */
  /** `oneRoom`: said of one room, which in Russian is one bedroom and a studio to some. */
  | { kind: 'count'; unit: 'bed' | 'bath'; value: number; apartment?: boolean; oneRoom?: boolean }
  /**
   * `alone`: what it asks for where no number follows, like the Russian word for 'cheaper'.
   * `minutes`: 'min', behind a bare number rather a minute.
   */
  | {
      kind: 'bound'
      bound: BoundKind
      side: 'before' | 'after' | 'either'
      near?: boolean
      alone?: SortBy
      minutes?: boolean
      /** What it bounds, where the words tell: 'cheaper than', 'spend up to'. */
      of?: 'price'
    }
  /** Joins two numbers of a range; before a single number an upper bound where `bound` says so. */
  | { kind: 'until'; bound: boolean }
  /**
   * `paired`: refuses only together with another such word, like 'neither' with 'nor'. `all`: of
   * everything that stands in a row before it. `denies`: beside what it is instead it only corrects.
   * `answers`: it stands for no article, so 'nein unmöbliert' takes nothing unfurnished back.
   */
  | {
      kind: 'negator'
      reach: 'adjacent' | 'next' | 'list' | 'previous'
      paired?: boolean
      all?: boolean
      denies?: boolean
      answers?: boolean
    }
  /**
   * `negated`: only behind a negation, like 'needed' in 'no pool needed'. `refuses`: the Arabic 'I do
   * not want it', which refuses what stands behind it too: not furnished.
   */
  | { kind: 'unneeded'; negated?: boolean; refuses?: boolean }
  | { kind: 'drop' }
  | { kind: 'instead' }
  /** `was`: what one looked for before, where something else is named now. */
  /** 'I work in': the place beside it tells about the visitor, not about the property. */
  | { kind: 'background'; reach?: 'previous'; was?: boolean }
  /** `rather`: what follows stands in place of what was said or refused, like 'but' behind 'not'. */
  /** `refuses`: the Arabic 'nor', which refuses what its verb says. */
  | { kind: 'joint'; joint: 'and' | 'or'; rather?: boolean; refuses?: true }
  | { kind: 'correction' }
  /** `concedes`: behind a refusal it says that it would be fine, too. */
  | { kind: 'also'; concedes?: boolean }
  /** `swaps`: what stands before it gives way to what stands behind it. */
  | { kind: 'about'; swaps?: true }
  /** `raises`: the sum before it is added to the budget. `swaps`: one thing for another. */
  | { kind: 'set'; raises?: 1 | -1; swaps?: true }
  /** Not smaller than what was shown. */
  | { kind: 'kept-size' }
  /** Of two cards the one that was not spoken of. */
  | { kind: 'other-card' }
  /** So many more bedrooms than before. */
  | { kind: 'more-rooms'; by: 1 | -1 }
  | { kind: 'any' }
  /** `raises`: the sum beside it is added to what was said before, or taken off it. */
  | { kind: 'noun'; slot: SlotNoun; raises?: 1 | -1 }
  | { kind: 'clear'; slot: SlotNoun }
  /** 'in', 'at', 'near': a place is named next. */
  | { kind: 'inside' }
  /**
   * `types`: 'my villa' names the kind of the visitor's own property too, 'my studio' its bedrooms.
   * `ofIt`: 'what do I get for it', where it is a property or a sum. `purpose`: 'average rent'.
   */
  | {
      kind: 'cue'
      cue: Cue
      types?: readonly PropertyType[]
      bedrooms?: number
      ofIt?: boolean
      purpose?: Purpose
      /** It is asked for: 'मिलेगा क्या'. */
      asks?: boolean
      /** It names a way to be reached: beside a question that may be what is asked about. */
      channel?: boolean
    }
  /** 'Which of them': of two places or kinds it asks for a comparison. */
  | { kind: 'which' }
  /** `amenity`: a property that has it may be refused, like one on a payment plan. */
  | { kind: 'topic'; topic: Topic; amenity?: string }
  /** `upTo`: 'the first two'. */
  | { kind: 'ordinal'; value: number; upTo?: number }
  /** `part`: 'tonight' names both. */
  | { kind: 'day'; offset: number; part?: PartOfDay }
  /** `next`: of the week after this one. */
  | { kind: 'weekday'; weekday: number; next?: boolean }
  | { kind: 'part-of-day'; part: PartOfDay }
  | { kind: 'clock'; mark: 'am' | 'pm' | 'hour' }
  /** 'quarter to', 'half past': the hour follows; German 'halb' takes half an hour off it. */
  | { kind: 'past'; minutes: number }
  /** A time of day in words of its own, in minutes after twelve, like 'полпятого'. */
  | { kind: 'time'; minutes: number }
  | { kind: 'name-follows' }
  /**
   * What a number may count that no search asks for: minutes, floors, people. `label`: it may name
   * the number behind it, too, like 'floor'. `ranks`: it counts none before it, like 'best'.
   */
  | { kind: 'counted'; label?: boolean; ranks?: boolean }
  /** The decimal sign as a word: 'two point five'. */
  | { kind: 'point' }
  /**
   * A word that is known and asks for nothing; it is never taken for a misspelling. `near`: what the
   * feature beside it is asked for as well, like the school in 'near the metro and a school'.
   * `fault`: speaks against the place before it, as 'too' does with the word behind it.
   * `judges`: finds a price high, low or right. `over`: behind a refusal, not any more. `bears`: a
   * verb of paying or being, or what goes with it, between a refusal and the bound that it turns;
   * `refuses`: such a verb with its refusal in it, like "can't". `swaps`: changes what stands right
   * behind it for something else. `adds`: what it leads stands beside the home, like 'with'.
   */
  | {
      kind: 'plain'
      near?: string
      fault?: 'whole' | 'with-next'
      judges?: true
      over?: true
      bears?: true
      refuses?: true
      swaps?: true
      adds?: true
    }
  | { kind: 'mark'; text: string }
  /** `of`: one Chinese character of a word, or a word in Latin letters beside Chinese. */
  | { kind: 'unknown'; of?: 'character' | 'word' }

export type MeaningOf<K extends Meaning['kind']> = Extract<Meaning, { kind: K }>
