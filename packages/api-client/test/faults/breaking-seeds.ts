import type { Edit, Seed } from './seed.ts'

const breaking = (fault: string, says: RegExp, ...edits: Edit[]): Seed => ({
  fault,
  check: 'breaking',
  says,
  edits,
})

/** Faults that a comparison with the newest release finds. */
export const breakingSeeds: Seed[] = [
  breaking(
    'renamed field',
    /schemas\/Category\.yaml:\d+: .*`listings_count` of `Category` was renamed to `listing_count`/,
    ['schemas/Category.yaml', /listings_count/g, 'listing_count'],
  ),
  breaking('loosened type', /`Category\.name`: Type of `name` widened from `string`/, [
    'schemas/Category.yaml',
    'name: { type: string',
    "name: { type: [string, 'null']",
  ]),
  breaking('removed enum value', /`SortBy`: .*lost values: `newest`/, [
    'schemas/SortBy.yaml',
    'newest, ',
    '',
  ]),
  breaking('removed operation', /Path `\/ping` was removed/, [
    'openapi/openapi.yaml',
    /^ {2}\/ping: .*\n/m,
    '',
  ]),
  breaking('required field added to a request', /`Lead` became required: `min_budget`/, [
    'schemas/Lead.yaml',
    'phone_number]',
    'phone_number, min_budget]',
  ]),
  breaking('body that became required', /`POST \/user\/logout-user`: A body became required/, [
    'openapi/paths/account.yaml',
    /(operationId: logoutUser\n[\s\S]*?)( {4}responses:\n)/,
    '$1    requestBody:\n      required: true\n      content: { application/json: { schema: { $ref: ../../schemas/LoginRequest.yaml } } }\n$2',
  ]),
  breaking('role that was shut out', /add-or-remove-favourite\/\{id\}`: No longer for agency/, [
    'openapi/paths/property.yaml',
    /(operationId: toggleFavourite\n[\s\S]*?x-roles: \[.*), agency\]/,
    '$1]',
  ]),
  breaking(
    'dropped field of a chat acknowledgement',
    /schemas\/ChatSendAck\.yaml:\d+: .*`seq` of `ChatSendAck` was removed.*chat:message/,
    ['schemas/ChatSendAck.yaml', ', seq]', ']'],
    ['schemas/ChatSendAck.yaml', /^ {2}seq: .*\n/m, ''],
  ),
  breaking('lost acknowledgement', /asyncapi\.yaml:\d+: .*chat:clear.*no longer acknowledged/, [
    'asyncapi/asyncapi.yaml',
    /(#\/channels\/chatClear\/messages\/request' \}\]\n) {4}reply:\n.*\n.*\n/,
    '$1',
  ]),
  breaking('new kind of message from the chat', /`ChatMessage`.* `oneOf` subschema .*added/, [
    'schemas/ChatMessage.yaml',
    /$/,
    '  - { $ref: ./ChatClearAck.yaml }\n',
  ]),
  breaking('renamed event', /Event `chat:clear` was renamed to `\/?chat:wipe`/, [
    'asyncapi/asyncapi.yaml',
    "address: 'chat:clear'",
    "address: 'chat:wipe'",
  ]),
  {
    ...breaking(
      'file that is no YAML',
      /^contracts\/schemas\/Slug\.yaml:4:1 {2}This file is no YAML: [^\n]* Mend [^\n]*\.$/,
      ['schemas/Slug.yaml', /pattern: .*/, 'pattern: "^[a-z'],
    ),
    alone: true,
  },
  {
    ...breaking(
      'document that is no YAML',
      /^contracts\/openapi\/openapi\.yaml:\d+:\d+ {2}This file is no YAML: [^\n]*\.$/,
      ['openapi/openapi.yaml', /^ {2}title: .*/m, '   title: [Manzil'],
    ),
    alone: true,
  },
  {
    ...breaking(
      'documents of different versions',
      /^contracts\/asyncapi\/asyncapi\.yaml:\d+:3 {2}The version is .* here and 99\.0\.0 in .*give both/,
      ['openapi/openapi.yaml', /^( {2}version: )'.*'/m, "$1'99.0.0'"],
    ),
    alone: true,
  },
]
