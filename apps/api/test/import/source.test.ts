import { describe, expect, it } from 'vitest'
import { inspectFile } from '../../src/import/source/inspect-file.ts'
import { openSource } from '../../src/import/source/open-source.ts'
import { readText } from '../../src/import/source/read-text.ts'
import {
  collect,
  fixture,
  fixtureText,
  readings,
  temporaryFile,
  temporaryFolder,
} from './fixtures.ts'

const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, 'utf16le')
const titles = (all: Awaited<ReturnType<typeof readings>>) =>
  all.map((reading) => (reading.kind === 'draft' ? reading.draft.title : reading.reason))

describe('a file is recognised by what it holds', () => {
  it.each([
    ['portal-rents.json', 'portal-rents'],
    ['address-sales.csv', 'address-sales'],
    ['amenity-sales.csv', 'amenity-sales'],
  ])('%s under another name', async (name, format) => {
    const file = temporaryFile('export.txt', fixtureText(name))
    expect((await openSource(await inspectFile(file))).format.id).toBe(format)
  })

  it('names the fields of a file that no format fits', async () => {
    const file = await inspectFile(temporaryFile('stock.csv', 'sku,colour\n1,red\n'))
    await expect(openSource(file)).rejects.toThrow(/no known format: its fields are sku, colour/)
  })

  it.each([
    ['header.csv', 'title,Address\n', /holds no rows/],
    ['blank.json', '  \n ', /nothing but blanks/],
    ['object.json', '{"rows": []}', /no row that can be read/],
    ['zero.csv', '', /is empty/],
    ['list.gz', new Uint8Array([0x1f, 0x8b, 8, 0]), /compressed with gzip/],
    ['book.xlsx', new Uint8Array([0x50, 0x4b, 3, 4]), /save it as CSV/],
  ])('says what is wrong with %s', async (name, content, message) => {
    const file = temporaryFile(name, content)
    const open = async () => openSource(await inspectFile(file))
    await expect(open()).rejects.toThrow(message)
  })

  it('says that a file is missing, or is a folder', async () => {
    const folder = temporaryFolder()
    await expect(inspectFile(`${folder}/none.csv`)).rejects.toThrow(/There is no file .*none\.csv/)
    await expect(inspectFile(folder)).rejects.toThrow(/is not a file/)
  })
})

describe('encodings', () => {
  const csv = fixtureText('address-sales.csv').replace(/^\ufeff/, '')

  it('reads UTF-16 as UTF-8 is read', async () => {
    const wide = await readings(temporaryFile('wide.csv', utf16(csv)))
    expect(titles(wide)).toEqual(titles(await readings(fixture('address-sales.csv'))))
  })

  it('finds UTF-16 without a byte-order mark', async () => {
    const file = await inspectFile(
      temporaryFile('wide.csv', Buffer.from('title,price\n', 'utf16le')),
    )
    expect(file.encoding).toBe('utf-16le')
    expect((await collect(readText(file))).join('')).toBe('title,price\n')
  })

  it('reads Windows-1252', async () => {
    const bytes = Buffer.from(
      'title\nCaf\u00e9 Residence \u2013 view\n'.replace('\u2013', '\u0096'),
      'latin1',
    )
    const file = await inspectFile(temporaryFile('old.csv', bytes))
    expect(file.encoding).toBe('windows-1252')
    expect((await collect(readText(file))).join('')).toContain('Café Residence – view')
  })

  it('stays with UTF-8 for one broken character among good ones', async () => {
    const bytes = Buffer.concat([
      Buffer.from('title\nفيلا '),
      Buffer.from([0xff]),
      Buffer.from('\n'),
    ])
    const file = await inspectFile(temporaryFile('nearly.csv', bytes))
    expect(file).toMatchObject({ encoding: 'utf-8', brokenCharacters: 1 })
  })

  it('gives the same hash to the same content', async () => {
    const [one, other] = ['a.csv', 'b.csv'].map((name) => temporaryFile(name, csv))
    const hashes = [one, other].map(async (file) => (await inspectFile(file ?? '')).hash)
    expect(new Set(await Promise.all(hashes)).size).toBe(1)
  })
})
