import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { PlaceOption, PropertyDraft } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { categories } from '@manzil/catalogue/categories'
import type { Place } from '@manzil/catalogue/places/place'
import { places } from '@manzil/catalogue/places/places'
import { MOST_DRAFTS } from '@manzil/domain/limits'
import { matchNames } from '@manzil/domain/search/match-names'
import { readAdvert } from '@manzil/query-language/advert/read-advert'
import type { ReadSearch } from '@manzil/query-language/search/read-search'
import { type MockContext, signedIn } from '../context.ts'
import { placeRef } from '../place-ref.ts'
import { problems } from '../problems.ts'
import { readSearch } from '../search/read-search.ts'
import type { MockUser, World } from '../world.ts'

type DraftHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listPropertyDrafts'
  | 'getPropertyDraft'
  | 'savePropertyDraft'
  | 'deletePropertyDraft'
  | 'readAdvertText'
  | 'findPlaces'
>

const readAs: ReadSearch = (text, typed = {}) => readSearch(text, typed)

export function draftHandlers(world: World): DraftHandlers {
  const own = ({ _id }: MockUser) =>
    [...world.drafts.values()]
      .filter(({ user_id }) => user_id === _id)
      .map(({ draft }) => draft)
      .sort((a, b) => (a.saved_at < b.saved_at ? 1 : -1))
  const find = (user: MockUser, id: string) => own(user).find(({ _id }) => _id === id)

  return {
    async listPropertyDrafts(_input, context) {
      const data = own(signedIn(context)).map(toSummary)
      return { status: 200, body: { data } }
    },

    async getPropertyDraft({ path }, context) {
      const data = find(signedIn(context), path.id)
      return data ? { status: 200, body: { data } } : problems.draftGone
    },

    async savePropertyDraft({ path, body }, context) {
      const user = signedIn(context)
      const stored = world.drafts.get(path.id)
      const before = stored?.draft
      const { version, editor, content, property_id = null } = body
      if (stored ? stored.user_id !== user._id : version > 0) return problems.draftGone
      const isRepetition =
        before?.version === version + 1 &&
        before.editor === editor &&
        JSON.stringify(before.content) === JSON.stringify(content)
      if (before && isRepetition)
        return { status: 200, body: { ...say('done.draftSaved'), data: toSummary(before) } }
      if (before && before.version !== version) return problems.draftElsewhere
      if (!before && own(user).length >= MOST_DRAFTS) return problems.draftsFull
      const isTaken = own(user).some((each) => property_id && each.property_id === property_id)
      if (!before && isTaken) return problems.draftTaken
      const draft: PropertyDraft = {
        _id: path.id,
        property_id: before ? before.property_id : property_id,
        title: content.title,
        version: version + 1,
        saved_at: new Date().toISOString(),
        editor,
        browser: null,
        os: null,
        content,
      }
      world.drafts.set(path.id, { user_id: user._id, draft })
      return { status: 200, body: { ...say('done.draftSaved'), data: toSummary(draft) } }
    },

    async deletePropertyDraft({ path }, context) {
      if (!find(signedIn(context), path.id)) return problems.draftGone
      world.drafts.delete(path.id)
      return { status: 200, body: say('done.draftRemoved') }
    },

    async readAdvertText({ body }, { language }) {
      const data = readAdvert(body.text, { readSearch: readAs, kindOf }, { language })
      return { status: 200, body: { data } }
    },

    async findPlaces({ query: { search = '' } }) {
      const one = places.find(({ slug }) => slug === search)
      const read = search.trim() === '' ? [] : readSearch(search, {}).places
      const named = matchNames(places, search, ({ names }) => Object.values(names).map(String))
      const found = one ? [one] : [...named, ...places.filter(({ slug }) => read.includes(slug))]
      return {
        status: 200,
        body: { data: [...new Set(found)].slice(0, MOST_PLACES).map(toOption) },
      }
    },
  }
}

/** Of the contract. */
const MOST_PLACES = 20

function toOption(place: Place): PlaceOption {
  const parent = places.find(({ slug }) => slug === place.parent)
  return {
    ...placeRef(place),
    parent: parent ? placeRef(parent) : null,
    coordinates: { ...place.centroid, approximate: true },
  }
}

function toSummary({ _id, property_id, title, version, saved_at }: PropertyDraft) {
  return { _id, property_id, title, version, saved_at }
}

function kindOf(type: string) {
  const kind = categories.find(({ level, slug }) => level === 2 && slug === type)
  return kind?.parentId ? { category_id: kind.parentId, sub_category_id: kind.id } : undefined
}
