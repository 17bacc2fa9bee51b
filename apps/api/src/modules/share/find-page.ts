import { zGuideType } from '@manzil/api-client/generated/zod.gen'
import type { RequestContext } from '../../request-context.ts'
import { answerIn } from '../../request-language.ts'
import { findArea } from './find-area.ts'
import type { FindParts } from './find-parts.ts'
import type { Setting, SharePage } from './page/share-page.ts'
import { blogPage } from './pages/blog-page.ts'
import { faqsPage } from './pages/faqs-page.ts'
import { guidePage } from './pages/guide-page.ts'
import { profilePage } from './pages/profile-page.ts'
import { propertyPage } from './pages/property-page.ts'
import { isGone } from './repository.ts'

/** First part of an address. */
export const shareKinds = ['p', 'agent', 'agency', 'blog', 'area', 'guide', 'faqs'] as const
export type ShareKind = (typeof shareKinds)[number]

/** Finds what the rest of an address names; `gone` for what was deleted. */
export type FindPage = (
  kind: ShareKind,
  key: string,
  at: Setting,
  context: RequestContext,
) => Promise<SharePage | 'gone' | undefined>

/** Properties on the page of an agent or an agency. */
const PROPERTIES = 24

export function createFindPage(parts: FindParts): FindPage {
  const { db, lookups, store, properties, agents } = parts

  async function property(id: string, at: Setting, context: RequestContext) {
    const data = await properties.details(id, context)
    if (!data) return (await isGone(db, id)) ? 'gone' : undefined
    return propertyPage(data, (await properties.similar(id, context)) ?? [], lookups, at)
  }

  async function profile(
    kind: 'agent' | 'agency',
    id: string,
    at: Setting,
    context: RequestContext,
  ) {
    const found = await agents.profile(id, { page: 1, limit: PROPERTIES }, context)
    if (found?.data.user_type !== kind) return undefined
    return profilePage(found.data, found.properties, at)
  }

  const find: FindPage = async (kind, key, at, context) => {
    if (kind === 'area') return findArea(key, parts, at, context)
    if (kind === 'p' || kind === 'agent' || kind === 'agency') {
      const id = idOf(key)
      if (id === undefined) return undefined
      return kind === 'p' ? property(id, at, context) : profile(kind, id, at, context)
    }
    const library = await store.library()
    if (kind === 'faqs') return faqsPage(library.all('faq', at.language), at)
    if (kind === 'blog') {
      const all = library.all('blog', at.language)
      const article = all.find(({ slug }) => slug === key)
      return article && blogPage(article, all, at)
    }
    const type = zGuideType.safeParse(key)
    if (!type.success) return undefined
    const sections = library.all('guide', at.language).filter((each) => each.type === type.data)
    return sections.length > 0 ? guidePage(type.data, sections, at) : undefined
  }
  return (kind, key, at, context) => answerIn(at.language, () => find(kind, key, at, context))
}

const identified = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:-.*)?$/

/** The id that an address begins with; what follows only helps to read it. */
const idOf = (key: string): string | undefined => identified.exec(key)?.[1]
