import {
  zAboutUs,
  zAreaGuide,
  zBlog,
  zFaq,
  zGuide,
  zLanguageCode,
  zPolicy,
  zRate,
} from '@manzil/api-client/generated/zod.gen'
import { z } from 'zod'

const place = {
  /** Names the row among those of its kind; the same in every language. */
  key: z.string().min(1).max(200),
  language: zLanguageCode,
  /** Order among the rows of its kind; the same in every language. */
  position: z.number().int(),
  /** Where it was read, relative to the folder of the texts. */
  file: z.string(),
}

/** The terms of the assistant in one language; the contract has them in all at once. */
const zAssistantTerms = z.object({ html: z.string().min(1).max(100_000), updated_at: z.string() })

/** What the company says of itself beside its addresses, which are settings of the site. */
const zContactWords = z.object({ short_description: z.string().min(1).max(600) })

/** Most ways of asking for a text, and how long each may be. */
export const mostAsked = 50
export const mostSigns = 160

/** How people ask for a text: what the assistant finds it by, and no page shows. */
const zAsked = z.object({
  /** Id of the text; a guide of a place is named by it, a text that is alone in its kind by its key. */
  of: z.string().min(1),
  lines: z.array(z.string().min(1).max(mostSigns)).min(1).max(mostAsked),
})

const beside = z.string().max(100)

/** Where the rates stand in a text: what a quote names the rows of its figures by, and no page shows. */
const zFigures = z.object({
  of: z.string().min(1),
  places: z.array(z.object({ rate: z.string().min(1), before: beside, after: beside })).min(1),
})

/**
 * A text of the site in one language, as it is read from a file and kept in the database. Data are
 * rows of the contract; an article's `related` is empty, because it follows from the others.
 */
export const zContentRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guide'), ...place, data: zGuide }),
  z.object({ kind: z.literal('faq'), ...place, data: zFaq }),
  z.object({ kind: z.literal('blog'), ...place, data: zBlog }),
  z.object({ kind: z.literal('policy'), ...place, data: zPolicy }),
  z.object({ kind: z.literal('about_us'), ...place, data: zAboutUs }),
  z.object({ kind: z.literal('contact_us'), ...place, data: zContactWords }),
  z.object({ kind: z.literal('assistant_terms'), ...place, data: zAssistantTerms }),
  z.object({ kind: z.literal('area'), ...place, data: zAreaGuide }),
  z.object({ kind: z.literal('rate'), ...place, data: zRate }),
  z.object({ kind: z.literal('asked'), ...place, data: zAsked }),
  z.object({ kind: z.literal('figures'), ...place, data: zFigures }),
])

export type ContentRow = z.output<typeof zContentRow>
export type ContentKind = ContentRow['kind']
type RowsByKind = { readonly [Row in ContentRow as Row['kind']]: Row }
export type ContentRowOf<K extends ContentKind> = RowsByKind[K]
export type ContentData<K extends ContentKind> = RowsByKind[K]['data']

/** Languages of the product, English first: the master of every text. */
export const contentLanguages = zLanguageCode.options
