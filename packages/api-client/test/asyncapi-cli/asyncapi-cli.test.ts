import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compareByProgram } from '../../codegen/asyncapi-cli/compare-chat.ts'
import { problemsIn, validateChat } from '../../codegen/asyncapi-cli/validate-chat.ts'
import { locations } from '../../codegen/locations.ts'

let cache: string
beforeEach(() => {
  cache = fs.mkdtempSync(path.join(os.tmpdir(), 'asyncapi-'))
})
afterEach(() => fs.rmSync(cache, { recursive: true, force: true }))

/** A program that prints one text, and counts how often it was asked. */
function program(printed: string) {
  const asked: string[][] = []
  const run = async (...args: string[]) => {
    asked.push(args)
    return printed
  }
  return { run, cache, asked }
}

/** As `asyncapi validate --diagnostics-format=json` prints it. */
const diagnostic = (severity: number) => ({
  code: 'asyncapi-document-resolved',
  path: ['operations', 'chatInit', 'action'],
  message: '"action" property must be equal to one of the allowed values.',
  severity,
  range: { start: { line: 91, character: 12 }, end: { line: 91, character: 19 } },
  source: `${locations.contracts}/asyncapi/asyncapi.yaml`,
})

test('errors and warnings have their place, and advice is none', () => {
  const list = JSON.stringify([0, 1, 2, 3].map(diagnostic), null, 2)
  const printed = `\nFile asyncapi.yaml and/or referenced documents have governance issues.\n${list}\n`
  const found = problemsIn(printed, locations.contracts)
  expect(found).toHaveLength(2)
  expect(found[0]).toEqual({
    file: 'asyncapi/asyncapi.yaml',
    line: 92,
    column: 13,
    rule: 'asyncapi-document-resolved',
    message:
      'operations.chatInit.action: "action" property must be equal to one of the allowed values.',
  })
})

test('a sentence alone says that there is nothing; anything else is no answer', () => {
  expect(problemsIn('\nFile asyncapi.yaml is valid!\n', locations.contracts)).toEqual([])
  expect(() => problemsIn('Error: no such file', locations.contracts)).toThrow('no such file')
})

test('a document without a fault is asked about once, another one again', async () => {
  const sound = program('[]')
  await validateChat(sound, locations.contracts)
  await validateChat(sound, locations.contracts)
  expect(sound.asked).toHaveLength(1)
  const compare = compareByProgram(sound)
  const document = (title: string) => ({ info: { title, version: '1.0.0' } })
  await compare(document('a'), document('b'))
  await compare(document('a'), document('b'))
  await compare(document('b'), document('a'))
  expect(sound.asked).toHaveLength(3)
})

test('a fault is told each time', async () => {
  const faulty = program(JSON.stringify([diagnostic(0)]))
  expect(await validateChat(faulty, locations.contracts)).toHaveLength(1)
  expect(await validateChat(faulty, locations.contracts)).toHaveLength(1)
})

test('of a comparison the action and the path are kept', async () => {
  const change = { action: 'edit', path: '/servers/web/protocol', before: 'ws', type: 'breaking' }
  const compare = compareByProgram(program(JSON.stringify([change])))
  const document = { info: { version: '1.0.0' } }
  expect(await compare(document, document)).toEqual([
    { action: 'edit', path: '/servers/web/protocol' },
  ])
})
