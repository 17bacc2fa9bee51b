import { lint } from './lint-seed.ts'
import type { Seed } from './seed.ts'

const document = 'asyncapi/asyncapi.yaml'

/** Faults of the chat's names. */
export const chatSeeds: Seed[] = [
  lint(
    'message with another name',
    /asyncapi\.yaml:\d+:\d+ .*`ChatClearReply` has the name `ChatCleared`/,
    [document, 'name: ChatClearReply', 'name: ChatCleared'],
  ),
  lint('message with the schema of another', /`ChatClearReply` carries `ChatInitReply`/, [
    document,
    'schemas/ChatClearReply.yaml',
    'schemas/ChatInitReply.yaml',
  ]),
  lint(
    'reply that is not named after its event',
    /reply of chatClear is `ChatInitReply`.*`ChatClearReply`/,
    [
      document,
      "reply: { $ref: '#/components/messages/ChatClearReply' }",
      "reply: { $ref: '#/components/messages/ChatInitReply' }",
    ],
  ),
  lint('reply shared by two events', /The reply of chatClear is that of another event/, [
    document,
    /(channel: \{ \$ref: '#\/channels\/chatClear' \}\n {6}messages: \[\{ \$ref: ')#\/channels\/chatClear/,
    '$1#/channels/chatInit',
  ]),
  lint('payload that is not named after its event', /payload of chatClear is `ChatInitPayload`/, [
    document,
    "request: { $ref: '#/components/messages/ChatClearPayload' }",
    "request: { $ref: '#/components/messages/ChatInitPayload' }",
  ]),
  lint(
    'reply that cannot refuse',
    /schemas\/ChatClearReply\.yaml:\d+:\d+ .*chatClear .*ChatClearAck and ChatError/,
    ['schemas/ChatClearReply.yaml', /^ {2}- \{ \$ref: \.\/ChatError\.yaml \}\n/m, ''],
  ),
]
