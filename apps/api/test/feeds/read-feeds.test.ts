import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { csvTemplate } from '@manzil/domain/feeds/csv-columns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { SeenRows } from '../../src/import/seen-rows.ts'
import { loadLookups } from '../../src/modules/catalogue/lookups.ts'
import { type ReadRow, readRow } from '../../src/modules/feed/read-row.ts'
import { FeedFault } from '../../src/modules/feed/source/feed-fault.ts'
import { openFeed } from '../../src/modules/feed/source/open-feed.ts'
import { formCatalogueOf } from '../../src/modules/own-property/form-catalogue.ts'
import { openTestDatabase } from '../engines.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'manzil-feed-files-'))
let database: OpenDatabase
let lookups: Awaited<ReturnType<typeof loadLookups>>
beforeAll(async () => {
  database = await openTestDatabase('seeded')
  lookups = await loadLookups(database.db)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

interface Read {
  rows: ReadRow[]
  fault: string | undefined
  format: string | undefined
}

/** Everything that a file gives before it ends or cannot be read on. */
async function read(content: string | Uint8Array): Promise<Read> {
  const file = path.join(folder, `${crypto.randomUUID()}.feed`)
  writeFileSync(file, content)
  const rows: ReadRow[] = []
  let format: string | undefined
  try {
    const feed = await openFeed(file)
    format = feed.format
    const parts = {
      format: feed.format,
      lookups,
      catalogue: formCatalogueOf(lookups),
      places: buildPlaceIndex(places),
      agents: new Map([['omar@example.com', 'agent-1']]),
      seen: new SeenRows(),
    }
    for await (const record of feed.records()) {
      const row = readRow(record, parts)
      if (row) rows.push(row)
    }
    return { rows, fault: undefined, format }
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error
    return { rows, fault: error.said.key, format }
  }
}

const advert = (reference: string, more = '') =>
  `<property><reference_number>${reference}</reference_number><permit_number>71234567890</permit_number>` +
  `<offering_type>RR</offering_type><property_type>AP</property_type><price><monthly>9,000</monthly></price>` +
  `<city>Dubai</city><community>Dubai Marina</community><title_en>Home ${reference} by the sea</title_en>` +
  `<description_en><![CDATA[Two rooms & a balcony.<br>Close to the <b>beach</b>.]]></description_en>` +
  `<private_amenities>BA, SP,XX</private_amenities><size>1200</size><bedroom>2</bedroom>` +
  `<agent><email>Omar@Example.com</email></agent><geopoints>55.14,25.08</geopoints>` +
  `<photo><url>https://a.example/1.jpg</url><url>https://a.example/2.jpg</url></photo>${more}</property>`
const list = (...homes: string[]) => `<list>${homes.join('')}</list>`

test('the shape of list and property is read by its fields', async () => {
  const { rows, format } = await read(list(advert('A-1')))
  expect(format).toBe('property_finder')
  expect(rows[0]).toMatchObject({
    reference: 'A-1',
    reasons: [],
    content: {
      agentId: 'agent-1',
      form: {
        purpose: 'rent',
        price: 108_000,
        location_id: 'dubai-marina',
        description: 'Two rooms & a balcony.\nClose to the beach.',
        features: ['balcony', 'pool'],
        coordinates: { lat: 25.08, lng: 55.14 },
      },
      pictures: [
        { url: 'https://a.example/1.jpg', role: 'photo' },
        { url: 'https://a.example/2.jpg', role: 'photo' },
      ],
    },
  })
})

test('the shape of Properties is read by its fields, and takes back what it names deleted', async () => {
  const row = (reference: string, status: string) =>
    `<Property><Property_Ref_No><![CDATA[${reference}]]></Property_Ref_No><Property_Status>${status}</Property_Status>` +
    `<Permit_Number>71234567890</Permit_Number><Property_purpose>Buy</Property_purpose><Property_Type>Pent House</Property_Type>` +
    `<City>Dubai</City><Locality>Business Bay</Locality><Property_Title>Above the canal ${reference}</Property_Title>` +
    `<Property_Description>A home above the canal, on two floors.</Property_Description><Property_Size>100</Property_Size>` +
    `<Property_Size_Unit>SQM</Property_Size_Unit><Bedrooms>-1</Bedrooms><Price>2500000</Price><Off_Plan>Yes</Off_Plan>` +
    `<Features><Feature>Swimming Pool</Feature><Feature>Maids Room</Feature></Features></Property>`
  const { rows, format } = await read(
    `<Properties>${row('B-1', 'live')}${row('B-2', 'deleted')}</Properties>`,
  )
  expect(format).toBe('bayut')
  expect(rows.map(({ reference }) => reference)).toEqual(['B-1'])
  expect(rows[0]?.content?.form).toMatchObject({
    purpose: 'sale',
    bedrooms: 0,
    size: 1076,
    completion: 'off_plan',
    features: ['maids-room', 'pool'],
    location_id: 'business-bay',
  })
})

test('the template is a feed that is taken whole', async () => {
  const { rows, format } = await read(csvTemplate())
  expect(format).toBe('csv')
  expect(rows.map(({ reference, reasons }) => [reference, reasons])).toEqual([['AP-1042', []]])
})

test.each([
  ['a file of the machine', '<!DOCTYPE list [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'],
  ['an address', '<!DOCTYPE list [<!ENTITY x SYSTEM "http://127.0.0.1:9/">]>', '&x;'],
  [
    'a billion laughs',
    '<!DOCTYPE list [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x "&b;&b;">]>',
    '&x;',
  ],
  ['a document type from elsewhere', '<!DOCTYPE list SYSTEM "https://a.example/x.dtd">', 'A-1'],
])('%s by an entity is not looked at', async (_name, doctype, reference) => {
  expect(await read(`<?xml version="1.0"?>${doctype}${list(advert(reference))}`)).toMatchObject({
    rows: [],
    fault: 'feed.doctype',
  })
})

test('an entity that nobody has declared ends the reading, and rows before it count', async () => {
  const { rows, fault } = await read(
    list(advert('A-1'), advert('A-2', '<x>&unknown;</x>'), advert('A-3')),
  )
  expect([rows.length, fault]).toEqual([1, 'feed.broken'])
})

test.each([
  ['breaks off', `<list>${advert('A-1')}<property><reference_number>A-2`],
  ['is no XML from some place on', `<list>${advert('A-1')}</wrong>`],
  ['nests without an end', `<list>${advert('A-1')}<property>${'<a>'.repeat(50)}`],
  ['never ends a text', `<list>${advert('A-1')}<property><title_en>${'a'.repeat(3_000_000)}`],
  ['has values without an end', `<list>${advert('A-1')}<property>${'<a>1</a>'.repeat(5_000)}`],
])('an edition that %s gives the rows before', async (_name, text) => {
  const { rows, fault } = await read(text)
  expect([rows.map(({ reference }) => reference), fault]).toEqual([['A-1'], 'feed.broken'])
})

test.each([
  ['nothing', '', 'feed.empty'],
  ['another document', '<html><body>Log in</body></html>', 'feed.format'],
  ['a CSV of others', 'a,b\n1,2\n', 'feed.format'],
])('%s is no feed', async (_name, text, fault) => {
  expect((await read(text)).fault).toBe(fault)
})

const arabic = 'شقة بإطلالة على البحر'
const withArabic = list(advert('A-1', `<title_ar>${arabic}</title_ar>`))
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff${withArabic}`)],
  ['UTF-16', utf16(withArabic)],
  ['UTF-16 of the other order', utf16(withArabic).swap16()],
  ['UTF-16 without a mark', utf16(withArabic).subarray(2)],
  [
    'UTF-8 that calls itself UTF-16',
    Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${withArabic}`),
  ],
])('%s is read', async (_name, bytes) => {
  const { rows } = await read(new Uint8Array(bytes))
  expect(rows[0]?.content?.form.title_ar).toBe(arabic)
})

test('windows-1256 is read where it is declared, and broken UTF-8 costs the broken letters alone', async () => {
  const [before = '', after = ''] = list(advert('A-1', '<title_ar>|</title_ar>')).split('|')
  // "شقة" in windows-1256.
  const flat = Buffer.from([0xd4, 0xde, 0xc9])
  const declared = Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="windows-1256"?>${before}`),
    flat,
    Buffer.from(after),
  ])
  expect((await read(new Uint8Array(declared))).rows[0]?.content?.form.title_ar).toBe('شقة')
  const broken = Buffer.concat([
    Buffer.from(before),
    Buffer.from([0xff]),
    Buffer.from(`${arabic}${after}`),
  ])
  expect((await read(new Uint8Array(broken))).rows[0]?.content?.form.title_ar).toBe(arabic)
})

test('of rows that say the same, under one reference or several, one is taken', async () => {
  const same = advert('A-1').replace('Home A-1', 'Home')
  const other = same.replace('A-1', 'A-2')
  const { rows } = await read(list(same, same, other))
  expect(rows.map(({ reasons }) => reasons.map(({ key }) => key))).toEqual([
    [],
    ['field.feedTwice'],
    ['field.feedSame'],
  ])
})

test('what the form refuses is refused with its field, and what it can do without is left out', async () => {
  const without = advert('A-1').replace(/<permit_number>\d+<\/permit_number>/, '')
  const { rows } = await read(
    list(
      without,
      advert('A-2').replace('9,000', 'on request'),
      advert('A-3').replace(
        '<city>Dubai</city><community>Dubai Marina</community>',
        '<city>Atlantis</city>',
      ),
      advert('A-4', '<floor>ninth</floor><geopoints>1,1</geopoints>'),
      advert('A-6', '<title_ar>Home</title_ar><floor>99</floor><stories>10</stories>'),
      advert('A-7').replace('<size>1200</size>', '<size>large</size>'),
      advert('A-5').replace('<monthly>9,000</monthly>', '<yearly>0</yearly>'),
    ),
  )
  expect(
    rows.map(({ content, reasons }) => [content !== undefined, reasons.map(({ path: at }) => at)]),
  ).toEqual([
    [false, ['permit_number']],
    [false, ['price']],
    [false, ['location_id']],
    [true, ['floor']],
    [true, ['title_ar', 'floor']],
    [false, ['size']],
    [false, ['price']],
  ])
})
