const plural = new Intl.PluralRules('ar')

interface Counted {
  one: string
  two: string
  few: string
  many: string
  /** Of whole hundreds, where it is not that of many. */
  other?: string
}

/** The counted noun in the form that its number asks for. */
export function counted(count: number, forms: Counted, figure = String(count)): string {
  switch (plural.select(count)) {
    case 'one':
      return forms.one
    case 'two':
      return forms.two
    case 'few':
      return `${figure} ${forms.few}`
    case 'many':
      return `${figure} ${forms.many}`
    default:
      return `${figure} ${forms.other ?? forms.many}`
  }
}
