import type { Evidence } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from '../../../language/use-translation.ts'
import { readField, readSource } from '../conversation/evidence-names.ts'
import { useReadableNames } from '../panel/use-readable-names.ts'

interface EvidenceNames {
  /** Where a figure comes from: "Asking prices of live properties". */
  source: (row: Evidence) => string
  /** What it is: "Gross yield · Dubai Marina". */
  field: (row: Evidence) => string
}

const noFilters = {}

/** Names of sources and fields in the visitor's language; never those of our own tables. */
export function useEvidenceNames(evidence: readonly Evidence[]): EvidenceNames {
  const { t } = useTranslation('chat')
  const { place } = useReadableNames(
    noFilters,
    evidence.some(({ field }) => readField(field).rest !== ''),
  )
  return {
    source: (row) => {
      const { key, name } = readSource(row.source)
      return key ? t(`evidence.source.${key}`) : name || t('evidence.site')
    },
    field: (row) => {
      const { key, rest } = readField(row.field)
      if (key === null)
        return t(readSource(row.source).name ? 'evidence.field.rate' : 'evidence.figure')
      const name = t(`evidence.field.${key}`)
      return rest === '' ? name : `${name} · ${place(rest)}`
    },
  }
}
