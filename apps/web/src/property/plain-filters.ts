import type { SearchFacets } from '@manzil/api-client/generated/types.gen'
import type { FlagName, LimitName } from '@manzil/domain/search/plain-names'
import type { Translate } from '@manzil/i18n/texts'

type Texts = Translate<['listing', 'common']>

/** Limits that are chosen together with their other end. */
type PairedLimit = `${'price' | 'bedrooms' | 'size'}_${'min' | 'max'}`

/** Limits that are chosen from a few numbers, one limit by itself. */
export type SingleLimit = Exclude<LimitName, PairedLimit>

interface LimitWords {
  /** Over the results, with the number as it is written in the language. */
  chip: (t: Texts, total: string) => string
  /** Of its group in the sheet of filters. */
  title: (t: Texts) => string
  any: (t: Texts) => string
  option: (t: Texts, total: number) => string
  choices: readonly number[]
  /** Properties for each choice, where the figures of a search count them. */
  counts?: (facets: SearchFacets) => readonly { value: number; count: number }[]
}

/** A row for each such limit of the contract: its chip and its control. */
export const singleLimits: Readonly<Record<SingleLimit, LimitWords>> = {
  bathrooms_min: {
    chip: (t, total) => t('chips.bathroomsFrom', { total }),
    title: (t) => t('filters.bathrooms'),
    any: (t) => t('filters.anyBathrooms'),
    option: (t, total) => t('filters.bathroomsUp', { total }),
    choices: [1, 2, 3, 4, 5, 6],
    counts: ({ bathrooms }) => bathrooms,
  },
}

// The keys of the table are those of its type.
export const singleLimitNames = Object.keys(singleLimits) as readonly SingleLimit[]

interface FlagWords {
  /** Of its group in the sheet of filters. */
  title: (t: Texts) => string
  /** Of its option there, and of its chip over the results. */
  label: (t: Texts) => string
  /** Properties of which it is true, where the figures of a search count them. */
  count?: (facets: SearchFacets) => number
}

/** A row for each flag of the contract: its chip and its control. */
export const flags: Readonly<Record<FlagName, FlagWords>> = {
  verified: {
    title: (t) => t('filters.verification'),
    label: (t) => t('filters.verified'),
    count: ({ verified }) => verified,
  },
}
