import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { name: string; raw?: string } }> }
}

/** Tables of props say `'sm' | 'md'` as it is written, where Storybook says “union”. */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo } = (component ?? {}) as Documented
  const props = __docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { name: kind, raw } = props[name]?.tsType ?? {}
      if (!raw || kind === 'signature' || argType.table?.type?.summary !== kind)
        return [name, argType]
      const summary = raw
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/^ ?\| /, '')
      return [name, { ...argType, table: { ...argType.table, type: { summary } } }]
    }),
  )
}
