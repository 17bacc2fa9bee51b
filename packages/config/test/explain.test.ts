import { expect, test } from 'vitest'
import { explain } from '../src/typecheck/explain.ts'

test.each([
  [
    `apps/api/src/handlers.ts(64,3): error TS2322: Type '{ ping(): void }' is not assignable to type 'ServedHandlers'.
  Property 'getPlace' is missing in type '{ ping(): void }' but required in type 'Omit<ServerHandlers<RequestContext>, "createUpload">'.`,
    /^apps\/api\/src\/handlers\.ts\(64,3\): the operation getPlace has no handler; write one .*apps\/api\/src\/modules.*packages\/mock-api\/src\/handlers/m,
  ],
  [
    `a.test.ts(37,7): error TS2741: Property 'getPlace' is missing in type '{ ping: never[]; }' but required in type 'Record<Read, readonly string[]>'.`,
    /^a\.test\.ts\(37,7\): the read getPlace has no row; .*\[\]/m,
  ],
  [
    `a.ts(19,96): error TS2741: Property '"chat:stop"' is missing in type '{ 'chat:init'(): void }' but required in type 'ChatHandlers<Connection>'.`,
    /^a\.ts\(19,96\): the event chat:stop has no handler; write .*events\.ts$/m,
  ],
  [
    `a.ts(1,2): error TS2353: Object literal may only specify known properties, and ''chat:stopped'' does not exist in type 'ChatHandlers<Connection>'.`,
    /^a\.ts\(1,2\): the contract has no event chat:stopped; .*npm run gen/m,
  ],
  [
    "a.ts(68,3): error TS2741: Property 'page' is missing in type '{ id: number }' but required in type 'RouteEntry'.",
    /^a\.ts\(68,3\): this route has no page; give it `page:/m,
  ],
  [
    "a.ts(74,33): error TS2307: Cannot find module '../features/APage.tsx' or its corresponding type declarations.",
    /^a\.ts\(74,33\): there is no \.\.\/features\/APage\.tsx; write it/m,
  ],
  [
    "a.ts(2,31): error TS2307: Cannot find module 'wouter' or its corresponding type declarations.",
    /^a\.ts\(2,31\): the package wouter is not installed; run `npm run typecheck`/m,
  ],
  [
    "a.ts(2,31): error TS2307: Cannot find module '@manzil/domain/nothing' or its corresponding type declarations.",
    /^a\.ts\(2,31\): there is no @manzil\/domain\/nothing; write it/m,
  ],
  [
    `a.tsx(18,15): error TS2345: Argument of type '["cancelled.nowhere"]' is not assignable to parameter of type '[key: "cancelled.text"]'.`,
    /^a\.tsx\(18,15\): no language has the text cancelled\.nowhere; write it into/m,
  ],
])('%s', (fault, sentence) => {
  const said = explain(fault)
  expect(said).toMatch(sentence)
  // A fault of several lines stands below its mend, each of its lines moved in.
  expect(said).toContain(fault.replaceAll('\n', '\n  '))
})

test('what is not known is said as the compiler says it, and pages of types are cut', () => {
  expect(explain('a.ts(1,1): error TS1: No.')).toBe('a.ts(1,1): error TS1: No.')
  // Of keys that are put together, the first need not be the one that is missing.
  const several = `a.tsx(2,2): error TS2345: Argument of type '["one.a" | "one.b"]' is not … '[key: "one.a"]'.`
  expect(explain(several)).toBe(several)
  const pages = `a.ts(1,1): error TS2307: Cannot find module './b.ts' ${'x'.repeat(9_000)}`
  expect(explain(pages).length).toBeLessThan(600)
})
