import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { banners } from '@manzil/content/banners'
import { botTerms } from '@manzil/content/bot-terms'
import { socialMedia } from '@manzil/content/social-media'
import { inLanguage } from '@manzil/content/translated'
import { userTypes } from '@manzil/content/user-types'
import { pageOf } from '@manzil/domain/page-of'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import type { ContentStore } from './content-store.ts'
import { countAccounts } from './repository.ts'
import { textSearch } from './text-search.ts'

type ContentHandlers = Pick<
  ServerHandlers<RequestContext>,
  | 'listSocialMedia'
  | 'listUserTypes'
  | 'listAboutUs'
  | 'getBanner'
  | 'listGuides'
  | 'listPolicies'
  | 'getBotContent'
  | 'listFaqs'
  | 'listRates'
  | 'listAreaGuides'
>

const bannerMissing = {
  status: 404,
  problem: { code: 'not_found', ...say('problem.noBanner') },
} as const

/** Texts and lists of the pages, in the language asked for or in English. */
export function contentHandlers(db: Kysely<Database>, store: ContentStore): ContentHandlers {
  return {
    async listSocialMedia({ query }) {
      return { status: 200, body: pageOf(socialMedia, query) }
    },

    async listUserTypes({ query }) {
      const accounts = await countAccounts(db)
      const rows = userTypes.map((type) => ({
        ...type,
        users_count: accounts.get(type.role) ?? 0,
      }))
      return { status: 200, body: pageOf(rows, query) }
    },

    async listAboutUs({ query }) {
      const library = await store.library()
      return { status: 200, body: pageOf(library.all('about_us', query.language), query) }
    },

    async getBanner({ query }) {
      const found = banners.find(({ shared }) => shared.type === query.type)
      if (!found) return bannerMissing
      return { status: 200, body: { data: inLanguage(found, query.language) } }
    },

    async listGuides({ query }) {
      const library = await store.library()
      const data = library.all('guide', query.language).filter(({ type }) => type === query.type)
      return { status: 200, body: { data } }
    },

    async listPolicies({ query }) {
      const library = await store.library()
      const data = library.all('policy', query.language).filter(({ type }) => type === query.type)
      return { status: 200, body: { data } }
    },

    async getBotContent() {
      return { status: 200, body: { data: botTerms(await store.library()) } }
    },

    async listFaqs({ query }) {
      const library = await store.library()
      const matches = textSearch(query.search)
      const rows = library
        .all('faq', query.language)
        .filter(({ category }) => !query.category || category === query.category)
        .filter(({ question, answer }) => matches([question, answer]))
      return { status: 200, body: pageOf(rows, query) }
    },

    async listRates({ query }) {
      const library = await store.library()
      return { status: 200, body: { data: [...library.all('rate', query.language)] } }
    },

    async listAreaGuides({ query }) {
      const library = await store.library()
      const rows = library
        .all('area', query.language)
        .filter(({ place }) => !query.place || place === query.place)
      return { status: 200, body: pageOf(rows, query) }
    },
  }
}
