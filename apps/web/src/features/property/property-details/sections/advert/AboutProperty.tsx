import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useCallback, useState } from 'react'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import type { LazyPart } from '../../../../../loading/lazy-with-texts.ts'
import { useLazyOverlay } from '../../../../../overlays/use-lazy-overlay.ts'
import type { SectionProps } from '../../section-props.ts'
import { FigureSource } from '../FigureSource.tsx'
import type { ReportDialogProps } from '../report/ReportDialog.tsx'
import { Permit } from './Permit.tsx'

const dialogs = {
  report: { load: () => import('../report/ReportDialog.tsx'), texts: [] },
  gone: { load: () => import('../report/GoneDialog.tsx'), texts: [] },
} as const satisfies Record<string, LazyPart<ReportDialogProps>>

/** Permit, reference, day of publication, views, the source of all figures, and reports. */
export default function AboutProperty({ property }: SectionProps) {
  const { t } = useTranslation('particulars')
  const { date, number } = useFormats()
  const { published_at: published } = property
  return (
    <>
      <Permit property={property} />
      <FactTable
        facts={[
          {
            id: 'reference',
            label: t('listing.reference'),
            value: <bdi>{property.reference}</bdi>,
          },
          ...(published === null
            ? []
            : [
                {
                  id: 'published',
                  label: t('listing.published'),
                  value: <time dateTime={published}>{date(published)}</time>,
                },
              ]),
          { id: 'views', label: t('listing.views'), value: number(property.views) },
        ]}
      />
      <FigureSource open source={property.source} />
      <div className="details-group">
        <Opener part="gone" id={property._id} />
        <Opener part="report" id={property._id} />
      </div>
    </>
  )
}

/** A button and the dialog behind it. */
function Opener({ part, id }: { part: keyof typeof dialogs; id: string }) {
  const { t } = useTranslation('particulars')
  // Stays drawn once it was opened, so that what was typed is there again.
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const Dialog = useLazyOverlay<ReportDialogProps>(
    wanted,
    dialogs[part],
    useCallback(() => setWanted(false), []),
  )
  return (
    <div>
      <Button
        variant="link"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t(`listing.${part}`)}
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} id={id} />}
    </div>
  )
}
