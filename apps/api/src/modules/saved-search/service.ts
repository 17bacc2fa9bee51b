import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { zCreateSavedSearchResponse } from '@manzil/api-client/generated/zod.gen'
import { say } from '@manzil/api-client/request/say'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import { tidyAddress } from '@manzil/domain/tidy-address'
import { earlier } from '@manzil/domain/time/moments'
import type { Kysely, Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { type Outcome, writeOnce } from '../../idempotency/idempotency.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { isMailable } from '../../ports/mail/mailbox.ts'
import type { Caller } from '../../request-context.ts'
import { confirmMail } from './digest/confirm-mail.ts'
import { digestTime } from './digest-time.ts'
import { emailHash, type SearchLinks } from './links.ts'
import { criteriaOf, type Refusal, toSavedSearch } from './mapper.ts'
import {
  type CountedSearch,
  countAsked,
  countOfAccount,
  countOfAddress,
  deleteSearch,
  findAddress,
  findReached,
  findSearch,
  findTwin,
  insertSearch,
  type Reach,
  readSearches,
  settleMatches,
  takeAddressTurn,
  updateSearch,
} from './repository.ts'

type CreateBody = RequestOf<'createSavedSearch'>['body']
type Change = RequestOf<'updateSavedSearch'>['body']

export interface SavedSearchParts {
  links: SearchLinks
  mailing: { nudge(): void }
  /** Of message ids. */
  domain: string
}

/** Who asks: the session, and the access of a mail's link. */
export interface Asker {
  caller: Caller | undefined
  access?: string | undefined
}

/** Saved searches of an account or an address, and requests to confirm that an address gets in a day. */
const MOST = 20
const ASKED_A_DAY = 5

/** Searches that people keep: who may reach them, what is sent to whom. */
export function createSavedSearchService(
  db: Kysely<Database>,
  { links, mailing, domain }: SavedSearchParts,
) {
  /** Addresses that are proven: the account's own, and that of a link. */
  async function reachOf({ caller, access }: Asker): Promise<Reach> {
    const own = await provenAddress(db, caller)
    const linked = access === undefined ? undefined : links.subjectOf('access', access)
    const emailHashes = [own && emailHash(own), linked].filter((hash) => hash !== undefined)
    return { accountId: caller?.id, emailHashes }
  }

  async function reached(id: string, asker: Asker) {
    const reach = await reachOf(asker)
    const search = await findReached(db, id, reach)
    return search && { search, reach }
  }

  /**
   * Writes to an address that nobody has proven, unless it was written to enough, or holds as much
   * as it may: whoever asks learns neither.
   */
  async function askToConfirm(
    trx: Transaction<Database>,
    search: { id: string; email: string; email_hash: string; name: string; language: LanguageCode },
    now: Date,
  ): Promise<void> {
    await takeAddressTurn(trx, search.email_hash)
    const asked = await countAsked(trx, search.email_hash, earlier(now, 1, 'day'))
    if (asked >= ASKED_A_DAY || (await countOfAddress(trx, search.email_hash)) >= MOST) return
    await updateSearch(trx, search.id, { confirm_mailed_at: now })
    await queueMail(trx, confirmMail(search, links), { domain, now })
  }

  return {
    async create(
      body: CreateBody,
      {
        caller,
        key,
        language,
      }: { caller: Caller | undefined; key: string | undefined; language: LanguageCode },
    ): Promise<Outcome<SuccessBody<'createSavedSearch'>, Refusal>> {
      const now = new Date()
      const own = await provenAddress(db, caller)
      const email = body.email === undefined ? own : tidyAddress(body.email)
      if (email === undefined) return { kind: 'refused', refusal: 'no-address' }
      if (!isMailable(email)) return { kind: 'refused', refusal: 'bad-address' }
      const email_hash = emailHash(email)
      const isProven = own !== undefined && email_hash === emailHash(own)
      const wanted = {
        email,
        email_hash,
        language: body.language ?? language,
        name: body.name.trim(),
        criteria: criteriaOf(body.search),
        frequency: body.frequency,
      }
      const call = {
        operation: 'createSavedSearch',
        sender: { id: caller?.id, key },
        body,
        answer: zCreateSavedSearchResponse,
      } as const
      const outcome = await writeOnce<SuccessBody<'createSavedSearch'>, 'too-many'>(
        db,
        call,
        async (trx) => {
          if (caller) await takeAddressTurn(trx, caller.id)
          const twin = caller && (await findTwin(trx, { account_id: caller.id, ...wanted }))
          if (caller && !twin && (await countOfAccount(trx, caller.id)) >= MOST)
            return { kind: 'refused', refusal: 'too-many' }
          const id = twin?.id ?? v7()
          // One that its address has unsubscribed from stays so until somebody resumes it.
          const state = isProven ? 'active' : (twin?.state ?? 'unconfirmed')
          const row = { ...wanted, account_id: caller?.id ?? null, state } as const
          if (twin) await updateSearch(trx, id, row)
          else await insertSearch(trx, { id, ...row, looked_at: now, created_at: now })
          const asked = twin?.confirm_mailed_at ?? null
          const isNew = asked === null || asked < earlier(now, 1, 'day')
          if (state === 'unconfirmed' && isNew) await askToConfirm(trx, { id, ...wanted }, now)
          const said = say(state === 'unconfirmed' ? 'done.searchToConfirm' : 'done.searchSaved')
          const created_at = twin?.created_at ?? now
          const data = toSavedSearch({ ...row, ...idle, id, created_at })
          return { kind: 'accepted', answer: { ...said, data } }
        },
      )
      mailing.nudge()
      return outcome
    },

    list: async (asker: Asker) => (await readSearches(db, await reachOf(asker))).map(toSavedSearch),

    /** Undefined where the asker has no such search. */
    async change(id: string, { name, frequency, paused }: Change, asker: Asker) {
      const found = await reached(id, asker)
      if (!found) return undefined
      const now = new Date()
      const { search, reach } = found
      const state = nextState(search.state, paused)
      await db.transaction().execute(async (trx) => {
        // What came while it was paused is not told afterwards.
        if (state !== search.state) await settleMatches(trx, id, now)
        const due =
          search.alert_due_at !== null && state === search.state
            ? digestTime(frequency ?? search.frequency, now, search.alerted_at)
            : null
        await updateSearch(trx, id, {
          state,
          ...(name !== undefined && { name: name.trim() }),
          ...(frequency !== undefined && { frequency }),
          ...((state !== search.state || frequency !== undefined) && { alert_due_at: due }),
        })
      })
      const changed = await findReached(db, id, reach)
      return changed && toSavedSearch(changed)
    },

    async remove(id: string, asker: Asker): Promise<boolean> {
      const found = await reached(id, asker)
      if (!found) return false
      // Under another id its link says nothing, and the request to confirm still counts for the address.
      if (found.search.state === 'unconfirmed')
        await updateSearch(db, id, { id: v7(), account_id: null })
      else await deleteSearch(db, id)
      return true
    },

    async look(id: string, asker: Asker) {
      const found = await reached(id, asker)
      if (!found) return undefined
      await updateSearch(db, id, { looked_at: new Date() })
      return toSavedSearch({ ...found.search, new_count: 0 })
    },

    /** Undefined where nobody gave out the token, or its search is kept no longer. */
    async confirm(token: string) {
      const id = links.subjectOf('confirm', token)
      const search = id === undefined ? undefined : await findSearch(db, id)
      if (!search) return undefined
      const state = search.state === 'unconfirmed' ? 'active' : search.state
      if (state !== search.state) await updateSearch(db, search.id, { state })
      return toSavedSearch({ ...search, state, new_count: 0 })
    },

    /** The search that a token takes off; undefined where there is none. */
    async ofStopToken(token: string) {
      const id = links.subjectOf('stop', token)
      return id === undefined ? undefined : findSearch(db, id)
    },

    /** Nothing more is sent of it. */
    async stop(id: string): Promise<void> {
      const now = new Date()
      await db.transaction().execute(async (trx) => {
        await updateSearch(trx, id, { state: 'paused', alert_due_at: null })
        await settleMatches(trx, id, now)
      })
    },

    /** Takes `stop` back: only what comes from now on is told. */
    async resume({ id, state }: Pick<CountedSearch, 'id' | 'state'>): Promise<void> {
      if (state !== 'paused') return
      await db.transaction().execute(async (trx) => {
        await updateSearch(trx, id, { state: 'active' })
        await settleMatches(trx, id, new Date())
      })
    },
  }
}

export type SavedSearchService = ReturnType<typeof createSavedSearchService>

/** What a search has that nothing was found of yet. */
const idle = {
  new_count: 0,
  confirm_mailed_at: null,
  looked_at: new Date(0),
  alert_due_at: null,
  alerted_at: null,
}

const nextState = (state: CountedSearch['state'], paused: boolean | undefined) =>
  paused === undefined || state === 'unconfirmed' ? state : paused ? 'paused' : 'active'

/** The address of an account that its owner has proven. */
async function provenAddress(
  db: Kysely<Database>,
  caller: Caller | undefined,
): Promise<string | undefined> {
  if (!caller || caller.role === 'guest') return undefined
  const found = await findAddress(db, caller.id)
  return found?.email_verified && found.email !== null ? found.email : undefined
}
