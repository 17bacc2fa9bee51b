import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { defaultChatLimits } from '../src/environment/chat-limits.ts'
import { StartupError } from '../src/startup-error.ts'

test('nothing has to be set', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 8080, databaseUrl: undefined, demoProperties: 5000 })
  expect(config.dataDir).toMatch(/\.data$/)
})

test('an empty variable is as if it were not there', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
  })
})

test('a country is believed of a trusted proxy alone', () => {
  const COUNTRY_HEADER = 'CF-IPCountry'
  expect(() => readConfig({ COUNTRY_HEADER })).toThrow(/TRUST_PROXY/)
  expect(readConfig({ COUNTRY_HEADER, TRUST_PROXY: '1' }).countryHeader).toBe('cf-ipcountry')
})

test('wrong variables are named, all of them, in one sentence', () => {
  expect(() => readConfig({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(StartupError)
  expect(() => readConfig({ PORT: 'many', LOG_LEVEL: 'loud' })).toThrow(/PORT.*LOG_LEVEL/)
})

test('mails stay here unless a mail server is named, with a sender and the address of the site', () => {
  expect(readConfig({ PORT: '8081' }).mail).toMatchObject({
    smtpUrl: undefined,
    publicUrl: 'http://localhost:8081',
    attempts: 12,
  })
  const SMTP_URL = 'smtps://user:p%40ss@mail.example.com'
  expect(() => readConfig({ SMTP_URL })).toThrow(/MAIL_FROM.*PUBLIC_URL/)
  const MAIL_FROM = 'Manzil <no-reply@example.com>'
  const { mail } = readConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL: 'https://www.example.com/' })
  expect(mail).toMatchObject({
    from: { name: 'Manzil', address: 'no-reply@example.com' },
    publicUrl: 'https://www.example.com',
  })
  expect(() => readConfig({ SMTP_URL: 'smtp://a:50%@mail.example.com' })).toThrow(/%25/)
  const wrong = { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b@c', PUBLIC_URL: 'ftp://x' }
  expect(() => readConfig(wrong)).toThrow(/PUBLIC_URL.*SMTP_URL.*MAIL_FROM/)
})

test('tiles of a map need their place in the address, and whose they are', () => {
  expect(readConfig({}).mapTiles).toBeUndefined()
  const MAP_TILES_URL = 'https://tiles.example.com/{z}/{x}/{y}.png?key=a'
  expect(() => readConfig({ MAP_TILES_URL })).toThrow(/MAP_TILES_ATTRIBUTION/)
  const MAP_TILES_ATTRIBUTION = '© Example Maps'
  expect(readConfig({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }).mapTiles).toEqual({
    url: MAP_TILES_URL,
    attribution: MAP_TILES_ATTRIBUTION,
    max_zoom: 19,
  })
  const wrong = { MAP_TILES_URL: 'https://tiles.example.com/map.png', MAP_TILES_ATTRIBUTION }
  expect(() => readConfig(wrong)).toThrow(/MAP_TILES_URL/)
})

test('proxies in front of the server are counted', () => {
  expect(readConfig({}).trustProxy).toBe(0)
  expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(0)
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(1)
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(() => readConfig({ TRUST_PROXY: 'yes' })).toThrow(/TRUST_PROXY/)
})

test('the chat has limits, keeps conversations and asks nobody unless told to', () => {
  const { chatLimits, chatKeeping, moderation } = readConfig({})
  expect(chatLimits).toEqual(defaultChatLimits)
  expect(chatKeeping).toEqual({ guestDays: 90, accountDays: 0 })
  expect(moderation).toBeUndefined()
  const MODERATION_URL = 'https://moderation.example/v1/moderations'
  expect(readConfig({ MODERATION_URL, MODERATION_KEY: 'k' }).moderation).toEqual({
    url: new URL(MODERATION_URL),
    key: 'k',
    model: undefined,
    timeoutMs: 1500,
  })
  const wrong = { CHAT_MESSAGE_LIMIT: '0', MODERATION_URL: 'https://user:key@moderation.example/' }
  expect(() => readConfig(wrong)).toThrow(/CHAT_MESSAGE_LIMIT.*MODERATION_URL/)
})

test('photographs of imports need hosts and the word that they may be shown', () => {
  expect(readConfig({}).photographs).toBeUndefined()
  const PHOTOGRAPHS_HOSTS = 'Pictures.example.com, cdn.example.com:8443'
  expect(() => readConfig({ PHOTOGRAPHS_HOSTS })).toThrow(/PHOTOGRAPHS_RIGHTS=held/)
  expect(() => readConfig({ PHOTOGRAPHS_HOSTS, PHOTOGRAPHS_RIGHTS: 'yes' })).toThrow(/"held"/)
  const held = { PHOTOGRAPHS_HOSTS, PHOTOGRAPHS_RIGHTS: 'held' }
  expect(readConfig(held).photographs).toEqual({
    hosts: new Set(['pictures.example.com', 'cdn.example.com:8443']),
    perHost: 2,
    allowsPlainHttp: false,
    allowsLoopback: false,
  })
  for (const wrong of ['https://pictures.example.com', 'pictures.example.com/a', '*', 'a b'])
    expect(() => readConfig({ ...held, PHOTOGRAPHS_HOSTS: wrong })).toThrow(/PHOTOGRAPHS_HOSTS/)
})

test('no public site asks itself for photographs', () => {
  const PHOTOGRAPHS_LOOPBACK = 'true'
  const site = { PUBLIC_URL: 'https://www.example.com' }
  expect(() => readConfig({ PHOTOGRAPHS_LOOPBACK, ...site })).toThrow(/is for tests/)
  expect(() => readConfig({ PHOTOGRAPHS_LOOPBACK, NODE_ENV: 'production' })).toThrow(/for tests/)
  expect(readConfig({ PHOTOGRAPHS_LOOPBACK }).photographs).toBeUndefined()
})
