import { later } from '@manzil/domain/time/moments'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { emailHash } from '../../src/modules/saved-search/links.ts'
import { createSavedSearchService } from '../../src/modules/saved-search/service.ts'
import { engines } from '../engines.ts'
import { type AlertWorld, alertWorld, flat } from './alert-world.ts'

describe.each(engines)('alerts about saved searches on $name', ({ open }) => {
  let database: OpenDatabase
  let world: AlertWorld
  const now = new Date('2026-11-24T10:00:00Z')
  beforeAll(async () => {
    database = await open()
    world = await alertWorld(database)
  })
  afterAll(() => database.close())
  afterEach(() => world.empty())

  const setStatus = (id: string, status: number) =>
    database.db.updateTable('property').set({ status }).where('id', '=', id).execute()

  test('what comes, falls in price and comes back is noted, and nothing else', async () => {
    const { id } = flat(1)
    await world.write(flat(1))
    await world.write(flat(1, { title: 'Another title' }))
    await world.write(flat(1, { price: 120_000 }))
    await world.write(flat(1, { price: 90_000 }))
    await setStatus(id, statusCodes.hidden)
    await world.write(flat(1, { price: 80_000 }))
    await setStatus(id, statusCodes.live)
    await world.write(flat(2, { source: 'demo' }))
    expect(await world.changes()).toEqual([
      { property_id: id, reason: 'new', old_price: null, new_price: 100_000 },
      { property_id: id, reason: 'price_drop', old_price: 120_000, new_price: 90_000 },
      { property_id: id, reason: 'back', old_price: null, new_price: 80_000 },
    ])
  })

  test('those that the search finds are told once, however often it is looked', async () => {
    await world.save({ criteria: 'purpose=rent&location=dubai-marina&bedrooms_min=2' })
    await world.save({ criteria: 'purpose=sale', email: 'omar@manzil.example' })
    await world.save({ state: 'unconfirmed', email: 'nobody@manzil.example' })
    await world.write(flat(1), flat(2, { bedrooms: 1 }), flat(3, { place: 'jumeirah' }))
    expect(await world.tell(now)).toBe(1)
    const [mail, ...others] = await world.mails()
    expect(others).toEqual([])
    expect(mail?.to).toBe('sara@manzil.example')
    expect(mail?.subject).toBe('New homes (1): Marina')
    expect(mail?.text).toContain(flat(1).id)
    await sql`update property_change set matched_at = null`.execute(database.db)
    expect(await world.tell(later(now, 1, 'hour'))).toBe(0)
    await world.write(flat(1))
    expect(await world.tell(later(now, 2, 'hour'))).toBe(0)
  })

  test('a search by words and by a drawn area is the site’s own', async () => {
    const area = 'area=25.0,55.0;25.0,55.2;25.2,55.2;25.2,55.0'
    await world.save({ criteria: 'search=seahorse' })
    await world.save({ criteria: area, email: 'omar@manzil.example' })
    await world.write(
      flat(1, { title: 'Seahorse view', coordinates: { lat: 24.4, lng: 54.4 } }),
      flat(2, { title: 'Garden view', coordinates: { lat: 25.08, lng: 55.14 } }),
    )
    await world.tell(now)
    const told = (await world.mails()).map(({ to, text }) => [
      to,
      [1, 2].filter((number) => text.includes(flat(number).id)),
    ])
    expect(Object.fromEntries(told)).toEqual({
      'sara@manzil.example': [1],
      'omar@manzil.example': [2],
    })
  })

  test('a fallen price is told with the old one, unless it has changed again', async () => {
    await world.write(flat(1), flat(2))
    await world.match(now)
    await world.save()
    await world.write(flat(1, { price: 90_000 }), flat(2, { price: 95_000 }))
    await world.match(now)
    await world.write(flat(2, { price: 99_000 }))
    await world.send(now)
    const [mail] = await world.mails()
    expect(mail?.subject).toBe('Lower prices (1): Marina')
    expect(mail?.html).toMatch(/<s [^>]*><bdi>AED.100,000<\/bdi><\/s>/)
    expect(mail?.text).not.toContain(flat(2).id)
  })

  test('a property is new and back once, whatever it asks then', async () => {
    await world.save()
    await world.write(flat(1))
    expect(await world.tell(now)).toBe(1)
    const { id } = flat(1)
    const prices = [120_000, 130_000, 140_000]
    for (const [at, price] of prices.entries()) {
      await setStatus(id, statusCodes.hidden)
      await world.write(flat(1, { price }))
      await setStatus(id, statusCodes.live)
      await world.tell(later(now, at + 1, 'hour'))
    }
    const subjects = (await world.mails()).map(({ subject }) => subject)
    expect(subjects).toEqual(['New homes (1): Marina', 'Back on the market (1): Marina'])
  })

  test('a digest leaves at nine in Dubai, and carries what came until then', async () => {
    await world.save({ frequency: 'daily' })
    await world.write(flat(1))
    expect(await world.tell(now)).toBe(0)
    await world.write(flat(2))
    expect(await world.tell(new Date('2026-11-25T04:59:00Z'))).toBe(0)
    expect(await world.tell(new Date('2026-11-25T05:00:00Z'))).toBe(1)
    expect((await world.mails())[0]?.subject).toBe('New homes (2): Marina')
  })

  test('a weekly digest leaves on the next Monday at nine in Dubai', async () => {
    await world.save({ frequency: 'weekly' })
    await world.write(flat(1))
    // On a Tuesday after nine.
    await world.match(now)
    expect(await world.send(new Date('2026-11-30T04:59:00Z'))).toBe(0)
    expect(await world.send(new Date('2026-11-30T05:00:00Z'))).toBe(1)
  })

  test('several processes at once tell each match once', async () => {
    for (const number of [1, 2, 3, 4, 5]) await world.save({ email: `p${number}@manzil.example` })
    await world.write(flat(1), flat(2))
    await Promise.all([world.tell(now), world.tell(now), world.tell(now)])
    await world.tell(later(now, 11, 'minute'))
    const mails = await world.mails()
    expect(mails.map(({ to }) => to).sort()).toEqual(
      [1, 2, 3, 4, 5].map((number) => `p${number}@manzil.example`),
    )
  })

  test('changes that a lost process had taken up are matched by another', async () => {
    await world.save()
    await world.write(flat(1))
    await sql`update property_change set claimed_until = ${later(now, 5, 'minute')}`.execute(
      database.db,
    )
    expect(await world.tell(now)).toBe(0)
    expect(await world.tell(later(now, 6, 'minute'))).toBe(1)
  })

  test('a mail shows ten homes, and counts those alone that still are as they were', async () => {
    await world.save()
    const all = Array.from({ length: 13 }, (_, at) => flat(at + 1))
    await world.write(...all)
    await world.match(now)
    await setStatus(flat(1).id, statusCodes.hidden)
    expect(await world.send(now)).toBe(1)
    const [mail] = await world.mails()
    expect(mail?.subject).toBe('New homes (12): Marina')
    expect(all.filter(({ id }) => mail?.text.includes(id))).toHaveLength(10)
    expect(mail?.text).toContain('(+2)')
  })

  test('words of a search are read in the language that it was kept in', async () => {
    const criteria = 'search=Laden+Deira'
    await world.save({ criteria, language: 'en' })
    await world.save({ criteria, language: 'de', email: 'anna@manzil.example' })
    const deira = { place: 'deira', title: 'Corner unit', titleAr: null }
    await world.write(flat(1, { ...deira, type: 'retail', bedrooms: null }), flat(2, deira))
    await world.tell(now)
    const anna = (await world.mails()).find(({ to }) => to === 'anna@manzil.example')
    expect([1, 2].filter((number) => anna?.text.includes(flat(number).id))).toEqual([1])
  })

  test('what waited when a search was paused is not told once it goes on', async () => {
    const id = await world.save({ frequency: 'daily' })
    const { db } = database
    const parts = { links: world.parts.links, mailing: { nudge() {} }, domain: 'manzil.example' }
    const searches = createSavedSearchService(db, parts)
    const access = world.parts.links.token('access', emailHash('sara@manzil.example'))
    await world.write(flat(1))
    await world.match(now)
    for (const paused of [true, false])
      expect(await searches.change(id, { paused }, { caller: undefined, access })).toBeDefined()
    await world.write(flat(2))
    await world.tell(now)
    expect(await world.send(later(now, 1, 'day'))).toBe(1)
    const [mail] = await world.mails()
    expect(mail?.text).toContain(flat(2).id)
    expect(mail?.text).not.toContain(flat(1).id)
  })

  test('a paused search counts and is not told, not even afterwards', async () => {
    const id = await world.save({ state: 'paused' })
    await world.write(flat(1))
    expect(await world.tell(now)).toBe(0)
    await database.db
      .updateTable('saved_search')
      .set({ state: 'active' })
      .where('id', '=', id)
      .execute()
    expect(await world.tell(later(now, 1, 'day'))).toBe(0)
    expect(await world.mails()).toEqual([])
  })
})
