import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import type { Passkey } from '@manzil/api-client/generated/types.gen'
import { say } from '@manzil/api-client/request/say'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/schema.ts'
import { passkeyAddedMail } from '../../mail/device-mails.ts'
import { languageFor } from '../../mail/enquiry-mails.ts'
import { queueMail } from '../../mail/outbox-repository.ts'
import { readableOrNone } from '../../mail/readable-address.ts'
import type { Mailing } from '../../mail/start-mailing.ts'
import { callerOf, type RequestContext } from '../../request-context.ts'
import { fieldProblem } from '../credentials/problems.ts'
import { findPasswordOwner } from '../credentials/reset-repository.ts'
import type { OwnerCheck } from '../owner/service.ts'
import type { SecurityLog } from '../security/security-log.ts'
import { hashToken } from '../session/token.ts'
import { CHALLENGE_MS, newChallenge, sessionHashOf } from './challenges.ts'
import { manyPasskeys, noDemoPasskeys, noPasskeys, passkeyGone } from './problems.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  insertPasskey,
  keepChallenge,
  listPasskeys,
  removePasskey,
  renamePasskey,
  takeChallenge,
} from './repository.ts'
import { readClientData, readNewPasskey } from './verify.ts'

type OwnHandlers = Pick<
  ServerHandlers<RequestContext>,
  'listPasskeys' | 'beginPasskey' | 'addPasskey' | 'renamePasskey' | 'removePasskey'
>

interface Parts {
  owner: OwnerCheck
  securityLog: SecurityLog
  mailing: Pick<Mailing, 'nudge'>
  config: Pick<Config, 'mail'>
  /** Undefined where the site has no passkeys. */
  party: RelyingParty | undefined
}

/** Passkeys of one account. */
const MOST = 20

/** Edwards curve, P-256 and RSA, in this order; every device makes one of them (COSE). */
const algorithms = [-8, -7, -257]

type Row = Pick<
  Awaited<ReturnType<typeof listPasskeys>>[number],
  'id' | 'name' | 'synced' | 'created_at' | 'last_used_at'
>

const toPasskey = ({ id, name, synced, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

const refused = fieldProblem('credential', 'refused', say('field.passkeyRefused'))

/** The passkeys of an account, for its owner. */
export function ownPasskeyHandlers(
  db: Kysely<Database>,
  { owner: ownerCheck, securityLog, mailing, config, party }: Parts,
): OwnHandlers {
  const { from, publicUrl } = config.mail
  const domain = from.address.split('@')[1] ?? 'localhost'

  return {
    async listPasskeys(_request, context) {
      const rows = await listPasskeys(db, callerOf(context).id)
      return { status: 200, body: { data: rows.map(toPasskey) } }
    },

    async beginPasskey(_request, context) {
      if (!party) return noPasskeys
      const { id } = callerOf(context)
      const account = await findPasswordOwner(db, id)
      if (!account || account.is_demo) return noDemoPasskeys
      const others = await listPasskeys(db, id)
      if (others.length >= MOST) return manyPasskeys(MOST)
      const refusal = await ownerCheck.refuseUnproven(context)
      if (refusal) return refusal
      const challenge = newChallenge()
      const asked = { challenge_hash: hashToken(challenge), purpose: 'add' } as const
      await keepChallenge(db, { ...asked, session_hash: sessionHashOf(context.token) }, new Date())
      const { email, first_name, last_name } = account
      const name = readableOrNone(email) ?? id
      const displayName = [first_name, last_name].filter(Boolean).join(' ') || name
      const data = {
        rp: { id: party.id, name: from.name || party.id },
        user: { id: Buffer.from(id, 'utf8').toString('base64url'), name, displayName },
        challenge,
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        timeout: CHALLENGE_MS,
        excludeCredentials: others.map((each) => ({
          id: each.credential_id,
          type: 'public-key' as const,
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' } as const,
        attestation: 'none' as const,
      }
      return { status: 200, body: { data } }
    },

    async addPasskey({ body }, context) {
      if (!party) return noPasskeys
      const { id: account_id } = callerOf(context)
      const { token, address, device } = context
      const now = new Date()
      const said = readClientData(body.credential.clientDataJSON)
      if (!said) return refused
      const challenge_hash = hashToken(said.challenge)
      const session_hash = sessionHashOf(token)
      if (!(await takeChallenge(db, { challenge_hash, purpose: 'add', session_hash }, now)))
        return refused
      const made = await readNewPasskey(body.credential, party)
      if (!made) return refused
      const passkey = { id: v7(), account_id, name: body.name, created_at: now, ...made }
      const done = await db.transaction().execute(async (trx) => {
        const owner = await findPasswordOwner(trx, account_id)
        if (!owner || owner.is_demo) return noDemoPasskeys
        if ((await listPasskeys(trx, account_id)).length >= MOST) return manyPasskeys(MOST)
        if (!(await insertPasskey(trx, passkey))) return refused
        await securityLog.note({ kind: 'passkey_added', account: account_id, address, device }, trx)
        const url = `${publicUrl}/#/account-security`
        const language = languageFor(owner.languages)
        const mail = passkeyAddedMail(owner.email, language, { device, at: now, url })
        if (mail) await queueMail(trx, mail, { domain, now })
        return undefined
      })
      if (done) return done
      mailing.nudge()
      const data = toPasskey({ ...passkey, last_used_at: null })
      return { status: 201, body: { ...say('done.passkeyAdded'), data } }
    },

    async renamePasskey({ path, body }, context) {
      const row = await renamePasskey(db, callerOf(context).id, path.id, body.name)
      if (!row) return passkeyGone
      return { status: 200, body: { ...say('done.passkeyRenamed'), data: toPasskey(row) } }
    },

    async removePasskey({ path }, context) {
      const { id: account } = callerOf(context)
      const refusal = await ownerCheck.refuseUnproven(context)
      if (refusal) return refusal
      const { address, device } = context
      const isRemoved = await db.transaction().execute(async (trx) => {
        if (!(await removePasskey(trx, account, path.id))) return false
        await securityLog.note({ kind: 'passkey_removed', account, address, device }, trx)
        return true
      })
      return isRemoved ? { status: 200, body: { ...say('done.passkeyRemoved') } } : passkeyGone
    },
  }
}
