import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderChangelog } from '../../codegen/release/changelog.ts'
import type { Documents } from '../../codegen/release/documents.ts'
import { explain } from '../../codegen/release/explain.ts'
import { findBreaking } from '../../codegen/release/find-breaking.ts'
import { answering, contractOf } from './one-call.ts'

let contracts: string
beforeEach(() => {
  contracts = fs.mkdtempSync(path.join(os.tmpdir(), 'contracts-'))
  write('openapi/openapi.yaml', "openapi: 3.1.1\ninfo:\n  title: Small\n  version: '1.0.0'\n")
})
afterEach(() => fs.rmSync(contracts, { recursive: true, force: true }))

function write(name: string, text: string): void {
  const file = path.join(contracts, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
}

function release(version: string, documents: Documents): void {
  for (const half of ['openapi', 'asyncapi'] as const)
    write(`releases/${version}/${half}.json`, JSON.stringify(documents[half]))
}

/** A contract of that version with the calls, each answering with a flag of its own. */
function calls(version: string, ...names: string[]): Documents {
  const paths = names.map((name) => [
    `/${name}`,
    { get: { operationId: name, responses: answering({ type: 'boolean' }) } },
  ])
  const { openapi, asyncapi } = contractOf(Object.fromEntries(paths), {})
  const info = { title: 'Small', version }
  return { openapi: { ...openapi, info }, asyncapi: { ...asyncapi, info } }
}

const base = (documents: Documents) => ({ name: 'main (0123456789)', documents })
const said = async (now: Documents, before?: Documents) =>
  explain(await findBreaking(contracts, { now, base: before && base(before) }))

test('what the branch left is compared too, as a call that no release has', async () => {
  release('1.0.0', calls('1.0.0', 'home'))
  const { findings, text } = await said(calls('1.0.0', 'home'), calls('1.0.0', 'home', 'faqs'))
  expect(findings).toEqual([
    {
      file: 'contracts/openapi/openapi.yaml',
      rule: 'breaking-change',
      message: '`/faqs`: Path `/faqs` was removed.',
    },
  ])
  expect(text).toContain('1 change breaks clients of main (0123456789).')
})

test('a change that breaks both is told once', async () => {
  const before = calls('1.0.0', 'home', 'faqs')
  release('1.0.0', before)
  const { findings, text } = await said(calls('1.0.0', 'home'), before)
  expect(findings).toHaveLength(1)
  expect(text).toContain('clients of release 1.0.0.')
})

test('a change may be accepted for the version that the branch left', async () => {
  release('1.0.0', calls('1.0.0', 'home'))
  const entry = { change: '`/faqs`: Path `/faqs` was removed.', reason: 'Nobody asked yet.' }
  write('releases/accepted.json', JSON.stringify([{ release: '1.1.0', ...entry }]))
  expect((await said(calls('1.0.0', 'home'), calls('1.1.0', 'home', 'faqs'))).findings).toEqual([])
  write('releases/accepted.json', JSON.stringify([{ release: '0.9.0', ...entry }]))
  expect(
    (await said(calls('1.0.0', 'home'), calls('1.1.0', 'home', 'faqs'))).findings,
  ).toHaveLength(1)
})

test('the changelog does not call harmless what breaks a client that reads strictly', async () => {
  release('1.0.0', calls('1.0.0', 'home', 'faqs', 'guides'))
  const entry = (name: string) => ({
    release: '1.0.0',
    change: `\`/${name}\`: Path \`/${name}\` was removed.`,
    reason: 'Nobody asked yet.',
  })
  const accepted = [entry('faqs'), { ...entry('guides'), strict: true }]
  write('releases/accepted.json', JSON.stringify(accepted))
  const changelog = await renderChangelog(contracts, calls('1.0.0', 'home'))
  const [harmless, strict] = [
    'Looks as if it broke clients, and does not:\n\n- `/faqs`',
    'Breaks clients that hold answers against the contract they were built from, and was accepted all the same:\n\n- `/guides`',
  ]
  expect(changelog).toContain(harmless)
  expect(changelog).toContain(strict)
})

test('a version that moved asks for its release', async () => {
  release('1.0.0', calls('1.0.0', 'home'))
  const { findings } = await said(calls('1.1.0', 'home', 'faqs'))
  expect(findings).toEqual([
    {
      file: 'contracts/openapi/openapi.yaml',
      line: 4,
      rule: 'version-without-release',
      message:
        'Version 1.1.0 is not released: run `npm run contracts:release` and commit what it writes.',
    },
  ])
})

test('a version below the newest release is refused', async () => {
  release('1.0.0', calls('1.0.0', 'home'))
  release('1.1.0', calls('1.1.0', 'home'))
  const { text } = await said(calls('1.0.0', 'home'))
  expect(text).toContain('openapi.yaml:4: Version 1.0.0 is older than release 1.1.0')
})

test('what needs nothing says so in one line', async () => {
  release('1.0.0', calls('1.0.0', 'home'))
  expect(await said(calls('1.0.0', 'home'))).toEqual({
    findings: [],
    text: 'Version 1.0.0 breaks no client of release 1.0.0',
  })
})

test('an entry of accepted.json that nothing needs is told', async () => {
  release('1.0.0', calls('1.0.0', 'home'))
  write(
    'releases/accepted.json',
    JSON.stringify([{ release: '1.0.0', change: '`/faqs`: gone.', reason: 'Was there once.' }]),
  )
  const { text } = await said(calls('1.0.0', 'home'))
  expect(text).toBe(
    'contracts/releases/accepted.json: nothing needs "`/faqs`: gone." any more; delete it.',
  )
})

describe('what a comparison of the chat document adds', () => {
  const now = () => {
    const documents = calls('1.0.0', 'home')
    documents.asyncapi = { ...documents.asyncapi, servers: { web: { protocol: 'mqtt' } } }
    return documents
  }
  const sayOf = async (path: string) => {
    release('1.0.0', calls('1.0.0', 'home'))
    const compareChat = async () => [{ action: 'edit' as const, path }]
    return explain(await findBreaking(contracts, { now: now(), compareChat }))
  }

  test('is told with the line of the chat document', async () => {
    write('asyncapi/asyncapi.yaml', 'asyncapi: 3.0.0\nservers:\n  web:\n    protocol: mqtt\n')
    expect((await sayOf('/servers/web/protocol')).findings).toEqual([
      {
        file: 'contracts/asyncapi/asyncapi.yaml',
        line: 4,
        rule: 'breaking-change',
        message: '`/servers/web/protocol` of the chat document was changed.',
      },
    ])
  })

  test('is no version, which announces changes', async () => {
    expect((await sayOf('/info/version')).findings).toEqual([])
  })

  test('may be accepted with a reason', async () => {
    const change = '`/servers/web/protocol` of the chat document was changed.'
    write(
      'releases/accepted.json',
      JSON.stringify([{ release: '1.0.0', change, reason: 'Nobody connects to it.' }]),
    )
    expect((await sayOf('/servers/web/protocol')).findings).toEqual([])
  })
})
