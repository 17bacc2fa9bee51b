import { lint } from './lint-seed.ts'
import type { Seed } from './seed.ts'

/** Faults that the rules find. */
export const lintSeeds: Seed[] = [
  lint('missing example', /schemas\/User\.yaml:\d+:\d+ .*`User\.last_name` has no example/, [
    'schemas/User.yaml',
    ', examples: [Khan]',
    '',
  ]),
  lint('example that breaks its schema', /Example value must conform to the schema/, [
    'schemas/ContactName.yaml',
    'examples: [Sara Khan]',
    'examples: [7]',
  ]),
  lint(
    'example of the chat that breaks its schema',
    /schemas\/ChatAction\.yaml:\d+:\d+ .*must conform/,
    ['schemas/ChatAction.yaml', 'examples: [Book a Viewing]', 'examples: [7]'],
  ),
  lint('example of a failure that is no ErrorEnvelope', /responses\/NotFound\.yaml.*conform/, [
    'openapi/responses/NotFound.yaml',
    'code: not_found',
    'code: gone',
  ]),
  lint(
    'missing error response',
    /paths\/property\.yaml:\d+:\d+ .*`getProperty` does not declare 404.*NotFound\.yaml/,
    ['openapi/paths/property.yaml', /(operationId: getProperty\n[\s\S]*?) {6}'404': .*\n/, '$1'],
  ),
  lint(
    'parameters of all operations of a path',
    /paths\/property\.yaml:\d+:\d+ .*of each operation by itself: declare the parameters there/,
    [
      'openapi/paths/property.yaml',
      /^getProperty:\n/m,
      '$&  parameters: [{ $ref: ../parameters/Id.yaml }]\n',
    ],
  ),
  lint('error response written in place', /The 404 response is written in place/, [
    'openapi/paths/property.yaml',
    /(operationId: getProperty\n[\s\S]*?'404': ).*\n/,
    '$1{ description: Gone. }\n',
  ]),
  lint('text without a limit', /`User\.first_name` has no `maxLength`/, [
    'schemas/User.yaml',
    /(first_name: .*?)maxLength: \d+, /,
    '$1',
  ]),
  lint('list without a limit', /`ErrorEnvelope\.fields` has no `maxItems`/, [
    'schemas/ErrorEnvelope.yaml',
    /(fields: .*?)maxItems: \d+, /,
    '$1',
  ]),
  lint('number without a limit', /`Aed` has no `maximum`/, [
    'schemas/Aed.yaml',
    /maximum: .*\n/,
    '',
  ]),
  lint('schema without a type', /`Bounds\.south` has no type/, [
    'schemas/Bounds.yaml',
    'south: { type: number, ',
    'south: { ',
  ]),
  lint('second schema of one name, in a document', /A second schema `User`/, [
    'asyncapi/asyncapi.yaml',
    /^components:\n/m,
    'components:\n  schemas:\n    User: { type: boolean, examples: [true] }\n',
  ]),
  lint(
    'second schema of one name, but for its case',
    /schemas\/Slug\.yaml:1:1 .*same name but for its case/,
    ['schemas/SLUG.yaml', 'type: boolean\ndescription: Another.\nexamples: [true]\n'],
  ),
  lint('schema that nothing uses', /schemas\/Orphan\.yaml:1:1 .*used by no operation/, [
    'schemas/Orphan.yaml',
    'type: boolean\ndescription: Nobody asks.\nexamples: [true]\n',
  ]),
  lint('open request body', /`Lead` is sent by clients and takes fields of any name/, [
    'schemas/Lead.yaml',
    'additionalProperties: false\n',
    '',
  ]),
  lint('open payload of a chat event', /`ChatSendPayload` is sent by clients/, [
    'schemas/ChatSendPayload.yaml',
    'additionalProperties: false\n',
    '',
  ]),
  lint('pattern that hangs on hostile text', /pattern of `Slug` takes exponential time/, [
    'schemas/Slug.yaml',
    /pattern: .*/,
    "pattern: '^([a-z0-9]+-?)*$$'",
  ]),
  lint('operation without a summary', /`ping` has no `summary`/, [
    'openapi/paths/site.yaml',
    /^ {4}summary: Health check\n/m,
    '',
  ]),
  lint('operation that does not say who may call it', /`ping` does not say who may call it/, [
    'openapi/paths/site.yaml',
    /(operationId: ping\n[\s\S]*?) {4}security: \[\]\n/,
    '$1',
  ]),
  lint('parameter without a description', /The parameter `limit` has no description/, [
    'openapi/parameters/Limit.yaml',
    /description: .*\n/,
    '',
  ]),
  lint('description without a full stop', /does not end with a full stop/, [
    'schemas/Slug.yaml',
    /(description: .*)\.'\n/,
    "$1'\n",
  ]),
  lint('client event without an acknowledgement', /The client event chatClear has no reply/, [
    'asyncapi/asyncapi.yaml',
    /(#\/channels\/chatClear\/messages\/request' \}\]\n) {4}reply:\n.*\n.*\n/,
    '$1',
  ]),
  {
    ...lint(
      'file that is no YAML',
      /^contracts\/schemas\/Slug\.yaml:4:1 {2}This file is no YAML: .* Mend indentation.*$/,
      ['schemas/Slug.yaml', /pattern: .*/, 'pattern: "^[a-z'],
    ),
    alone: true,
  },
]
