import type { Guide, GuideType } from '@manzil/api-client/generated/types.gen'
import { contentId } from './content-id.ts'
import { buyerGuide } from './guides/buyer.ts'
import { landlordGuide } from './guides/landlord.ts'
import type { Section, SectionText } from './guides/section.ts'
import { sellerGuide } from './guides/seller.ts'
import { tenantGuide } from './guides/tenant.ts'
import type { Content, Translations } from './translated.ts'

type GuideTexts = 'title' | 'content' | 'steps' | 'documents' | 'fees'

const sections: Readonly<Record<GuideType, readonly Section[]>> = {
  buyer: buyerGuide,
  seller: sellerGuide,
  tenant: tenantGuide,
  landlord: landlordGuide,
}
const types = ['buyer', 'seller', 'tenant', 'landlord'] as const satisfies readonly GuideType[]

/** The four guides, each in reading order. */
export const guides: readonly Content<Guide, GuideTexts>[] = types.flatMap((type, guide) =>
  sections[type].map((section, at) => ({
    shared: { _id: contentId('guide', guide * 16 + at + 1), type, order: at + 1 },
    texts: whole(section),
  })),
)

function whole({ en, ar }: Section): Translations<Pick<Guide, GuideTexts>> {
  return { en: withLists(en), ...(ar && { ar: withLists(ar) }) }
}

function withLists(text: SectionText): Pick<Guide, GuideTexts> {
  return { steps: [], documents: [], fees: [], ...text }
}
