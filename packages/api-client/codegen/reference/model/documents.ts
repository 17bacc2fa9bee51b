import type {
  ChatDocument,
  JsonSchema,
  Operation,
  Parameter,
  Response,
  RestDocument,
} from '../../document.ts'

/*
 * What only the reference reads of the documents. Every addition is optional, so that a value of the
 * pipeline's own type is one of these without a conversion.
 */

export interface SchemaNode extends JsonSchema {
  title?: string
  description?: string
  deprecated?: boolean
  readOnly?: boolean
  writeOnly?: boolean
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minProperties?: number
  maxProperties?: number
  uniqueItems?: boolean
}

export interface ReferenceParameter extends Parameter {
  deprecated?: boolean
}

export interface ReferenceResponse extends Response {
  headers?: Record<string, { description?: string; schema: SchemaNode }>
}

export interface ReferenceOperation extends Operation {
  deprecated?: boolean
}

export interface ReferenceRestDocument extends RestDocument {
  info: { title: string; version: string; description?: string }
  servers?: { url: string; description?: string }[]
  tags?: { name: string; description?: string }[]
}

export interface ChatServer {
  pathname: string
  protocol?: string
  description?: string
}

export interface ReferenceChatDocument extends ChatDocument {
  info?: { title: string; version: string; description?: string }
  servers: Record<string, ChatServer>
  components: ChatDocument['components'] & {
    securitySchemes?: Record<string, { description?: string }>
  }
}

/** An operation of the chat document; it describes the server, so `receive` means clients emit. */
export interface ChatOperation {
  action: 'send' | 'receive'
  summary?: string
  description?: string
  channel: { $ref: string }
  messages: { $ref: string }[]
  reply?: { messages: { $ref: string }[] }
}
