import { expect, test } from 'vitest'
import { ContractFault } from '../../codegen/contract-fault.ts'
import { printed } from '../../codegen/report/formats.ts'
import { outcomeOf, readOptions } from '../../codegen/report/run-check.ts'

const outcome = {
  findings: [
    {
      file: 'contracts/schemas/User.yaml',
      line: 12,
      column: 3,
      rule: 'manzil/schema-limit',
      message: '100 % of it: `a`, `b`\nand more',
    },
    { file: 'contracts/releases/a:b,c.json', rule: 'stale', message: 'Delete it.' },
  ],
  text: 'Two findings.',
}

test('a terminal gets the text and nothing else', () => {
  expect(printed('lint', outcome, 'text')).toBe('Two findings.')
})

test('a program gets every finding with its place', () => {
  expect(JSON.parse(printed('lint', outcome, 'json'))).toEqual({
    check: 'lint',
    ok: false,
    findings: outcome.findings,
  })
  expect(JSON.parse(printed('lint', { findings: [], text: 'Fine.' }, 'json'))).toMatchObject({
    ok: true,
  })
})

test('GitHub gets an annotation for each finding, escaped as its commands are', () => {
  expect(printed('lint', outcome, 'github').split('\n')).toEqual([
    '::error file=contracts/schemas/User.yaml,line=12,col=3,title=manzil/schema-limit::100 %25 of it: `a`, `b`%0Aand more',
    '::error file=contracts/releases/a%3Ab%2Cc.json,title=stale::Delete it.',
    'Two findings.',
  ])
})

test('options are read, with or without the dashes that npm takes away', () => {
  expect(readOptions([])).toEqual({ format: 'text', base: undefined })
  expect(readOptions(['--', '--format', 'github', '--base=main'])).toEqual({
    format: 'github',
    base: 'main',
  })
})

test('what is no option is refused in words', () => {
  expect(readOptions(['--format', 'xml'])).toEqual({
    wrong: 'There is no format "xml". Formats: text, json, github.',
  })
  expect(readOptions(['--formt', 'json'])).toHaveProperty(
    'wrong',
    expect.stringContaining('--formt'),
  )
})

test('a contract that cannot be read is a finding with its place', async () => {
  const place = { file: 'schemas/Slug.yaml', line: 4, column: 1 }
  const read = outcomeOf(() => Promise.reject(new ContractFault('This file is no YAML.', place)))
  expect(await read).toEqual({
    findings: [
      {
        file: 'contracts/schemas/Slug.yaml',
        line: 4,
        column: 1,
        rule: 'contract',
        message: 'This file is no YAML.',
      },
    ],
    text: 'contracts/schemas/Slug.yaml:4:1  This file is no YAML.',
  })
  await expect(outcomeOf(() => Promise.reject(new Error('no fault of it')))).rejects.toThrow(
    'no fault',
  )
})
