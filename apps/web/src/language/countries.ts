/** Names that CLDR has for what is no country: unions, the world, test data, islands of another's. */
const none = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
])

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country and territory that has a name, by ISO 3166-1; those that are no more are left out. */
export function allCountries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !none.has(code) && names.of(code) !== undefined)
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
}
