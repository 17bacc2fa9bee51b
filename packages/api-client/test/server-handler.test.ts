import { expect, expectTypeOf, test } from 'vitest'
import { fixtures } from '../src/generated/fixtures.gen.ts'
import type { RequestOf } from '../src/generated/server-handlers.gen.ts'
import type { Problem, Reply, SuccessBody } from '../src/server-handler.ts'

type Status<K extends Parameters<typeof reply>[0]> = Reply<K>['status']

/** A handler of any operation; the compiler checks its answer. */
const reply = <K extends 'createEnquiry' | 'toggleFavourite'>(_operation: K, answer: Reply<K>) =>
  answer

test('a handler answers the declared success, 201 too', () => {
  const body = fixtures.createEnquiry()
  expect(reply('createEnquiry', { status: 201, body }).status).toBe(201)
  expectTypeOf<Extract<Reply<'createEnquiry'>, { body: unknown }>>().toEqualTypeOf<{
    status: 201
    body: SuccessBody<'createEnquiry'>
  }>()
})

test('a handler answers the declared failures, never 5xx', () => {
  const problem: Problem = { code: 'not_found', message: 'It is gone.' }
  expect(reply('toggleFavourite', { status: 404, problem }).status).toBe(404)
  expectTypeOf<404>().toExtend<Status<'toggleFavourite'>>()
  expectTypeOf<500>().not.toExtend<Status<'toggleFavourite'>>()
  expectTypeOf<200>().not.toExtend<Status<'createEnquiry'>>()
})

test('a file is a Blob for the handler, a header has the name of the contract', () => {
  expectTypeOf<RequestOf<'updateProfilePicture'>['body']>().toEqualTypeOf<{
    profile_picture: Blob
  }>()
  expectTypeOf<RequestOf<'createEnquiry'>['headers']>().toHaveProperty('Idempotency-Key')
})
