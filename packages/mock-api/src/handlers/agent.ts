import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { pageOf } from '@manzil/domain/page-of'
import { agentCards, hasPublicPage, propertiesOf, toProfile } from '../agents.ts'
import type { MockContext } from '../context.ts'
import { hasWords } from '../has-words.ts'
import { problems } from '../problems.ts'
import { toCard } from '../properties.ts'
import { searchProperties } from '../search/search-properties.ts'
import type { World } from '../world.ts'

type AgentHandlers = Pick<ServerHandlers<MockContext>, 'listAgents' | 'getAgent' | 'listAgencies'>

/** Agents and agencies, as visitors see them. */
export function agentHandlers(world: World): AgentHandlers {
  return {
    async listAgents({ query }) {
      const rows = agentCards(world).filter(
        (card) =>
          (!query.user_type || card.user_type === query.user_type) &&
          (!query.service_need || card.service_need.includes(query.service_need)) &&
          (!query.nationality || card.nationality === query.nationality) &&
          (!query.language || card.languages.includes(query.language)) &&
          hasWords(
            [card.name, card.agency_name ?? '', ...card.areas.flatMap((a) => [a.name, a.name_ar])],
            query.search,
          ),
      )
      return { status: 200, body: pageOf(rows, query) }
    },

    async getAgent({ path, query }, { user }) {
      const account = world.users.get(path.id)
      if (!account || !hasPublicPage(world, account)) return problems.agentGone
      const sorted = searchProperties(propertiesOf(world, account), {
        ...query,
        sort_by: query.sort_by ?? 'newest',
      })
      const { data, pagination } = pageOf(sorted, query)
      const liked = new Set(user && world.favourites.get(user._id))
      const properties = data.map((property) => toCard(world, property, liked))
      return { status: 200, body: { data: toProfile(world, account), properties, pagination } }
    },

    async listAgencies() {
      const data = agentCards(world)
        .filter(({ user_type }) => user_type === 'agency')
        .map(({ _id, name, agency_logo, rera_number, agents_count }) => ({
          _id,
          name,
          agency_logo,
          rera_number,
          agents_count,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      return { status: 200, body: { data } }
    },
  }
}
