import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  FieldError,
  PropertyDetail,
  PropertyStatus,
} from '@manzil/api-client/generated/types.gen'
import { zCreatePropertyResponse, zSortBy } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import { changedFields } from '@manzil/domain/own-property/changed-fields'
import type { PropertyForm } from '@manzil/domain/own-property/check-form'
import { checkPropertyForm } from '@manzil/domain/own-property/check-form'
import { moveOfForm, transitions } from '@manzil/domain/own-property/states'
import { expiryFrom } from '@manzil/domain/own-property/terms'
import { pageOf } from '@manzil/domain/page-of'
import { type MockContext, signedIn } from '../context.ts'
import { writeOnce } from '../idempotency.ts'
import { advertiserOf } from '../own/advertiser.ts'
import { confirm, stopAsking } from '../own/availability.ts'
import { formCatalogue } from '../own/check-form.ts'
import { noteHistory } from '../own/history.ts'
import { datesOf, toOwnProperty } from '../own/own-property.ts'
import { ownProperties, ownProperty } from '../own/ownership.ts'
import { removeOwn } from '../own/remove-own.ts'
import { sortOwn } from '../own/sort-own.ts'
import { changedProperty, newProperty } from '../own/write-property.ts'
import { roomOf } from '../payments/user-plans.ts'
import { isOwnUpload } from '../pictures/stored-pictures.ts'
import { problems } from '../problems.ts'
import { searchProperties } from '../search/search-properties.ts'
import { unknownNames } from '../unknown-names.ts'
import type { MockUser, World } from '../world.ts'

type OwnPropertyHandlers = Pick<
  ServerHandlers<MockContext>,
  'listOwnProperties' | 'createProperty' | 'updateProperty' | 'deleteProperty'
>

const firstReference = 50_000

export function ownPropertyHandlers(world: World): OwnPropertyHandlers {
  const save = (property: PropertyDetail, now: string, ownerId?: string): PropertyDetail => {
    const expires = property.status === 'live' ? expiryFrom(new Date(now)).toISOString() : null
    world.saveProperty(property, ownerId)
    world.propertyDates.set(property._id, { updated_at: now, expires_at: expires })
    if (property.status !== 'live') stopAsking(world, property._id)
    else if (property.confirmed_at === now) confirm(world, property._id, new Date(now))
    return property
  }
  /** Why the form is refused; `before` is the property that it changes. */
  const refusal = (form: PropertyForm, account: MockUser, before?: PropertyDetail) => {
    const owner = before && world.users.get(world.propertyOwners.get(before._id) ?? '')
    const room = roomOf(world, owner ?? account)
    const fields = checkPropertyForm(form, formCatalogue, {
      photos: Math.max(room.photos, before?.media_count ?? 0),
      isOwnPicture: (url) =>
        isOwnUpload(world, account, url) || Boolean(before?.media.some((had) => had.url === url)),
    })
    if (fields.length > 0) return refusedForm(fields)
    if (statusAfter(form, before) === undefined) return problems.propertyState
    const needsRoom = form.status === 'live' && before?.status !== 'live'
    return needsRoom && room.properties < 1 ? problems.planFull : undefined
  }

  return {
    async listOwnProperties({ query }, context) {
      const fields = unknownNames(query)
      if (fields.length > 0)
        return {
          status: 400,
          problem: { code: 'invalid_request', ...say('problem.filters'), fields },
        }
      const own = ownProperties(world, signedIn(context)).filter(
        ({ _id, status }) =>
          (!query.status || status === query.status) &&
          (!query.to_confirm || world.availability.get(_id)?.asks),
      )
      const { sort_by, ...filters } = query
      const order = zSortBy.safeParse(sort_by).data
      const found = searchProperties(own, { ...filters, ...(order && { sort_by: order }) })
      const rows = found.map((property) => toOwnProperty(world, property))
      return { status: 200, body: pageOf(sortOwn(rows, sort_by), query) }
    },

    async createProperty({ headers, body }, context) {
      const account = signedIn(context)
      const call = {
        operation: 'createProperty',
        userId: account._id,
        headers,
        body,
        answer: zCreatePropertyResponse,
      }
      return writeOnce(world, call, () => {
        const refused = refusal(body, account)
        if (refused) return refused
        const now = new Date().toISOString()
        const letter = body.purpose === 'sale' ? 'S' : 'R'
        const about = {
          _id: world.makeId(),
          reference: `MZ-${letter}-${firstReference + world.idsGiven}`,
          status: statusAfter(body) ?? 'draft',
          ...advertiserOf(world, account),
        }
        const status_after = about.status
        noteHistory(world, about._id, {
          action: 'add',
          account,
          at: now,
          after: status_after,
          changeId: world.makeId(),
        })
        const data = save(newProperty(body, about, now), now, account._id)
        return { status: 201, body: { ...say('done.propertyAdded'), data } }
      })
    },

    async updateProperty({ path, body }, context) {
      const account = signedIn(context)
      const before = ownProperty(world, account, path.id)
      if (!before) return problems.propertyGone
      const refused = refusal(body, account, before)
      if (refused) return refused
      const known = Date.parse(changedAt(world, before))
      if (body.updated_at && Date.parse(body.updated_at) !== known) return problems.propertyChanged
      // Two changes in one millisecond are told from each other too.
      const now = new Date(Math.max(Date.now(), known + 1)).toISOString()
      const status = statusAfter(body, before) ?? before.status
      const after = changedProperty(body, before, status, now)
      const changes = changedFields(before, after)
      const changeId = world.makeId()
      noteHistory(world, path.id, {
        action: 'edit',
        account,
        at: now,
        before,
        after: status,
        changes,
        changeId,
      })
      const data = save(after, now)
      return { status: 200, body: { ...say('done.propertyUpdated'), data } }
    },

    async deleteProperty({ path }, context) {
      const change_id = world.makeId()
      if (!removeOwn(world, signedIn(context), path.id, change_id)) return problems.propertyGone
      return { status: 200, body: { ...say('done.propertyRemoved'), change_id } }
    },
  }
}

/** Where the form puts a property; undefined where that cannot follow. Nothing is reviewed here. */
function statusAfter(
  { status }: PropertyForm,
  before?: PropertyDetail,
): PropertyStatus | undefined {
  const from = before?.status ?? 'draft'
  const move = moveOfForm(from, status)
  return move === 'stay' ? from : move && transitions[move].to
}

const changedAt = (world: World, property: PropertyDetail): string =>
  datesOf(world, property).updated_at

const refusedForm = (fields: FieldError[]) => ({
  status: 422 as const,
  problem: { code: 'invalid_body' as const, ...say('problem.fields'), fields },
})
