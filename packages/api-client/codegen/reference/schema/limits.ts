import type { SchemaNode } from '../model/documents.ts'

const count = new Intl.NumberFormat('en')

/** Every limit of a value in words, in a fixed order. Patterns and choices are told apart. */
export function limitsOf(node: SchemaNode): string[] {
  const texts = [
    range(node.minLength, node.maxLength, 'character'),
    range(node.minItems, node.maxItems, 'item'),
    range(node.minProperties, node.maxProperties, 'field'),
    range(node.minimum, node.maximum),
    node.exclusiveMinimum !== undefined && `more than ${count.format(node.exclusiveMinimum)}`,
    node.exclusiveMaximum !== undefined && `less than ${count.format(node.exclusiveMaximum)}`,
    node.multipleOf !== undefined && `multiple of ${count.format(node.multipleOf)}`,
    node.uniqueItems && 'no repetitions',
    node['x-max-bytes'] !== undefined && `at most ${bytes(node['x-max-bytes'])}`,
    node['x-media-types']?.join(', '),
    node.properties && node.additionalProperties === false && 'no other fields',
    node.readOnly && 'only in answers',
    node.writeOnly && 'only in requests',
  ]
  return texts.filter((text) => typeof text === 'string')
}

function range(least: number | undefined, most: number | undefined, unit = ''): string | false {
  const some = (value: number) =>
    unit ? `${count.format(value)} ${value === 1 ? unit : `${unit}s`}` : count.format(value)
  if (least !== undefined && least === most) return unit ? `exactly ${some(least)}` : some(least)
  if (least !== undefined && most !== undefined)
    return least === 0 && unit ? `at most ${some(most)}` : `${count.format(least)} to ${some(most)}`
  if (most !== undefined) return `at most ${some(most)}`
  return least !== undefined && least > 0 ? `at least ${some(least)}` : least === 0 && least0(unit)
}

/** Nothing is shorter than nothing, but a number can be negative. */
const least0 = (unit: string): string | false => !unit && 'at least 0'

const bytes = (size: number): string =>
  size >= 1024 * 1024
    ? `${count.format(size / 1024 / 1024)} MB`
    : `${count.format(Math.round(size / 1024))} KB`
