import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { check } from '../../../config/src/typecheck/compiler.ts'
import type {
  ReferenceChatDocument,
  ReferenceRestDocument,
} from '../../codegen/reference/model/documents.ts'
import { readReference } from '../../codegen/reference/model/reference.ts'
import { clientSample } from '../../codegen/reference/parts/client-sample.ts'
import { curlOf } from '../../codegen/reference/parts/curl.ts'
import { fetchSample } from '../../codegen/reference/parts/fetch-sample.ts'
import { requestParts } from '../../codegen/reference/parts/request-parts.ts'
import { emitSample } from '../../codegen/reference/parts/socket-sample.ts'
import chatJson from '../../src/generated/asyncapi.gen.json' with { type: 'json' }
import restJson from '../../src/generated/openapi.gen.json' with { type: 'json' }

const rest: ReferenceRestDocument = JSON.parse(JSON.stringify(restJson))
const chat: ReferenceChatDocument = JSON.parse(JSON.stringify(chatJson))
const reference = readReference(rest, chat)
const operations = reference.tags.flatMap((tag) => tag.operations)

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What a shell makes of a command: its words. */
function wordsOf(command: string): string[] {
  const print = `curl() { printf '%s\\0' "$@"; }\nTOKEN=secret\n${command}`
  return execFileSync('sh', ['-c', print], { encoding: 'utf8' }).split('\0').slice(0, -1)
}

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the request of %s can be pasted into a shell',
  (_id, operation) => {
    const words = wordsOf(plain(curlOf(reference, operation).text))
    const address = words.find((word) => word.startsWith('http'))
    expect(new URL(address ?? '').pathname).not.toMatch(/[{}]|%7B/)
    const body = words[words.indexOf('-d') + 1]
    if (operation.body?.kind === 'json') expect(JSON.parse(body ?? '')).toBeTypeOf('object')
    if (operation.auth === 'required') expect(words).toContain('Authorization: Bearer secret')
    if (operation.body?.kind === 'multipart') expect(words).toContain('-F')
  },
)

test('the requests with fetch are JavaScript', () => {
  for (const operation of operations) {
    const sample = plain(fetchSample(reference, operation).text)
    const run = () => new Function(`return async (token, file) => { ${sample} }`)
    expect(run, sample).not.toThrow()
    expect(sample).toContain(`fetch('http://localhost:8080/api/`)
  }
})

test('the requests with the client type-check, every one', async () => {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/samples')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const given = 'declare const token: string\ndeclare const file: File\nexport {}\n'
  for (const operation of operations)
    writeFileSync(
      join(folder, `${operation.id}.ts`),
      given + plain(clientSample(reference, operation).text),
    )
  const configuration = join(folder, 'tsconfig.json')
  const settings = { extends: '../../../tsconfig.json', include: ['.'], exclude: [] }
  writeFileSync(configuration, JSON.stringify(settings))
  const [result] = await check([configuration])
  expect(result?.output).toBe('')
})

test('ids are asked of the server where it has rows of their kind', () => {
  const lists: Record<string, RegExp> = {
    getProperty: /get-all-properties-for-users\?limit=1$/,
    listSimilarProperties: /get-all-properties-for-users\?limit=1$/,
    getAgent: /all-users\?limit=1$/,
    getBlog: /get-all-blogs\?limit=1$/,
    createEnquiry: /get-all-properties-for-users\?limit=1$/,
    reportListing: /get-all-properties-for-users\?limit=1$/,
  }
  for (const [id, address] of Object.entries(lists)) {
    const operation = operations.find((one) => one.id === id)
    if (!operation) throw new Error(`no ${id}`)
    for (const sample of [curlOf, fetchSample, clientSample]) {
      const { text } = sample(reference, operation)
      expect(/data-id-from="([^"]*)"/.exec(text)?.[1], `${id} ${text}`).toMatch(address)
    }
  }
})

test('an enquiry names a property or an agent, as its schema says', () => {
  const operation = operations.find(({ id }) => id === 'createEnquiry')
  if (!operation) throw new Error('no createEnquiry')
  expect(requestParts(reference, operation).json).toHaveProperty('property_id')
  expect(requestParts(reference, operation).json).not.toHaveProperty('agent_id')
})

test.each(reference.events.map((entry) => [entry.event, entry] as const))(
  'the sample of %s is JavaScript',
  (_event, entry) => {
    const sample = emitSample(reference, entry)
    expect(() => new Function(`return async (socket) => { ${sample} }`)).not.toThrow()
    expect(sample).toContain(`'${entry.event}'`)
  },
)
