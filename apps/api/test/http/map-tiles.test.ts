import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

describe('tiles of the map', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('are told to the app, and allowed to the browser, where they are set', async () => {
    const mapTiles = {
      url: 'http://tiles.example.com:8090/{z}/{x}/{y}.png',
      attribution: '© Example Maps',
      max_zoom: 18,
    }
    const app = await buildTestApp(database, { mapTiles })
    const answer = await app.inject('/api/site/get-site-status')
    expect(answer.json().data.map_tiles).toEqual(mapTiles)
    expect(answer.headers['content-security-policy']).toMatch(
      /img-src 'self' data: blob: http:\/\/tiles\.example\.com:8090;/,
    )
    await app.close()
  })

  test('are not mentioned without', async () => {
    const app = await buildTestApp(database)
    const answer = await app.inject('/api/site/get-site-status')
    expect(answer.json().data).not.toHaveProperty('map_tiles')
    expect(answer.headers['content-security-policy']).toMatch(/img-src 'self' data: blob:;/)
    await app.close()
  })
})
