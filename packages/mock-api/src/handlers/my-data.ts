import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { say } from '@manzil/api-client/request/say'
import { ACCOUNT_GRACE_DAYS } from '@manzil/domain/limits'
import { pageOf } from '@manzil/domain/page-of'
import { isGuest } from '@manzil/domain/roles'
import { later } from '@manzil/domain/time/moments'
import { serverTexts } from '@manzil/i18n/server-texts'
import { type MockContext, signedIn } from '../context.ts'
import {
  disclosuresOf,
  isSameReceiver,
  noteDisclosure,
  toDisclosure,
  withdrawAll,
} from '../disclosures.ts'
import { refuseUnproven } from '../identity.ts'
import { fieldProblem, problems } from '../problems.ts'
import { endSessions } from '../sessions.ts'
import { mockPassword, type World } from '../world.ts'

type MyDataHandlers = Pick<
  ServerHandlers<MockContext>,
  | 'listDisclosures'
  | 'withdrawDisclosure'
  | 'recordContactReveal'
  | 'downloadMyData'
  | 'deleteAccount'
  | 'keepAccount'
>

/** The link that keeps an account; there is nobody to mail it to. */
export const keepToken = (accountId: string): string => `ka_${accountId.replaceAll('-', '')}`

export function myDataHandlers(world: World): MyDataHandlers {
  return {
    async listDisclosures({ query }, context) {
      const user = signedIn(context)
      const { data, pagination } = pageOf(disclosuresOf(world, user), query)
      const deletion_at = world.deletions.get(user._id)?.at ?? null
      const rows = data.map((row) => toDisclosure(world, row))
      return { status: 200, body: { data: rows, pagination, deletion_at } }
    },

    async withdrawDisclosure({ path, body: { scope } }, context) {
      const user = signedIn(context)
      const own = disclosuresOf(world, user)
      const row = own.find(({ _id }) => _id === path.id)
      if (!row) return problems.disclosureGone
      const meant = scope === 'one' ? [row] : own.filter((each) => isSameReceiver(each, row))
      withdrawAll(world, meant, user._id)
      const data = toDisclosure(world, world.disclosures.get(row._id) ?? row)
      return { status: 200, body: { ...say('done.withdrawn'), data } }
    },

    async recordContactReveal({ body: { agent_id, property_id, channel } }, context) {
      const user = signedIn(context)
      const role = world.users.get(agent_id)?.role
      const isKnown = disclosuresOf(world, user).some(
        ({ recipient, kind, property, withdrawn_at }) =>
          recipient._id === agent_id &&
          kind === channel &&
          (property?._id ?? null) === (property_id ?? null) &&
          withdrawn_at === null,
      )
      if ((role === 'agent' || role === 'agency') && !isKnown)
        noteDisclosure(world, {
          _id: world.makeId(),
          reference: null,
          created_at: new Date().toISOString(),
          kind: channel,
          userId: user._id,
          recipientId: agent_id,
          property_id,
        })
      return { status: 200, body: { ...say('done.revealNoted') } }
    },

    async downloadMyData({ query: { format = 'json' } }, context) {
      const user = signedIn(context)
      const refusal = isGuest(user.role) ? undefined : refuseUnproven(world, context)
      if (refusal) return refusal
      const now = new Date().toISOString()
      const sections = {
        profile: user,
        disclosures: disclosuresOf(world, user).map((row) => toDisclosure(world, row)),
        favourites: world.favourites.get(user._id) ?? [],
        leads: world.leads.get(user._id) ?? null,
        conversations: [...world.conversations.values()]
          .filter(({ ownerId }) => ownerId === user._id)
          .flatMap(({ messages }) => messages),
      }
      const text = JSON.stringify({ made_at: now, account: user._id, sections }, null, 1)
      const name = `manzil-my-data-${now.slice(0, 10)}.${format}`
      if (format === 'json')
        return { status: 200, body: { data: { name, media_type: 'application/json', text } } }
      const { title } = serverTexts[context.language].myData
      const dir = context.language === 'ar' ? 'rtl' : 'ltr'
      const html = `<!doctype html><html lang="${context.language}" dir="${dir}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><pre>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre></html>`
      return { status: 200, body: { data: { name, media_type: 'text/html', text: html } } }
    },

    async deleteAccount({ body: { password } }, context) {
      const user = signedIn(context)
      if (user.email?.startsWith('demo.')) return problems.demoAccount
      if (password !== (world.passwords.get(user._id) ?? mockPassword))
        return fieldProblem('password', 'wrong', say('field.currentPassword'))
      const at = world.deletions.get(user._id)?.at
      const deletion_at = at ?? later(new Date(), ACCOUNT_GRACE_DAYS, 'day').toISOString()
      const mine = world.properties.filter(({ _id }) => world.propertyOwners.get(_id) === user._id)
      for (const property of mine) world.saveProperty({ ...property, status: 'hidden' })
      const paused = [
        ...(world.deletions.get(user._id)?.paused ?? []),
        ...mine.map(({ _id }) => _id),
      ]
      world.deletions.set(user._id, { at: deletion_at, paused })
      endSessions(world, user._id)
      return { status: 200, body: { ...say('done.deletionBegun'), deletion_at } }
    },

    async keepAccount({ body: { token } }, { user }) {
      if (token === undefined && !user) return problems.sessionExpired
      const id = token
        ? [...world.deletions.keys()].find((each) => keepToken(each) === token)
        : user?._id
      if (token !== undefined && id === undefined)
        return fieldProblem('token', 'expired', say('field.keepLinkEnded'))
      const paused = new Set(world.deletions.get(id ?? '')?.paused)
      for (const property of world.everyProperty.filter(({ _id }) => paused.has(_id)))
        world.saveProperty({ ...property, status: 'live' })
      world.deletions.delete(id ?? '')
      return { status: 200, body: { ...say('done.accountKept') } }
    },
  }
}
