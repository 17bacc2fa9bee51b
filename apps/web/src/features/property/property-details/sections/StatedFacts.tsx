import type { StatedFact } from '@manzil/api-client/generated/types.gen'
import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { useTranslation } from '../../../../language/use-translation.ts'
import { guessLanguage } from './guess-language.ts'

/** What the advert's own words say, each with the words and where they stand; nothing where none do. */
export function StatedFacts({ facts }: { facts: readonly StatedFact[] }) {
  const { t } = useTranslation('particulars')
  if (facts.length === 0) return null
  const lines = linesOf(facts).map(({ id, kind, field, quote }) => ({
    id,
    label: t(`stated.kinds.${kind}`),
    value: <q lang={guessLanguage(quote)}>{quote}</q>,
    detail: t(`stated.fields.${field}`),
  }))
  return (
    <>
      <FactTable label={t('stated.title')} facts={lines} />
      <p className="details-note">{t('stated.note')}</p>
    </>
  )
}

/** The same words say two things of a kind once: a view of the sea and of the palm. */
function linesOf(facts: readonly StatedFact[]) {
  const lines = facts.map((fact) => ({ ...fact, id: `${fact.kind} ${fact.field} ${fact.quote}` }))
  return [...new Map(lines.map((line) => [line.id, line])).values()]
}
