import { lint } from './lint-seed.ts'
import type { Edit, Seed } from './seed.ts'

const roles = (list: string): Edit => [
  'openapi/paths/property.yaml',
  /(operationId: deleteProperty\n[\s\S]*?x-roles: ).*\n/,
  `$1${list}\n`,
]
const security = (list: string): Edit => [
  'openapi/paths/property.yaml',
  /(operationId: deleteProperty\n[\s\S]*?security: ).*\n/,
  `$1${list}\n`,
]
const openToAll =
  /paths\/property\.yaml:\d+:\d+ .*`deleteProperty`.*lets callers in who show no token/

/** Faults of single operations: who may call, and what travels. */
export const operationSeeds: Seed[] = [
  lint(
    'role that does not exist',
    /paths\/property\.yaml:\d+:\d+ .*`deleteProperty`.* names agents, .*Role\.yaml.*use guest, indiv/,
    roles('[agents, agency]'),
  ),
  lint(
    'role named twice',
    /`deleteProperty`: `x-roles` names agent twice/,
    roles('[agent, agent]'),
  ),
  lint('empty list of roles', /`deleteProperty`: `x-roles` lets nobody in/, roles('[]')),
  lint('roles where no token is asked for', openToAll, security('[]')),
  lint('roles where a token may be missing', openToAll, security('[{}, { bearerAuth: [] }]')),
  lint(
    'answer without a schema',
    /paths\/site\.yaml:\d+:\d+ .*This application\/json has no schema/,
    [
      'openapi/paths/site.yaml',
      /(operationId: ping\n[\s\S]*?application\/json:)\n {12}schema:\n(?: {14}.*\n)+/,
      '$1 {}\n',
    ],
  ),
  lint('pattern of a parameter without words', /parameters\/IdempotencyKey\.yaml.*no `x-message`/, [
    'openapi/parameters/IdempotencyKey.yaml',
    /^ {2}x-message: .*\n/m,
    '',
  ]),
  lint('pattern of a body without words', /`PhoneNumber` is sent by clients.* no `x-message`/, [
    'schemas/PhoneNumber.yaml',
    /^x-message: .*\n/m,
    '',
  ]),
  lint('pattern of a chat event without words', /`ChatSendPayload\.message` .* no `x-message`/, [
    'schemas/ChatSendPayload.yaml',
    /^ {4}x-message: .*\n/m,
    '',
  ]),
]
