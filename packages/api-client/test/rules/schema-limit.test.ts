import { expect, test } from 'vitest'
import { schemaLimit } from '../../codegen/rules/schema-limit.ts'
import type { SchemaNode } from '../../codegen/rules/visitor.ts'
import { problemsOf } from './problems-of.ts'

test.each<[name: string, schema: SchemaNode]>([
  ['ends that count', { type: 'integer', minimum: 1, maximum: 9 }],
  ['ends that do not count', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }],
  ['a reason to have none', { type: 'integer', 'x-unbounded': 'Nobody knows.' }],
  ['values of its own', { type: 'integer', enum: [1, 2] }],
])('a number with %s is limited', (_name, schema) => {
  expect(problemsOf(schemaLimit(), schema)).toEqual([])
})

test.each<[missing: string, schema: SchemaNode]>([
  ['minimum', { type: 'integer', maximum: 9 }],
  ['maximum', { type: 'integer', minimum: 1 }],
  ['maximum', { type: ['number', 'null'], exclusiveMinimum: 0 }],
  ['maxLength', { type: 'string' }],
  ['maxItems', { type: 'array' }],
])('what has no `%s` is told', (missing, schema) => {
  expect(problemsOf(schemaLimit(), schema)).toEqual([expect.stringContaining(`\`${missing}\``)])
})
