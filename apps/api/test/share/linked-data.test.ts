import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'
import { vocabulary } from './vocabulary.ts'

let server: ShareServer
beforeAll(async () => {
  server = await startShareServer()
})
afterAll(() => server.close())

/** Every thing of a graph with those inside it, and where it stands. */
function* thingsIn(value: unknown, place: string): Generator<[string, Record<string, unknown>]> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) yield* thingsIn(each, `${place}[${at}]`)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const thing = Object.fromEntries(Object.entries(value))
  if (place !== '') yield [place, thing]
  for (const [name, inner] of Object.entries(thing)) yield* thingsIn(inner, `${place}.${name}`)
}

function problemsOf(graph: unknown): string[] {
  return [...thingsIn(graph, '@graph')].flatMap(([place, thing]) => {
    const { '@type': type, '@id': _id, ...given } = thing
    const known = vocabulary[String(type)]
    if (!known) return [`${place}: unknown type ${type}`]
    const names = Object.keys(given)
    return [
      ...known.required
        .filter((name) => given[name] === undefined || given[name] === '')
        .map((name) => `${place}: ${type} lacks ${name}`),
      ...names
        .filter((name) => ![...known.required, ...known.optional].includes(name))
        .map((name) => `${place}: ${type} has no ${name}`),
    ]
  })
}

async function pagesOf(part: string, most: number): Promise<string[]> {
  const map = await (await server.get(`/sitemaps/${part}-1.xml`)).text()
  return [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '').slice(0, most)
}

test.each(['listings', 'agents', 'blogs', 'areas', 'guides'])(
  'the linked data of %s keep to the vocabulary',
  async (part) => {
    const pages = await pagesOf(part, 40)
    expect(pages.length).toBeGreaterThan(0)
    for (const url of pages) {
      const graph = readPage(await (await fetch(url)).text()).things()
      expect(problemsOf(graph), url).toEqual([])
      expect(graph.map((thing) => thing['@type'])).toContain('BreadcrumbList')
    }
  },
)

test('a property says its price in whole AED, and a rent that it is for a year', async () => {
  const graphs = await Promise.all(
    (await pagesOf('listings', 40)).map(async (url) =>
      readPage(await (await fetch(url)).text()).things(),
    ),
  )
  const text = JSON.stringify(graphs)
  expect(text).toContain('"priceCurrency":"AED"')
  expect(text).toContain('"businessFunction":"http://purl.org/goodrelations/v1#LeaseOut"')
  expect(text).toContain('"unitCode":"ANN"')
})

test('a property says where it stands only where that is known, not the middle of its community', async () => {
  const [url = ''] = await pagesOf('listings', 1)
  const id = new URL(url).pathname.slice(3, 39)
  const positionOf = async (approximate: boolean) => {
    const change = server.database.db
      .updateTable('property')
      .set({ approximate, lat: 25.1, lng: 55.2 })
    await change.where('id', '=', id).execute()
    const graph = readPage(await (await fetch(url)).text()).things()
    return [...thingsIn(graph, '@graph')].flatMap(([, { geo }]) => geo ?? [])
  }
  const position = { '@type': 'GeoCoordinates', latitude: 25.1, longitude: 55.2 }
  expect(await positionOf(false)).toEqual([position])
  expect(await positionOf(true)).toEqual([])
})
