import http from 'node:http'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { axeFindings, useBrowser } from './browser.ts'
import { type ServerUnderTest, startServer } from './start-server.ts'

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const property = '#/property-listing?view=map&location=dubai-marina'
const pin = '.mz-map .mz-pin'

describe('the map beside the list', () => {
  const { open } = useBrowser()

  it('draws its own base without asking anybody else, and keeps the view through a reload', async () => {
    const page = await open(property)
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin } = new URL(request.url())
      if (origin !== new URL(page.url()).origin) foreign.push(request.url())
    })
    await page.locator(pin).first().waitFor()
    await page.locator('.mz-map__land').waitFor({ state: 'attached' })
    await page.getByRole('application').focus()
    await page.keyboard.press('+')
    await page.waitForURL(/south=/)
    await page.reload()
    await page.locator(pin).first().waitFor()
    expect(page.url()).toMatch(/view=map/)
    expect(foreign).toEqual([])
    expect(await axeFindings(page, '.beside-map')).toEqual([])
  })

  it('lights the pin of the card that is pointed at', async () => {
    const page = await open(property)
    await page.locator(pin).first().waitFor()
    await page.locator('[data-property]').first().hover()
    await page.locator('.mz-pin[data-lit]').waitFor()
    expect(await page.locator('.mz-pin[data-lit]').count()).toBe(1)
  })

  it('is all of the screen below the filters on a phone, and the list one press away', async () => {
    const page = await open(property, { width: 390, height: 844 })
    await page.locator(pin).first().waitFor()
    const box = await page.locator('.mz-map').boundingBox()
    expect(box?.height).toBeGreaterThan(500)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(845)
    await page.locator('.phone-switch button').click()
    await page.locator('.mz-card').first().waitFor()
    expect(page.url()).not.toMatch(/view=map/)
  })
})

describe('tiles of the operator', () => {
  const { open } = useBrowser()
  const asked: string[] = []
  const tiles = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'image/png' }).end(pixel)
  })
  let server: ServerUnderTest | undefined

  beforeAll(async () => {
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve))
    const address = tiles.address()
    if (address === null || typeof address === 'string') throw new Error('the tiles have no port')
    const tileServer = {
      MAP_TILES_URL: `http://127.0.0.1:${address.port}/{z}/{x}/{y}.png`,
      MAP_TILES_ATTRIBUTION: '© Tiles of the test',
    }
    server = await startServer(tileServer, inject('seededFolder'))
  })
  afterAll(async () => {
    await server?.stop()
    tiles.closeAllConnections()
    await new Promise((resolve) => tiles.close(resolve))
  })

  it('are drawn under the pins, with their name, in place of the own base', async () => {
    const page = await open(property, { pictures: true, site: server?.baseUrl })
    await page.getByText('© Tiles of the test').waitFor()
    await page.waitForFunction(() => {
      const drawn = [...document.querySelectorAll<HTMLImageElement>('.map-tiles img')]
      return drawn.length > 3 && drawn.every((tile) => tile.complete && tile.naturalWidth > 0)
    })
    expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true)
    expect(await page.locator('.mz-map__land').count()).toBe(0)
  })
})
