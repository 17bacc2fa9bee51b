import { type Context, entityOf, isPublic, type OperationNode, type SchemaNode } from './visitor.ts'

/** `x-roles` names kinds of account that exist, each once, of callers who have to show a token. */
export function operationRoles() {
  let known: unknown[] = []
  const found: [operation: OperationNode, context: Context][] = []
  return {
    Schema({ enum: values = [] }: SchemaNode, { location }: Context) {
      if (entityOf(location.source.absoluteRef) === 'Role' && location.pointer === '#/')
        known = values
    },
    Operation(operation: OperationNode, context: Context) {
      if ('x-roles' in operation) found.push([operation, { ...context }])
    },
    Root: {
      /** Only now the kinds have been met. */
      leave() {
        for (const [operation, context] of found) check(operation, known, context)
      },
    },
  }
}

function check(operation: OperationNode, known: unknown[], { report, location }: Context): void {
  const roles: unknown = operation['x-roles']
  const at = location.child(['x-roles'])
  const say = (message: string, place = at) =>
    report({ message: `\`${operation.operationId}\`: ${message}`, location: place })
  if (!Array.isArray(roles) || roles.length === 0) {
    say('`x-roles` lets nobody in: list the kinds of account that may call, or remove it.')
    return
  }
  for (const [index, role] of roles.entries()) {
    if (!known.includes(role))
      say(
        `\`x-roles\` names ${role}, which contracts/schemas/Role.yaml does not have: use ${known.join(', ')}.`,
        at.child([index]),
      )
    if (roles.indexOf(role) < index)
      say(`\`x-roles\` names ${role} twice: remove one.`, at.child([index]))
  }
  if (operation.security && isPublic(operation))
    say(
      '`x-roles` shuts accounts out, and `security` lets callers in who show no token: write `security: [{ bearerAuth: [] }]`, or remove `x-roles`.',
    )
}
