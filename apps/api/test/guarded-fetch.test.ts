import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FetchFault } from '../src/guarded-fetch/fetch-fault.ts'
import { createGuardedFetch } from '../src/guarded-fetch/guarded-fetch.ts'
import type { FetchLimits } from '../src/guarded-fetch/guarded-request.ts'
import { isPublicAddress } from '../src/guarded-fetch/public-address.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'manzil-fetch-'))
const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
let server: Server
let port: number
/** Requests that have arrived. */
let asked: string[] = []

beforeAll(async () => {
  execFileSync(
    'openssl',
    // biome-ignore format: one command
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
      '-subj', '/CN=feeds.example', '-addext', 'subjectAltName=DNS:feeds.example,DNS:other.example',
      '-keyout', key, '-out', cert],
    { stdio: 'ignore' },
  )
  server = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (request, response) => {
      asked.push(request.url ?? '')
      if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end()
      if (request.url === '/plain')
        return response.writeHead(301, { location: 'http://feeds.example/list' }).end()
      if (request.url === '/inside')
        return response.writeHead(301, { location: 'https://127.0.0.1/list' }).end()
      if (request.url === '/moved') return response.writeHead(307, { location: '/list' }).end()
      if (request.url === '/gone') return response.writeHead(410).end()
      if (request.url === '/endless') {
        const write = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
          response.once('drain', write)
        }
        return write()
      }
      // Never silent for long, and never done.
      if (request.url === '/dripping') {
        const timer = setInterval(() => response.write('x'), 20)
        return response.once('close', () => clearInterval(timer))
      }
      // Says nothing more.
      if (request.url === '/slow') return response.write('x')
      return response.end('<list/>')
    },
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Lookup = NonNullable<NonNullable<Parameters<typeof createGuardedFetch>[0]>['lookup']>

/** A resolver that says these addresses, one after the other, whatever the name. */
const says = (...answers: string[][]): { lookup: Lookup; count: () => number } => {
  let count = 0
  const lookup = ((
    _name: string,
    _options: object,
    callback: (error: null, found: object[]) => void,
  ) => {
    const found = answers[Math.min(count, answers.length - 1)] ?? []
    count += 1
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as Lookup
  return { lookup, count: () => count }
}

const limits: FetchLimits = { bytes: 1_000_000, ms: 20_000 }

async function fetched(
  address: string,
  {
    lookup = says(['127.0.0.1']).lookup,
    isAllowed,
    more = limits,
  }: { lookup?: Lookup; isAllowed?: (address: string) => boolean; more?: FetchLimits } = {},
): Promise<string> {
  const fetch = createGuardedFetch({
    lookup,
    ca: readFileSync(cert, 'utf8'),
    ...(isAllowed && { isAllowed }),
  })
  let text = ''
  asked = []
  try {
    await fetch(address, more, (piece) => {
      text += Buffer.from(piece).toString()
    })
    return text
  } catch (error) {
    if (error instanceof FetchFault) return `${error.reason} ${error.status ?? ''}`.trim()
    throw error
  }
}
const here = (at: string) => `https://feeds.example:${port}${at}`
const loopback = { isAllowed: (address: string) => address === '127.0.0.1' }

test('what may be reached is read, redirects included, to their limit', async () => {
  expect(await fetched(here('/list'), loopback)).toBe('<list/>')
  expect(await fetched(here('/moved'), loopback)).toBe('<list/>')
  expect(await fetched(here('/round'), loopback)).toBe('redirects')
  expect(asked.length).toBe(4)
  expect(await fetched(here('/plain'), loopback)).toBe('redirects')
  expect(await fetched(here('/gone'), loopback)).toBe('unreachable 410')
  expect(await fetched(here('/endless'), loopback)).toBe('too-large')
  for (const at of ['/slow', '/dripping'])
    expect(await fetched(here(at), { ...loopback, more: { bytes: 100_000, ms: 300 } })).toBe(
      'too-slow',
    )
})

test('a body that drips is given up long before its time, one that is at its pace is not', async () => {
  const pace = { bytes: 1_000, ms: 100 }
  const more = { bytes: 100_000, ms: 3_600_000, pace }
  for (const at of ['/slow', '/dripping'])
    expect(await fetched(here(at), { ...loopback, more })).toBe('crawls')
  expect(await fetched(here('/list'), { ...loopback, more })).toBe('<list/>')
  expect(await fetched(here('/endless'), { ...loopback, more })).toBe('too-large')
})

test('a private address is not connected to: by its number, by its name, by a redirect, or among others', async () => {
  for (const host of [
    '127.0.0.1',
    '[::1]',
    '10.0.0.1',
    '169.254.169.254',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
  ])
    expect(await fetched(`https://${host}:${port}/list`)).toBe('private')
  expect(await fetched(here('/list'))).toBe('private')
  expect(
    await fetched(here('/list'), { lookup: says(['93.184.215.14', '127.0.0.1']).lookup }),
  ).toBe('private')
  expect(asked).toEqual([])
  const onlyHere = {
    isAllowed: (address: string) => address === '127.0.0.2' || address === '127.0.0.1',
  }
  expect(
    await fetched(here('/inside'), {
      isAllowed: (address) => address === '127.0.0.1' && asked.length === 0,
    }),
  ).toBe('private')
  expect(await fetched(here('/list'), onlyHere)).toBe('<list/>')
})

test('a name that means something else a moment later leads nowhere else: it is resolved once, and checked', async () => {
  const resolver = says(['127.0.0.1'], ['10.0.0.1'])
  const seen: string[] = []
  const isAllowed = (address: string) => {
    seen.push(address)
    return address === '127.0.0.1'
  }
  expect(await fetched(here('/list'), { lookup: resolver.lookup, isAllowed })).toBe('<list/>')
  expect([resolver.count(), seen]).toEqual([1, ['127.0.0.1']])
  // The next connection is checked anew.
  expect(await fetched(here('/list'), { lookup: resolver.lookup, isAllowed })).toBe('private')
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fc00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'ff02::1',
  'no',
])('%s is none that everybody reaches', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('addresses of the internet are', () => {
  expect(isPublicAddress('93.184.215.14')).toBe(true)
  expect(isPublicAddress('2606:2800:21f:cb07:6820:80da:af6b:8b2c')).toBe(true)
})
