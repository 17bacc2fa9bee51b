import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'

/** What Chromium sends when somebody types an address. */
const navigation = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8'

let server: ShareServer
const webDir = mkdtempSync(path.join(tmpdir(), 'manzil-web-'))
beforeAll(async () => {
  writeFileSync(path.join(webDir, 'index.html'), '<!doctype html><title>Manzil</title>')
  server = await startShareServer({ webDir })
})
afterAll(async () => {
  await server.close()
  rmSync(webDir, { recursive: true, force: true })
})

const open = (address: string, headers: Record<string, string> = {}) =>
  server.get(address, { headers: { accept: navigation, ...headers } })

describe('an address of nothing', () => {
  it.each(['/property-listing', '/apartments/dubai?beds=2', '/apiary', '/feeds/everything.xml'])(
    '%s is a page that leads home',
    async (address) => {
      const answer = await open(address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const page = readPage(await answer.text())
      expect(page.text('h1')).toBe('There is nothing at this address')
      expect(page.all('a', { href: '/' })).not.toHaveLength(0)
      expect(page.meta('robots')).toBe('noindex')
    },
  )

  it('is told in the language of the address, else of the browser', async () => {
    const german = { 'accept-language': 'de-AT,de;q=0.9' }
    const titleOf = async (address: string) =>
      readPage(await (await open(address, german)).text()).text('h1')
    expect(await titleOf('/villen')).toBe('Unter dieser Adresse ist nichts')
    expect(await titleOf('/ru/kvartiry')).toBe('По этому адресу ничего нет')
  })

  it.each([
    ['/api/nothing', navigation],
    ['/api', navigation],
    ['/assets/gone.js', '*/*'],
    ['/gone.json', 'application/json'],
  ])('%s for %s is the envelope of the contract', async (address, accept) => {
    const answer = await open(address, { accept })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, code: 'not_found' })
  })

  it('that something is sent to is told by the envelope', async () => {
    const answer = await server.get('/villas', { method: 'POST', headers: { accept: navigation } })
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  })
})
