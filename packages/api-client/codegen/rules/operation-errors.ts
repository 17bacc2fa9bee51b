import type { Context, OperationNode, ParameterNode } from './visitor.ts'

interface PathItemNode {
  parameters?: unknown[]
}

/** Every operation declares the failures that its shape makes possible. */
export function operationErrors() {
  return {
    PathItem(item: PathItemNode, context: Context) {
      if (item.parameters !== undefined)
        context.report({
          message: 'Code is made of each operation by itself: declare the parameters there.',
          location: context.location.child(['parameters']),
        })
    },
    Operation(operation: OperationNode, context: Context) {
      const parameters = (operation.parameters ?? []).map(
        (raw) => context.resolve(raw).node as ParameterNode | undefined,
      )
      const declared = Object.keys(operation.responses ?? {})
      for (const [status, file, why] of demands(operation, parameters))
        if (!declared.includes(status))
          context.report({
            message: `\`${operation.operationId}\` does not declare ${status}, and ${why}: add \`${status === 'default' ? status : `'${status}'`}: { $ref: ../responses/${file}.yaml }\`.`,
            location: context.location.child(['responses']),
          })
    },
  }
}

type Demand = [status: string, file: string, why: string]

function demands(operation: OperationNode, parameters: (ParameterNode | undefined)[]): Demand[] {
  const body = operation.requestBody !== undefined
  const bearer = operation.security?.some((entry) => Object.keys(entry).length > 0)
  const found: (Demand | false | undefined)[] = [
    (body || parameters.length > 0) && ['400', 'BadRequest', 'it takes parameters or a body'],
    bearer && ['401', 'Unauthorized', 'a token can be refused'],
    operation['x-roles'] && ['403', 'Forbidden', '`x-roles` shuts other accounts out'],
    parameters.some((parameter) => parameter?.in === 'path') && [
      '404',
      'NotFound',
      'what its path names may not exist',
    ],
    body && ['413', 'PayloadTooLarge', 'a body can be too large'],
    body && ['415', 'UnsupportedMediaType', 'a body can be of another type'],
    body && ['422', 'Unprocessable', 'a body can break its limits'],
    ['429', 'TooManyRequests', 'every call is rationed'],
    ['default', 'Unexpected', 'every call can fail on the server'],
  ]
  return found.filter((demand) => demand !== false && demand !== undefined)
}
