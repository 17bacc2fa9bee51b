import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { isDemoData } from '../../src/db/settings.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { engines, silent } from '../engines.ts'
import { fixture, fixtureText, temporaryFile } from './fixtures.ts'
import { importFixture } from './import-fixture.ts'

/** Everything that an import writes, without the ids and times that differ between databases. */
async function contents({ db }: OpenDatabase): Promise<unknown> {
  const { rows } = await sql`
    select r.source, r.source_id, r.content_hash,
      to_jsonb(l) - 'id' - 'updated_at' as listing, to_jsonb(t) - 'id' as text
    from import_row r join property l on l.id = r.property_id join property_text t on t.id = l.id
    order by r.source, r.source_id
  `.execute(db)
  const words = await db.selectFrom('vocab').selectAll().orderBy('term').execute()
  return { rows, words }
}

const idsOf = async ({ db }: OpenDatabase) =>
  db.selectFrom('import_row').select(['source_id', 'property_id']).orderBy('source_id').execute()

describe.each(engines)('an import on $name', ({ open }) => {
  let database: OpenDatabase

  /** As it was when it had been filled for the first time: filling it anew takes many times as long. */
  async function empty(): Promise<void> {
    const { db } = database
    await sql`truncate property, property_text, import_row, import_run, vocab, setting cascade`.execute(
      db,
    )
    await sql`insert into vocab select * from first_vocab`.execute(db)
    await sql`insert into setting select * from first_setting`.execute(db)
  }

  beforeAll(async () => {
    database = await open()
    await seedDatabase(database, { demoProperties: 0, logger: silent })
    await sql`create table first_vocab as table vocab`.execute(database.db)
    await sql`create table first_setting as table setting`.execute(database.db)
  })
  afterAll(async () => database.close())

  it('writes every property once, however often it runs', async () => {
    await empty()
    const first = await importFixture(database, fixture('portal-rents.json'))
    expect(first.counts).toMatchObject({ read: 16, new: 8, rejected: 8 })
    const [before, ids] = [await contents(database), await idsOf(database)]
    const second = await importFixture(database, fixture('portal-rents.json'))
    expect(second.counts).toMatchObject({ new: 0, changed: 0, unchanged: 8, rejected: 8 })
    expect(await contents(database)).toEqual(before)
    expect(await idsOf(database)).toEqual(ids)
  })

  it('updates what changed and keeps its id', async () => {
    await empty()
    await importFixture(database, fixture('portal-rents.json'))
    const ids = await idsOf(database)
    const text = fixtureText('portal-rents.json').replace('"52,500"', '"49,900"')
    const again = await importFixture(database, temporaryFile('june.json', text))
    expect(again.counts).toMatchObject({ new: 0, changed: 1, unchanged: 7 })
    const { property_id: id = '' } = ids.find((row) => row.source_id.includes('STUDIO')) ?? {}
    const property = await database.db
      .selectFrom('property')
      .select('price')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(property?.price).toBe(49_900)
    expect(await idsOf(database)).toEqual(ids)
  })

  it('notes what came after the first import has ended, and prices that fell', async () => {
    await empty()
    await sql`truncate property_change`.execute(database.db)
    const changes = () =>
      database.db
        .selectFrom('property_change')
        .select(['reason', 'old_price', 'new_price'])
        .orderBy('at')
        .execute()
    const text = fixtureText('portal-rents.json')
    await importFixture(database, fixture('portal-rents.json'))
    await importFixture(database, fixture('portal-rents.json'))
    expect(await changes()).toEqual([])
    const june = text.replace('"52,500"', '"49,900"')
    await importFixture(database, temporaryFile('june.json', june))
    const fallen = { reason: 'price_drop', old_price: 52_500, new_price: 49_900 }
    expect(await changes()).toEqual([fallen])
    const { counts } = await importFixture(database, fixture('address-sales.csv'))
    const reasons = (await changes()).map(({ reason }) => reason)
    expect(reasons.filter((reason) => reason === 'new')).toHaveLength(counts.new)
  })

  it.each([
    ['nothing', '\\u0000'],
    ['half a pair', '\\ud83c'],
  ])('writes a row with a character that no database holds: %s', async (_, written) => {
    await empty()
    const text = fixtureText('portal-rents.json')
    const odd = text.replaceAll(/"(location|property_id)": "(?=\w)/g, (start) => start + written)
    expect(odd).not.toBe(text)
    const { counts } = await importFixture(database, temporaryFile('odd.json', odd))
    expect(counts).toMatchObject({ read: 16, new: 8, rejected: 8 })
  })

  it('leaves a hidden property hidden when its advert changes', async () => {
    await empty()
    await importFixture(database, fixture('portal-rents.json'))
    const ids = await idsOf(database)
    const { property_id: id = '' } = ids.find((row) => row.source_id.includes('STUDIO')) ?? {}
    const { db } = database
    await db
      .updateTable('property')
      .set({ status: statusCodes.hidden })
      .where('id', '=', id)
      .execute()
    const text = fixtureText('portal-rents.json').replace('"52,500"', '"49,900"')
    await importFixture(database, temporaryFile('june.json', text))
    const rows = db.selectFrom('property').select(['price', 'status']).where('id', '=', id)
    expect(await rows.execute()).toEqual([{ price: 49_900, status: statusCodes.hidden }])
  })

  it('comes to the same end when it is cut off and run again', async () => {
    await empty()
    await importFixture(database, fixture('address-sales.csv'), { batch: 100 })
    const whole = await contents(database)
    await empty()
    const cut = await importFixture(database, fixture('address-sales.csv'), {
      stopped: true,
      batch: 1,
    })
    expect(cut).toMatchObject({ stopped: true, counts: { read: 1, new: 1 } })
    const rest = await importFixture(database, fixture('address-sales.csv'))
    expect(rest.report).toMatchObject({ resumedAfter: 1, new: 9, unchanged: 0 })
    expect(rest.report.rows[0]).toMatchObject({ row: 1, outcome: 'done before' })
    expect(await contents(database)).toEqual(whole)
  })

  it('takes back a batch that fails, with its position', async () => {
    await empty()
    await sql`alter table import_row add constraint full_disk check (source_id <> '900005')`.execute(
      database.db,
    )
    await expect(
      importFixture(database, fixture('amenity-sales.csv'), { batch: 3 }),
    ).rejects.toThrow('full_disk')
    const run = await database.db.selectFrom('import_run').selectAll().executeTakeFirst()
    expect(run).toMatchObject({ state: 'running', position: 3 })
    const { rows } = await sql<{ n: number }>`select count(*) as n from property`.execute(
      database.db,
    )
    expect(rows[0]?.n).toBe(3)
    await sql`alter table import_row drop constraint full_disk`.execute(database.db)
    const rest = await importFixture(database, fixture('amenity-sales.csv'))
    expect(rest.counts).toMatchObject({ read: 6, new: 4, rejected: 2 })
  })

  it('keeps what stands before the break of a file', async () => {
    await empty()
    const text = fixtureText('portal-rents.json')
    const kept = text.slice(0, text.indexOf('ARJ-2BHK-09'))
    const line = kept.split('\n').length
    const result = await importFixture(database, temporaryFile('cut.json', kept))
    expect(result).toMatchObject({ brokenAt: { line }, counts: { read: 2, new: 2 } })
    expect(result.report.brokenAt.message).toContain(`line ${line}`)
  })

  it('brings back a property that was removed meanwhile, under its id', async () => {
    await empty()
    await importFixture(database, fixture('amenity-sales.csv'))
    const ids = await idsOf(database)
    await database.db.deleteFrom('property').where('reference', '=', '900002').execute()
    const again = await importFixture(database, fixture('amenity-sales.csv'))
    expect(again.counts).toMatchObject({ new: 1, unchanged: 3 })
    expect(await idsOf(database)).toEqual(ids)
  })

  it('sends the demo properties away, once something real is there', async () => {
    await empty()
    await seedDatabase(database, { demoProperties: 30, logger: silent })
    const dry = await importFixture(database, fixture('address-sales.csv'), { dryRun: true })
    expect(dry.counts).toMatchObject({ new: 9, rejected: 6 })
    expect(await isDemoData(database.db)).toBe(true)
    await importFixture(database, fixture('address-sales.csv'))
    expect(await isDemoData(database.db)).toBe(false)
    const left = await database.db.selectFrom('property').select('is_demo').execute()
    expect(left).toEqual(Array.from({ length: 9 }, () => ({ is_demo: false })))
  })

  it('says of every rejected or repaired row why', async () => {
    await empty()
    const { report } = await importFixture(database, fixture('portal-rents.json'))
    expect(report).toMatchObject({ format: 'portal-rents', read: 16, rejected: 8, brokenAt: null })
    expect(report.rows).toHaveLength(16)
    expect(report.rows[8]).toEqual({
      row: 9,
      line: expect.any(Number),
      id: 'Portal - FREE',
      outcome: 'rejected',
      reasons: [{ reason: 'price-not-positive', says: 'The price is zero or less: 0.' }],
    })
    expect(report.totals).toContainEqual({
      kind: 'repaired',
      reason: 'title-composed',
      rows: 8,
      sentence: 'The file gives no title: it was composed from the facts.',
    })
  })

  it('leaves adverts without a date behind the dated ones', async () => {
    await empty()
    await importFixture(database, fixture('amenity-sales.csv'))
    const rows = await database.db
      .selectFrom('property')
      .innerJoin('property_text', 'property_text.id', 'property.id')
      .select(['published_at', 'source_as_of'])
      .execute()
    expect(rows[0]).toEqual({ published_at: new Date(0), source_as_of: null })
  })
})
