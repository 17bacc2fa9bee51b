import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { MOST_DRAFTS } from '@manzil/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { stableJson } from '../../stable-hash.ts'
import {
  type DraftRow,
  deleteDraft,
  findDraft,
  findDrafts,
  insertDraft,
  lockDraft,
  updateDraft,
  type Written,
} from './repository.ts'

type DraftForm = RequestOf<'savePropertyDraft'>['body']

export type Refusal = 'gone' | 'elsewhere' | 'full' | 'taken'

export interface Sender {
  owner: string
  browser: string | null
  os: string | null
}

export interface DraftService {
  list(owner: string): Promise<DraftRow[]>
  find(id: string, owner: string): Promise<DraftRow | undefined>
  /** Keeps a draft where nobody has kept another since the version that it was made from. */
  save(id: string, form: DraftForm, sender: Sender): Promise<Written | Refusal>
  remove(id: string, owner: string): Promise<boolean>
}

export function createDrafts(db: Kysely<Database>): DraftService {
  async function save(
    trx: Transaction<Database>,
    id: string,
    { version, editor, content, property_id = null }: DraftForm,
    { owner, browser, os }: Sender,
  ): Promise<Written | Refusal> {
    const before = await lockDraft(trx, id)
    const written = {
      id,
      owner_id: owner,
      property_id: before ? before.property_id : property_id,
      version: version + 1,
      editor,
      browser,
      os,
      content,
      saved_at: new Date(),
    }
    if (!before) {
      if (version > 0) return 'gone'
      if ((await findDrafts(trx, owner, MOST_DRAFTS)).length >= MOST_DRAFTS) return 'full'
      return (await insertDraft(trx, written)) ? written : 'taken'
    }
    if (before.owner_id !== owner) return 'gone'
    if (before.version !== version) return isRepetition(before, written) ? before : 'elsewhere'
    await updateDraft(trx, written)
    return written
  }

  return {
    list: (owner) => findDrafts(db, owner, MOST_DRAFTS),
    async find(id, owner) {
      const row = await findDraft(db, id)
      return row?.owner_id === owner ? row : undefined
    },
    async save(id, form, sender) {
      let refusal: Refusal | undefined
      const refused = new Error('refused')
      try {
        return await db.transaction().execute(async (trx) => {
          const outcome = await save(trx, id, form, sender)
          if (typeof outcome === 'string') {
            // A statement that failed leaves a transaction that can only be rolled back.
            refusal = outcome
            throw refused
          }
          return outcome
        })
      } catch (error) {
        if (error === refused && refusal) return refusal
        throw error
      }
    },
    remove: (id, owner) => deleteDraft(db, { id, owner }),
  }
}

/** The answer to the same call was lost on its way. */
const isRepetition = (stored: DraftRow, sent: Written): boolean =>
  stored.version === sent.version &&
  stored.editor === sent.editor &&
  stableJson(stored.content) === stableJson(sent.content)
