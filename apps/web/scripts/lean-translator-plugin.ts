import { type Plugin, parseAst } from 'vite'

/**
 * Methods of the translator's classes that nothing of ours reaches, and what stands in for them:
 * texts neither name other texts nor formats (packages/i18n/test/locales.test.ts), and there is one
 * translator, which is written to by nobody.
 */
const unused: Readonly<Record<string, string>> = {
  'Interpolator.nest': '(text) { return text }',
  'Formatter.init': '() {}',
  'Formatter.add': '() {}',
  'Formatter.addCached': '() {}',
  'Formatter.format': '(value) { return value }',
  'Connector.saveMissing': '() {}',
  'Translator.getUsedParamsDetails': '() {}',
  'I18n.cloneInstance': '() {}',
  'I18n.dir': '() {}',
  'I18n.hydrate': '() {}',
  'I18n.reloadResources': '() {}',
}

/** Leaves out what the translator can do beyond what we ask of it: a fifth of its code. */
export function leanTranslatorPlugin(): Plugin {
  return {
    name: 'manzil-lean-translator',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        const found = parseAst(code).body.flatMap((node) => {
          if (node.type !== 'ClassDeclaration') return []
          return node.body.body.flatMap((member) => {
            if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier') return []
            const { name } = member.key
            const stand = unused[`${node.id?.name}.${name}`]
            return stand === undefined ? [] : [{ ...member, text: name + stand }]
          })
        })
        // Not an error: the bytes of the first visit are limited by a test of their own.
        if (found.length < Object.keys(unused).length)
          this.warn('The translator has other methods than those that are left out.')
        const lean = found.reduceRight(
          (text, { start, end, text: stand }) => text.slice(0, start) + stand + text.slice(end),
          code,
        )
        return { code: lean, map: null }
      },
    },
  }
}
