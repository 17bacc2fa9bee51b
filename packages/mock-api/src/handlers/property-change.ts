import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type {
  PropertiesChanged,
  PropertyDetail,
  PropertyStatus,
} from '@manzil/api-client/generated/types.gen'
import { type Said, say } from '@manzil/api-client/request/say'
import { missingFacts } from '@manzil/domain/own-property/check-form'
import { mayMove, type PropertyMove, transitions } from '@manzil/domain/own-property/states'
import { expiryFrom, undoSince, undoUntil } from '@manzil/domain/own-property/terms'
import { pageOf } from '@manzil/domain/page-of'
import { type MockContext, signedIn } from '../context.ts'
import { confirm, stopAsking } from '../own/availability.ts'
import { formCatalogue } from '../own/check-form.ts'
import { noteHistory } from '../own/history.ts'
import { datesOf } from '../own/own-property.ts'
import { ownProperty } from '../own/ownership.ts'
import { removeOwn } from '../own/remove-own.ts'
import { roomOf } from '../payments/user-plans.ts'
import { problems } from '../problems.ts'
import type { MockUser, World } from '../world.ts'

type ChangeHandlers = Pick<
  ServerHandlers<MockContext>,
  'changeProperties' | 'undoPropertyChange' | 'listPropertyHistory'
>

export function propertyChangeHandlers(world: World): ChangeHandlers {
  /** What became of each of the properties. */
  const outcome = (
    ids: readonly string[],
    changeId: string,
    work: (id: string) => Said | undefined,
  ): PropertiesChanged => {
    const refused: PropertiesChanged['refused'] = []
    const changed = ids.filter((id) => {
      const said = work(id)
      if (said) refused.push({ _id: id, ...said })
      return said === undefined
    })
    const any = changed.length > 0
    const until = undoUntil(new Date()).toISOString()
    return { change_id: any ? changeId : null, undo_until: any ? until : null, changed, refused }
  }
  const hasRoom = (account: MockUser, property: PropertyDetail): boolean => {
    const owner = world.users.get(world.propertyOwners.get(property._id) ?? '') ?? account
    return property.source.kind !== 'owner' || roomOf(world, owner).properties > 0
  }
  const put = (
    property: PropertyDetail,
    status: PropertyStatus,
    dates: { at: string; expires_at: string | null },
    ownerId?: string,
  ) => {
    const is_featured = property.is_featured && status === 'live'
    world.saveProperty({ ...property, status, is_featured, updated_at: dates.at }, ownerId)
    world.propertyDates.set(property._id, { updated_at: dates.at, expires_at: dates.expires_at })
  }
  const move = (account: MockUser, id: string, action: PropertyMove, changeId: string) => {
    const property = ownProperty(world, account, id)
    if (!property) return say('problem.propertyGone')
    const { to } = transitions[action]
    if (!mayMove(action, property.status)) return say('problem.propertyState')
    const goesLive = to === 'live' && property.status !== 'live'
    if (goesLive && missingFacts(property, formCatalogue).length > 0)
      return say('problem.propertyIncomplete')
    if (goesLive && !hasRoom(account, property)) return say('problem.planFull')
    const isPaused = world.availability.get(id)?.paused_for
    if (action === 'confirm' && property.status === 'hidden' && !isPaused)
      return say('problem.propertyState')
    const now = new Date()
    const at = now.toISOString()
    if (action === 'confirm' && property.status === 'live') {
      noteHistory(world, id, { action, account, at, before: property, after: to, changeId })
      world.saveProperty({ ...property, confirmed_at: at })
      confirm(world, id, now)
      return undefined
    }
    noteHistory(world, id, { action, account, at, before: property, after: to, changeId })
    const expires = to === 'live' ? expiryFrom(now).toISOString() : null
    const kept = to === 'hidden' ? datesOf(world, property).expires_at : expires
    put(to === 'live' ? { ...property, confirmed_at: at } : property, to, { at, expires_at: kept })
    if (to === 'live') confirm(world, id, now)
    else stopAsking(world, id)
    return undefined
  }
  const setFeatured = (property: PropertyDetail, is_featured: boolean, at: string) => {
    world.saveProperty({ ...property, is_featured, updated_at: at })
    world.propertyDates.set(property._id, { ...datesOf(world, property), updated_at: at })
  }
  const feature = (
    account: MockUser,
    id: string,
    action: 'feature' | 'unfeature',
    changeId: string,
  ) => {
    const property = ownProperty(world, account, id)
    if (!property) return say('problem.propertyGone')
    const wanted = action === 'feature'
    if (property.is_featured === wanted) return undefined
    if (wanted && property.status !== 'live') return say('problem.propertyState')
    const owner = world.users.get(world.propertyOwners.get(id) ?? '') ?? account
    if (wanted && roomOf(world, owner).featured < 1) return say('problem.featuredFull')
    const at = new Date().toISOString()
    const { status } = property
    noteHistory(world, id, { action, account, at, before: property, after: status, changeId })
    setFeatured(property, wanted, at)
    return undefined
  }
  const undo = (account: MockUser, id: string, changeId: string, undone: string) => {
    const removed = world.removedProperties.get(id)
    const property = removed?.property ?? ownProperty(world, account, id)
    if (!property) return say('problem.propertyGone')
    const [last] = world.propertyHistory.get(id) ?? []
    const back =
      last?.change_id === changeId && last.action !== 'undo' && last.action !== 'confirm'
        ? last.status_before
        : null
    if (!last || back === null) return say('problem.propertyState')
    const isLive = !removed && property.status === 'live'
    if (back === 'live' && !isLive && !hasRoom(account, property)) return say('problem.planFull')
    const at = new Date().toISOString()
    const before = removed ? undefined : property
    noteHistory(world, id, { action: 'undo', account, at, before, after: back, changeId: undone })
    if (last.action === 'feature' || last.action === 'unfeature') {
      setFeatured(property, last.action === 'unfeature', at)
      return undefined
    }
    put(property, back, { at, expires_at: last.expires_before }, removed?.owner_id)
    world.removedProperties.delete(id)
    return undefined
  }

  return {
    async changeProperties({ body: { ids, action } }, context) {
      const account = signedIn(context)
      const changeId = world.makeId()
      const data = outcome(ids, changeId, (id) => {
        if (action === 'feature' || action === 'unfeature')
          return feature(account, id, action, changeId)
        if (action !== 'remove') return move(account, id, action, changeId)
        return removeOwn(world, account, id, changeId) ? undefined : say('problem.propertyGone')
      })
      if (action !== 'confirm')
        return { status: 200, body: { ...say('done.propertiesChanged'), data } }
      const said = { ...data, change_id: null, undo_until: null }
      return { status: 200, body: { ...say('done.availability'), data: said } }
    },

    async undoPropertyChange({ path }, context) {
      const account = signedIn(context)
      const since = undoSince(new Date())
      const ids = [...world.propertyHistory].flatMap(([id, entries]) =>
        entries.some(
          ({ change_id, account_id, at }) =>
            change_id === path.id && account_id === account._id && new Date(at) > since,
        )
          ? [id]
          : [],
      )
      if (ids.length === 0) return problems.changeGone
      const undone = world.makeId()
      const data = outcome(ids, undone, (id) => undo(account, id, path.id, undone))
      return { status: 200, body: { ...say('done.changeUndone'), data } }
    },

    async listPropertyHistory({ path, query }, context) {
      if (!ownProperty(world, signedIn(context), path.id)) return problems.propertyGone
      const { data, pagination } = pageOf(world.propertyHistory.get(path.id) ?? [], query)
      const shown = data.map(({ _id, at, by, action, status_after, changes }) => ({
        _id,
        at,
        by,
        action,
        status_after,
        changes,
      }))
      return { status: 200, body: { data: shown, pagination } }
    },
  }
}
