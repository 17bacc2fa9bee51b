import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../../language/use-formats.ts'
import type { LazyPart } from '../../../../../loading/lazy-with-texts.ts'
import { useLazyOverlay } from '../../../../../overlays/use-lazy-overlay.ts'
import type { SectionProps } from '../../section-props.ts'
import { FigureSource } from '../FigureSource.tsx'
import type { ReportDialogProps } from '../report/ReportDialog.tsx'
import { Permit } from './Permit.tsx'

const dialog: LazyPart<ReportDialogProps> = {
  load: () => import('../report/ReportDialog.tsx'),
  texts: [],
}

/** Permit, reference, day of publication, views, the source of all figures, and reports. */
export default function AboutProperty({ property }: SectionProps) {
  const { t } = useTranslation('particulars')
  const { date, number } = useFormats()
  const { published_at: published } = property
  // Stays drawn once it was opened, so that what was typed is there again.
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const Report = useLazyOverlay(
    wanted,
    dialog,
    useCallback(() => setWanted(false), []),
  )
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
      <div>
        <Button
          variant="link"
          aria-haspopup="dialog"
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          {t('listing.report')}
        </Button>
      </div>
      {Report && <Report open={open} onClose={() => setOpen(false)} id={property._id} />}
    </>
  )
}
