import type { PropertySource } from '@manzil/api-client/generated/types.gen'
import { SourceNote } from '@manzil/ui/data/SourceNote/SourceNote'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

interface FigureSourceProps {
  source: PropertySource
  /** Unfolded from the start. */
  open?: boolean
}

/** Where the figures above it come from, their day, and what was repaired or guessed. */
export function FigureSource({ source, open = false }: FigureSourceProps) {
  const { t } = useTranslation('details')
  const { date } = useFormats()
  const { name, kind, as_of: asOf, notes } = source
  return (
    <SourceNote
      open={open}
      summary={t('source.summary')}
      rows={[
        {
          id: 'source',
          // Names of imports and demonstrations are the operator's own.
          origin: { text: kind === 'owner' ? name : t(`source.names.${kind}`) },
          field: t(`source.${kind}`),
          asOf: asOf === null ? undefined : { text: date(asOf), iso: asOf },
          notes: notes.length === 0 ? [t('source.none')] : notes,
        },
      ]}
      texts={{
        origin: t('source.name'),
        field: t('source.kind'),
        asOf: t('source.asOf'),
        notes: t('source.notes'),
      }}
    />
  )
}
