import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { aboutUs } from '@manzil/seed-data/content/about-us'
import { banners } from '@manzil/seed-data/content/banners'
import { botTerms } from '@manzil/seed-data/content/bot-terms'
import { faqs } from '@manzil/seed-data/content/faqs'
import { guides } from '@manzil/seed-data/content/guides'
import { policies } from '@manzil/seed-data/content/policies'
import { socialMedia } from '@manzil/seed-data/content/social-media'
import { inLanguage } from '@manzil/seed-data/content/translated'
import { userTypes } from '@manzil/seed-data/content/user-types'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { RequestContext } from '../../request-context.ts'
import { pageOf } from './page-of.ts'
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
>

const bannerMissing = {
  status: 404,
  problem: { code: 'not_found', message: 'This page has no banner.' },
} as const

/** The texts that come with the program, in the language asked for or in English. */
export function contentHandlers(db: Kysely<Database>): ContentHandlers {
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
      const rows = aboutUs.map((row) => inLanguage(row, query.language))
      return { status: 200, body: pageOf(rows, query) }
    },

    async getBanner({ query }) {
      const found = banners.find(({ shared }) => shared.type === query.type)
      if (!found) return bannerMissing
      return { status: 200, body: { data: inLanguage(found, query.language) } }
    },

    async listGuides({ query }) {
      const rows = guides.filter(({ shared }) => shared.type === query.type)
      return { status: 200, body: { data: rows.map((row) => inLanguage(row, query.language)) } }
    },

    async listPolicies({ query }) {
      const rows = policies.filter(({ shared }) => shared.type === query.type)
      return { status: 200, body: { data: rows.map((row) => inLanguage(row, query.language)) } }
    },

    async getBotContent() {
      return { status: 200, body: { data: botTerms } }
    },

    async listFaqs({ query }) {
      const matches = textSearch(query.search)
      const rows = faqs
        .filter(({ shared }) => !query.category || shared.category === query.category)
        .map((row) => inLanguage(row, query.language))
        .filter(({ question, answer }) => matches([question, answer]))
      return { status: 200, body: pageOf(rows, query) }
    },
  }
}
