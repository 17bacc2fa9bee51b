import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type {
  ReferenceChatDocument,
  ReferenceRestDocument,
} from '../../codegen/reference/model/documents.ts'
import { readReference } from '../../codegen/reference/model/reference.ts'
import { curlOf } from '../../codegen/reference/parts/curl.ts'
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

test.each(reference.events.map((entry) => [entry.event, entry] as const))(
  'the sample of %s is JavaScript',
  (_event, entry) => {
    const sample = emitSample(reference, entry)
    expect(() => new Function(`return async (socket) => { ${sample} }`)).not.toThrow()
    expect(sample).toContain(`'${entry.event}'`)
  },
)
