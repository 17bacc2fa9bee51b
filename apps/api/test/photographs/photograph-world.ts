import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OpenDatabase } from '../../src/db/connect.ts'
import type { PhotographSettings } from '../../src/environment/photographs-environment.ts'
import type { FetchLimits } from '../../src/guarded-fetch/guarded-request.ts'
import { askListedHosts } from '../../src/modules/photograph/host-of.ts'
import type { PhotographParts } from '../../src/modules/photograph/parts.ts'
import type { Urgency } from '../../src/modules/photograph/repository/ledger.ts'
import {
  type Failure,
  fetchPhotographs,
} from '../../src/modules/photograph/run/fetch-photographs.ts'
import { createPictures } from '../../src/modules/picture/service.ts'
import { createFolderFiles } from '../../src/ports/files/folder-files.ts'
import { fixtureText } from '../import/fixtures.ts'

interface Row {
  property_id: string
  primary_image_url?: string
  [name: string]: unknown
}

/** Rows of a portal export, one for each list of addresses, all that a listing needs. */
export function exportNaming(...pictures: readonly (readonly string[])[]): string {
  const [row]: Row[] = JSON.parse(fixtureText('portal-rents.json'))
  const rows = pictures.map((images, at) => ({
    ...row,
    property_id: `Portal - PICTURED-${at + 1}`,
    price: { currency: 'AED', amount: `${90 + at},000` },
    primary_image_url: '',
    images,
  }))
  return JSON.stringify(rows)
}

/** So much that nothing which comes is late on a busy machine. */
export const longLimits: FetchLimits = {
  bytes: 2_000_000,
  ms: 60_000,
  pace: { bytes: 1_000, ms: 20_000 },
}

/** What fetches photographs from hosts of this machine, with files in a folder of its own. */
export function photographWorld(
  { db }: OpenDatabase,
  hosts: readonly string[],
  change: Partial<Omit<PhotographParts, 'settings'>> & {
    settings?: Partial<PhotographSettings>
    lookup?: NonNullable<Parameters<typeof askListedHosts>[1]>['lookup']
  } = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'manzil-photographs-'))
  const files = createFolderFiles(folder)
  const pictures = createPictures(db, files)
  const settings: PhotographSettings = {
    hosts: new Set(hosts),
    perHost: 2,
    allowsPlainHttp: true,
    allowsLoopback: true,
    ...change.settings,
  }
  const parts: PhotographParts = {
    db,
    pictures,
    limits: longLimits,
    logger: { warn: () => {}, error: () => {} },
    sleep: async () => {},
    ...change,
    settings,
    ask: askListedHosts(settings, change.lookup ? { lookup: change.lookup } : {}),
  }
  const failures: Failure[] = []
  return {
    parts,
    pictures,
    files,
    failures,
    run: (urgency: Urgency = 'failed', signal = new AbortController().signal) => {
      failures.length = 0
      return fetchPhotographs(parts, { urgency, signal, onFailure: (each) => failures.push(each) })
    },
    /** What listings show, by the ends of their references. */
    async media() {
      const rows = await db
        .selectFrom('property as l')
        .innerJoin('property_text as t', 't.id', 'l.id')
        .innerJoin('import_row as r', 'r.property_id', 'l.id')
        .select(['l.id', 'r.source_id', 't.media', 'l.media as card', 'l.media_count', 'l.score'])
        .orderBy('r.source_id')
        .execute()
      return rows
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
