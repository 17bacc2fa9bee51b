import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { OperatorCategory, OperatorPlace } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { pageOf } from '@manzil/domain/page-of'
import { foldName } from '@manzil/domain/search/fold-name'
import type { MockContext } from '../context.ts'
import { noteAction } from '../operator/actions.ts'
import { noticesOf } from '../operator/notices.ts'
import { planRows } from '../operator/plan-rows.ts'
import { fieldProblem, problems } from '../problems.ts'
import type { World } from '../world.ts'

type EditHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listOperatorCategories'
  | 'updateOperatorCategory'
  | 'listOperatorPlaces'
  | 'savePlaceAlias'
  | 'removePlaceAlias'
  | 'listOperatorPlans'
  | 'updateOperatorPlan'
  | 'listOperatorNotices'
  | 'saveNotice'
  | 'deleteNotice'
>

const done = say('done.operator')

const holds = (search: string | undefined, texts: readonly string[]): boolean =>
  texts.some((text) => foldName(text).includes(foldName(search ?? '')))

/** What operators edit. */
export function operatorEditHandlers(world: World): EditHandlers {
  const kinds = (): OperatorCategory[] =>
    categories.map(({ id, parentId, level, slug, names }) => ({
      _id: id,
      parent_id: parentId,
      level,
      slug,
      ...(world.categoryEdits.get(id) ?? { name: names.en, name_ar: names.ar, is_shown: true }),
    }))
  const allPlaces = (): OperatorPlace[] =>
    places.map(({ slug, names, kind, aliases }) => ({
      _id: slug,
      name: names.en,
      name_ar: names.ar,
      kind,
      known_as: [...new Set([...Object.values(names), ...aliases.map(({ name }) => name)])]
        .filter((name) => name !== undefined)
        .slice(0, 200),
      aliases: [...world.placeAliases.values()]
        .filter(({ place_id }) => place_id === slug)
        .map(({ _id, language, name }) => ({ _id, language, name })),
    }))
  const plans = () =>
    planRows(world)
      .filter(({ is_replaced }) => !is_replaced)
      .map(({ plan, is_sold }) => ({
        ...plan,
        is_sold,
        holders: [...world.userPlans.values()].filter(({ plan_id }) => plan_id === plan._id).length,
      }))

  return {
    async listOperatorCategories({ query }) {
      const found = kinds().filter(({ name, name_ar, slug }) =>
        holds(query.search, [name, name_ar, slug]),
      )
      return { status: 200, body: pageOf(found, query) }
    },

    async updateOperatorCategory({ path, body }, context) {
      const before = kinds().find(({ _id }) => _id === path.id)
      if (!before) return problems.operatorGone
      const edit = { ...body, name: body.name.trim(), name_ar: body.name_ar.trim() }
      world.categoryEdits.set(path.id, edit)
      noteAction(world, context, {
        action: 'category',
        kind: 'category',
        subject_id: path.id,
        subject: `${before.name} → ${edit.name}`,
      })
      return { status: 200, body: { ...done, data: { ...before, ...edit } } }
    },

    async listOperatorPlaces({ query }) {
      const found = allPlaces().filter(({ _id, known_as, aliases }) =>
        holds(query.search, [_id, ...known_as, ...aliases.map(({ name }) => name)]),
      )
      return { status: 200, body: pageOf(found, query) }
    },

    async savePlaceAlias({ path, body }, context) {
      const { place_id, language } = body
      const name = body.name.trim()
      const place = allPlaces().find(({ _id }) => _id === place_id)
      if (!place) return problems.operatorGone
      const others = place.aliases.filter(({ _id }) => _id !== path.id)
      const known = [...place.known_as, ...others.map((alias) => alias.name)]
      if (known.some((each) => foldName(each) === foldName(name))) return problems.aliasTaken
      world.placeAliases.set(path.id, { _id: path.id, language, name, place_id })
      const subject = `${place.name}: ${name}`
      noteAction(world, context, {
        action: 'alias_add',
        kind: 'place',
        subject_id: place_id,
        subject,
      })
      const data = { ...place, aliases: [...others, { _id: path.id, language, name }] }
      return { status: 200, body: { ...done, data } }
    },

    async removePlaceAlias({ path }, context) {
      const alias = world.placeAliases.get(path.id)
      if (!alias) return problems.operatorGone
      world.placeAliases.delete(path.id)
      noteAction(world, context, {
        action: 'alias_remove',
        kind: 'place',
        subject_id: alias.place_id,
        subject: alias.name,
      })
      return { status: 200, body: done }
    },

    async listOperatorPlans({ query }) {
      return { status: 200, body: pageOf(plans(), query) }
    },

    async updateOperatorPlan({ path, body }, context) {
      const row = planRows(world).find(({ plan }) => plan._id === path.id)
      if (!row) return problems.operatorGone
      if (row.is_replaced) return problems.planNotSold
      const { is_sold, ...terms } = body
      const isSame = Object.entries(terms).every(
        ([key, value]) => JSON.stringify(Object(row.plan)[key]) === JSON.stringify(value),
      )
      const plan = { ...row.plan, ...terms, _id: isSame ? path.id : world.makeId() }
      if (!isSame) world.planRows.set(path.id, { ...row, is_sold: false, is_replaced: true })
      world.planRows.set(plan._id, { plan, is_sold, is_replaced: false })
      const subject = `${plan.name}: ${plan.price} AED`
      noteAction(world, context, { action: 'plan', kind: 'plan', subject_id: plan._id, subject })
      const data = plans().find(({ _id }) => _id === plan._id)
      return data ? { status: 200, body: { ...done, data } } : problems.operatorGone
    },

    async listOperatorNotices({ query }) {
      return { status: 200, body: pageOf(noticesOf(world), query) }
    },

    async saveNotice({ path, body }, context) {
      if (body.until < body.from) return fieldProblem('until', 'needed', say('field.untilFrom'))
      world.notices.set(path.id, body)
      noteAction(world, context, {
        action: 'notice_save',
        kind: 'notice',
        subject_id: path.id,
        subject: body.texts.en,
      })
      const data = noticesOf(world).find(({ _id }) => _id === path.id)
      return data ? { status: 200, body: { ...done, data } } : problems.operatorGone
    },

    async deleteNotice({ path }, context) {
      const notice = world.notices.get(path.id)
      if (!notice) return problems.operatorGone
      world.notices.delete(path.id)
      noteAction(world, context, {
        action: 'notice_remove',
        kind: 'notice',
        subject_id: path.id,
        subject: notice.texts.en,
      })
      return { status: 200, body: done }
    },
  }
}
