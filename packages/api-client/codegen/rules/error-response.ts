import type { Context } from './visitor.ts'

interface ResponseNode {
  content?: Record<string, MediaTypeNode | undefined>
}
interface MediaTypeNode {
  schema?: { $ref?: string }
  example?: unknown
  examples?: Record<string, unknown>
}

const folder = '/openapi/responses/'

/** Failures are files of contracts/openapi/responses: an ErrorEnvelope each, with an example. */
export function errorResponse() {
  return {
    Responses(
      responses: Record<string, { $ref?: string }>,
      { report, location, resolve }: Context,
    ) {
      for (const [status, response] of Object.entries(responses)) {
        if (/^[23]/.test(status) || status.startsWith('x-')) continue
        const file = resolve(response).location?.source.absoluteRef ?? ''
        if (!file.includes(folder))
          report({
            message: `The ${status} response is written in place: refer to a file of contracts/openapi/responses.`,
            location: location.child([status]),
          })
      }
    },
    Response(response: ResponseNode, { report, location }: Context) {
      const { absoluteRef } = location.source
      if (!absoluteRef.includes(folder)) return
      const name = absoluteRef.split('/').at(-1)
      const media = response.content?.['application/json']
      if (!media?.schema?.$ref?.endsWith('/ErrorEnvelope.yaml'))
        report({ message: `${name} must answer with ErrorEnvelope.yaml as JSON.`, location })
      else if (media.example === undefined && media.examples === undefined)
        report({
          message: `${name} has no example: add \`example\` with the message that a person would read.`,
          location,
        })
    },
  }
}
