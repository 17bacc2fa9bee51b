import { zToggleFavouriteResponse } from '@manzil/api-client/generated/zod.gen'
import { describe, expect, test } from 'vitest'
import { engines } from '../engines.ts'
import { fill } from '../search/filled-database.ts'
import { buildTestApp } from './build-test-app.ts'
import { property, visitorToken, writeAccounts } from './one-property.ts'

const PRESSES = 20

describe.each(engines)('favourites on $name', ({ open }) => {
  test('that are flipped many times at once are flipped one after the other', async () => {
    const database = await open()
    await fill(database, [property])
    await writeAccounts(database)
    const app = await buildTestApp(database)
    const headers = { authorization: `Bearer ${await visitorToken(database)}` }
    const url = `/api/property/add-or-remove-favourite/${property.id}`
    const answers = await Promise.all(
      Array.from({ length: PRESSES }, () => app.inject({ method: 'POST', url, headers })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(PRESSES).fill(200))
    const states = answers.map((answer) => zToggleFavouriteResponse.parse(answer.json()).data)
    expect(states.filter(({ is_liked }) => is_liked)).toHaveLength(PRESSES / 2)
    expect(await database.db.selectFrom('favourite').selectAll().execute()).toEqual([])
    await app.close()
    await database.close()
  })
})
