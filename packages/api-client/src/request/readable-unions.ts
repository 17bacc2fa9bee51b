import { lookUp, type Node } from './contract-schemas.ts'

/**
 * Rewrites `oneOf` and `anyOf` so that a value which fits none of them is told what is wrong with
 * it, not that it "must match a schema in oneOf". The branch is chosen by what tells the branches
 * apart (the JSON type, or a constant member), and only that branch is applied. Accepts the same
 * values. Unions that nothing tells apart stay as they are.
 */
export function withReadableUnions<T>(schema: T): T {
  return rewrite(schema) as T
}

function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite)
  if (typeof value !== 'object' || value === null) return value
  const { oneOf, anyOf, ...rest } = value as Node
  const kept = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, rewrite(part)]))
  const branches = (oneOf ?? anyOf) as Node[] | undefined
  if (!branches) return kept
  const rewritten = branches.map((branch) => rewrite(branch) as Node)
  const chosen = byType(branches, rewritten) ?? byConstant(branches, rewritten)
  if (!chosen) return { ...kept, ...(oneOf ? { oneOf: rewritten } : { anyOf: rewritten }) }
  return { ...kept, allOf: [...((kept.allOf as Node[] | undefined) ?? []), chosen] }
}

/** Branches of different JSON types: the type decides. */
function byType(branches: Node[], rewritten: Node[]): Node | undefined {
  const types = branches.map(typesOf)
  const all = types.flat()
  if (types.some((own) => own.length === 0) || new Set(all).size < all.length) return undefined
  const last: Node = { type: all }
  return rewritten.reduceRight<Node>(
    (otherwise, branch, at) => choose({ type: types[at] }, branch, otherwise),
    last,
  )
}

/** Objects that differ in a constant member: that member decides. */
function byConstant(branches: Node[], rewritten: Node[]): Node | undefined {
  const members = branches.map((branch) => constantsOf(lookUp(branch)))
  const name = Object.keys(members[0] ?? {}).find((key) => {
    const values = members.map((own) => own[key])
    return values.every((value) => value !== undefined) && new Set(values).size === values.length
  })
  if (name === undefined) return undefined
  const only = (value: unknown): Node => ({
    type: 'object',
    required: [name],
    properties: { [name]: value },
  })
  const last = only({ enum: members.map((own) => own[name]) })
  return rewritten.reduceRight<Node>(
    (otherwise, branch, at) => choose(only({ const: members[at]?.[name] }), branch, otherwise),
    last,
  )
}

const choose = (test: Node, branch: Node, otherwise: Node): Node =>
  Object.fromEntries([
    ['if', test],
    ['then', branch],
    ['else', otherwise],
  ])

/** JSON types of a schema; none where it does not say. A whole number is a number. */
function typesOf(given: Node): string[] {
  const { type, allOf } = lookUp(given)
  if (type !== undefined) {
    const types = [type].flat().map((name) => (name === 'integer' ? 'number' : String(name)))
    return [...new Set(types)]
  }
  return Array.isArray(allOf) ? typesOf((allOf as Node[])[0] ?? {}) : []
}

function constantsOf({ properties = {} }: Node): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties as Record<string, Node>).flatMap(([key, member]) => {
      const { const: constant } = lookUp(member)
      return constant === undefined ? [] : [[key, constant]]
    }),
  )
}
