import { z } from 'zod'

/** The part of JSON Schema 2020-12 that the contract uses. */
export const zJsonSchema = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  examples: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  contentMediaType: z.string().optional(),
  /** Limits of a file in a form. */
  'x-max-bytes': z.number().optional(),
  'x-media-types': z.array(z.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  multipleOf: z.number().optional(),
  minItems: z.number().optional(),
  minProperties: z.number().optional(),
  maxItems: z.number().optional(),
  uniqueItems: z.boolean().optional(),
  required: z.array(z.string()).optional(),
  get oneOf() {
    return z.array(zJsonSchema).optional()
  },
  get anyOf() {
    return z.array(zJsonSchema).optional()
  },
  get allOf() {
    return z.array(zJsonSchema).optional()
  },
  get items() {
    return zJsonSchema.optional()
  },
  get properties() {
    return z.record(z.string(), zJsonSchema).optional()
  },
  get additionalProperties() {
    return z.union([z.boolean(), zJsonSchema]).optional()
  },
})

export type JsonSchema = z.output<typeof zJsonSchema>

/** The types that a schema allows; none where it does not say. */
export const typesOf = ({ type }: JsonSchema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type

/** Whether a part of a form is a file. */
export const isFile = ({ format, contentMediaType }: JsonSchema): boolean =>
  format === 'binary' || contentMediaType !== undefined
