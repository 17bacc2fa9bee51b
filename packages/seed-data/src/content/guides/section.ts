import type { ContentSource, Guide, GuideFee } from '@manzil/api-client/generated/types.gen'
import { checkedOn } from '../sources.ts'
import type { Translations } from '../translated.ts'

/** What a guide's section says in one language; lists that are not named are empty. */
export type SectionText = Pick<Guide, 'title' | 'content'> &
  Partial<Pick<Guide, 'steps' | 'documents' | 'fees'>>

export type Section = Translations<SectionText>

export const fee = (name: string, amount: string, source: ContentSource): GuideFee => ({
  name,
  amount,
  as_of: checkedOn,
  source,
})
