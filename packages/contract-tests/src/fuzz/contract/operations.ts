import { type OperationId, operationTable } from '@manzil/api-client/generated/operations.gen'
import openapi from '@manzil/api-client/openapi.json' with { type: 'json' }
import { z } from 'zod'
import { step } from './documents.ts'
import { type JsonSchema, zJsonSchema } from './json-schema.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  /** Where the schema stands in the document. */
  pointer: string
}

export interface Body {
  mediaType: string
  required: boolean
  schema: JsonSchema
  pointer: string
}

interface Answer {
  /** Declared content types; none for an answer without a body. */
  mediaTypes: string[]
  schema: JsonSchema | undefined
}

/** An operation of the contract with everything that inputs are made of and answers are held to. */
export interface Operation {
  id: OperationId
  method: string
  /** With `{name}` for each path parameter, below the base path. */
  path: string
  tag: string
  auth: 'none' | 'optional' | 'required'
  /** Kinds of account that may call; all that `auth` admits where it is undefined. */
  roles: readonly string[] | undefined
  parameters: Parameter[]
  body: Body | undefined
  /** Declared statuses; `default` stands for failures of the server and is left out. */
  answers: ReadonlyMap<number, Answer>
}

const zRef = z.looseObject({ $ref: z.string() })
const zParameter = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  schema: zJsonSchema,
})
const zContent = z.record(z.string(), z.looseObject({ schema: zJsonSchema })).optional()
const zAnswer = z.looseObject({ content: zContent })
const zOperation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.union([zRef, zParameter])).default([]),
  requestBody: z
    .looseObject({ required: z.boolean().default(false), content: zContent })
    .optional(),
  responses: z.record(z.string(), z.union([zRef, zAnswer])),
})
const zDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), zOperation)),
  components: z.looseObject({
    parameters: z.record(z.string(), zParameter).default({}),
    responses: z.record(z.string(), zAnswer).default({}),
  }),
})

const { paths, components } = zDocument.parse(openapi)

/** Every operation of the contract, in its order. */
export function readOperations(): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, found]) => readOperation(path, method, found)),
  )
}

function readOperation(
  path: string,
  method: string,
  found: z.output<typeof zOperation>,
): Operation {
  const here = `/paths${step(path)}${step(method)}`
  const [id] = Object.values(operationTable).flatMap((entry) =>
    entry.id === found.operationId ? [entry.id] : [],
  )
  if (!id) throw new Error(`${found.operationId} is not generated; run \`npm run gen\``)
  const { tag, auth, roles } = operationTable[id]
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag,
    auth,
    roles: roles ?? undefined,
    parameters: found.parameters.map((given, index) =>
      readParameter(given, `${here}/parameters/${index}`),
    ),
    body: readBody(found.requestBody, here),
    answers: new Map(
      Object.entries(found.responses).flatMap(([status, given]) =>
        status === 'default' ? [] : [[Number(status), readAnswer(given)] as const],
      ),
    ),
  }
}

function readParameter(
  given: z.output<typeof zRef> | z.output<typeof zParameter>,
  here: string,
): Parameter {
  const shared = '$ref' in given ? lastStep(String(given.$ref)) : undefined
  const parameter = shared ? components.parameters[shared] : zParameter.parse(given)
  if (!parameter) throw new Error(`${shared} is not a shared parameter of the contract`)
  const pointer = `${shared ? `/components/parameters/${shared}` : here}/schema`
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    schema: parameter.schema,
    pointer,
  }
}

function readBody(
  given: z.output<typeof zOperation>['requestBody'],
  here: string,
): Body | undefined {
  const [first] = Object.entries(given?.content ?? {})
  if (!given || !first) return undefined
  const [mediaType, { schema }] = first
  const pointer = `${here}/requestBody/content${step(mediaType)}/schema`
  return { mediaType, required: given.required, schema, pointer }
}

function readAnswer(given: z.output<typeof zRef> | z.output<typeof zAnswer>): Answer {
  const answer =
    '$ref' in given ? components.responses[lastStep(String(given.$ref))] : zAnswer.parse(given)
  const content = Object.entries(answer?.content ?? {})
  return { mediaTypes: content.map(([mediaType]) => mediaType), schema: content[0]?.[1].schema }
}

const lastStep = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)
