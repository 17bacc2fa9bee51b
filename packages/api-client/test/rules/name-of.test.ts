import { expect, test } from 'vitest'
import { nameOf } from '../../codegen/rules/visitor.ts'

const at = (file: string, pointer: string) => ({
  source: { absoluteRef: `/home/manzil/contracts/${file}` },
  pointer,
  child: () => at(file, pointer),
})

test.each([
  ['schemas/User.yaml', '#/', '`User`'],
  ['schemas/User.yaml', '#/properties/first_name', '`User.first_name`'],
  ['schemas/Location.yaml', '#/properties/aliases/items', '`Location.aliases[]`'],
  ['schemas/PropertyDetail.yaml', '#/allOf/1/properties/floor', '`PropertyDetail.floor`'],
  ['openapi/responses/TooManyRequests.yaml', '#/headers/Retry-After/schema', '`Retry-After`'],
  ['openapi/paths/site.yaml', '#/ping/get/responses/200/schema/properties/status', '`status`'],
  ['openapi/paths/agent.yaml', '#/allUsers/get/parameters/2/schema', 'This schema'],
])('names %s%s', (file, pointer, name) => {
  expect(nameOf(at(file, pointer))).toBe(name)
})
