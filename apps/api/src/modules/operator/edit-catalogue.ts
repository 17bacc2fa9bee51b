import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import type { OperatorCategory, OperatorPlace } from '@manzil/api-client/generated/types.gen'
import { pageOf } from '@manzil/domain/page-of'
import { foldName } from '@manzil/domain/search/fold-name'
import type { Transaction } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { writeSetting } from '../../db/settings.ts'
import { refreshSearchIndex } from '../property/search-index.ts'
import type { OperatorParts } from './parts.ts'
import { noteAction } from './repository/actions.ts'
import {
  deleteAlias,
  isNameTaken,
  readKinds,
  readKnownNames,
  readOwnAliases,
  saveAlias,
  updateKind,
} from './repository/catalogue.ts'

interface Page {
  search?: string | undefined
  page: number
  limit: number
}

const holds = (search: string | undefined, texts: readonly string[]): boolean => {
  const words = foldName(search ?? '')
  return words === '' || texts.some((text) => foldName(text).includes(words))
}

/** Names of a place that are listed; no place has as many. */
const MOST = 200

/** What things are called, as operators edit it: this server knows it at once, others soon. */
export function createCatalogueEdits({ db, lookups, now }: OperatorParts) {
  /** All servers see that something is new, this one at once. */
  async function edit<T>(change: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
    const outcome = await db.transaction().execute(async (trx) => {
      const done = await change(trx)
      await writeSetting(trx, 'catalogue-edit', v7())
      return done
    })
    await refreshSearchIndex(db, lookups)
    return outcome
  }

  const places = async (): Promise<OperatorPlace[]> => {
    const known = Map.groupBy(await readKnownNames(db), ({ place_code }) => place_code)
    const own = Map.groupBy(await readOwnAliases(db), ({ place_code }) => place_code)
    return lookups.places.map(({ code, slug, name_en, name_ar, kind }) => ({
      _id: slug,
      name: name_en,
      name_ar,
      kind,
      known_as: [...new Set((known.get(code) ?? []).map(({ name }) => name))].slice(0, MOST),
      aliases: (own.get(code) ?? [])
        .slice(0, MOST)
        .map(({ id, lang, name }) => ({ _id: id, language: lang, name })),
    }))
  }

  return {
    async listKinds({ search, ...page }: Page) {
      const kinds = await readKinds(db)
      return pageOf(
        kinds.filter(({ name, name_ar, slug }) => holds(search, [name, name_ar, slug])),
        page,
      )
    },

    async updateKind(
      id: string,
      form: RequestOf<'updateOperatorCategory'>['body'],
      by: string,
    ): Promise<OperatorCategory | undefined> {
      const before = (await readKinds(db)).find(({ _id }) => _id === id)
      if (!before) return undefined
      const named = { ...form, name: form.name.trim(), name_ar: form.name_ar.trim() }
      await edit(async (trx) => {
        await updateKind(trx, id, named)
        const subject = `${before.name} → ${named.name}${named.is_shown ? '' : ' (hidden)'}`
        const done = { action: 'category', kind: 'category', subject_id: id, subject } as const
        await noteAction(trx, by, done, now())
      })
      return (await readKinds(db)).find(({ _id }) => _id === id)
    },

    async listPlaces({ search, ...page }: Page) {
      const found = (await places()).filter(({ _id, name, name_ar, known_as, aliases }) =>
        holds(search, [_id, name, name_ar, ...known_as, ...aliases.map((alias) => alias.name)]),
      )
      return pageOf(found, page)
    },

    async saveAlias(
      id: string,
      { place_id, language, name: typed }: RequestOf<'savePlaceAlias'>['body'],
      by: string,
    ): Promise<OperatorPlace | 'gone' | 'taken'> {
      const place = lookups.placeBySlug.get(place_id)
      if (!place) return 'gone'
      const name = typed.trim()
      const folded = foldName(name)
      const outcome = await edit(async (trx) => {
        if (folded === '' || (await isNameTaken(trx, { code: place.code, folded, except: id })))
          return 'taken'
        await saveAlias(trx, {
          id,
          place_code: place.code,
          lang: language,
          name,
          folded,
          now: now(),
        })
        const subject = `${place.name_en}: ${name}`
        const done = { action: 'alias_add', kind: 'place', subject_id: place_id, subject } as const
        await noteAction(trx, by, done, now())
        return 'done'
      })
      if (outcome === 'taken') return 'taken'
      return (await places()).find(({ _id }) => _id === place_id) ?? 'gone'
    },

    async removeAlias(id: string, by: string): Promise<boolean> {
      const alias = (await readOwnAliases(db)).find((each) => each.id === id)
      if (!alias) return false
      await edit(async (trx) => {
        await deleteAlias(trx, id)
        const subject = `${alias.name_en}: ${alias.name}`
        const done = {
          action: 'alias_remove',
          kind: 'place',
          subject_id: alias.slug,
          subject,
        } as const
        await noteAction(trx, by, done, now())
      })
      return true
    },
  }
}
