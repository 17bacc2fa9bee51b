import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: {
    description?: string
    props?: Record<string, { tsType?: { name: string; raw?: string } }>
  }
}

/** `parameters.docs` of stories whose `component` is an example around the one that they are of. */
export interface DocsOf {
  /** Whose props and description the page shows. */
  of?: unknown
}

type ArgTypes = ReturnType<ArgTypesEnhancer>

const docgenOf = (component: unknown) => (component as Documented | undefined)?.__docgenInfo

/** Tables of props say `'sm' | 'md'` as it is written, where Storybook says “union”. */
function withWrittenTypes(argTypes: ArgTypes, component: unknown): ArgTypes {
  const props = docgenOf(component)?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { name: kind, raw } = props[name]?.tsType ?? {}
      if (!raw || kind === 'signature' || argType.table?.type?.summary !== kind)
        return [name, argType]
      const summary = raw
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/^ ?\| /, '')
        .replace(/ \| undefined$/, '')
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )
}

/** The props of the component that an example is of; of the example those that have a control. */
function withPropsOf(argTypes: ArgTypes, props: ArgTypes): ArgTypes {
  const shown = Object.entries(props).map(([name, prop]) => [name, { ...prop, control: false }])
  const example = Object.entries(argTypes)
    .filter(([, { options }]) => options)
    .map(([name, argType]) => [name, { ...props[name], ...argType }])
  return Object.fromEntries([...shown, ...example])
}

export const withPropTables: ArgTypesEnhancer = ({ argTypes, component, parameters }) => {
  const { of, extractArgTypes } = parameters.docs ?? {}
  if (!of) return withWrittenTypes(argTypes, component)
  return withPropsOf(argTypes, withWrittenTypes(extractArgTypes?.(of) ?? {}, of))
}

/** The sentence at the head of a page: the doc comment of the component. */
export const describeComponent = (
  component: unknown,
  { parameters }: { parameters: { docs?: DocsOf } },
): string => docgenOf(parameters.docs?.of ?? component)?.description ?? ''
