import './EnquirySection.css'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { useLazyOverlay } from '../overlays/use-lazy-overlay.ts'
import type { EnquiryProps } from './Enquiry.tsx'
import type { EnquirySheetProps } from './EnquirySheet.tsx'
import type { AskedKind } from './enquiry-values.ts'
import type { EnquiryTarget } from './target.ts'

/** Id of the section's element. */
const enquirySectionId = 'enquiry'
/** How near the form is when it is fetched. */
const NEAR = '600px'

const form = { load: () => import('./Enquiry.tsx'), texts: ['enquiry'] } as const
const sheet = { load: () => import('./EnquirySheet.tsx'), texts: ['enquiry'] } as const

/** How the page asks for the form: what for, and that it should be shown. */
export interface EnquiryIntent {
  kind: AskedKind
  /** Presses so far; each opens the form over the page. */
  presses: number
}

/** The intent of a page, and what its buttons do. */
export function useEnquiryIntent(): [EnquiryIntent, (kind: AskedKind) => void] {
  const [intent, setIntent] = useState<EnquiryIntent>({ kind: 'question', presses: 0 })
  return [intent, (kind) => setIntent(({ presses }) => ({ kind, presses: presses + 1 }))]
}

interface EnquirySectionProps {
  target: EnquiryTarget
  intent: EnquiryIntent
}

const fields = ['first', 'second', 'third', 'fourth', 'fifth']

/**
 * The place of the enquiry form at the end of what it is about; code and texts come when it is near.
 * A press of the page's buttons opens it where the visitor is; what was typed goes along.
 */
export function EnquirySection({ target, intent }: EnquirySectionProps) {
  const { t } = useTranslation()
  const section = useRef<HTMLElement>(null)
  const [near, setNear] = useState(false)
  const Form = useLazyOverlay<EnquiryProps>(near, form, () => setNear(false))
  useEffect(() => {
    if (!section.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    watcher.observe(section.current)
    return () => watcher.disconnect()
  }, [])
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const Sheet = useLazyOverlay<EnquirySheetProps>(isWanted, sheet, () => setWanted(false))
  // One form at a time; that of the page stays until the other is there, and where it cannot be had.
  const isOver = Sheet !== null && isOpen
  useEffect(() => {
    if (intent.presses === 0) return
    setWanted(true)
    setOpen(true)
  }, [intent.presses])
  return (
    <section
      ref={section}
      id={enquirySectionId}
      className="enquiry-section"
      tabIndex={-1}
      aria-busy={Form === null || isOver}
      data-arriving={(near && Form === null) || undefined}
    >
      {Sheet && (
        <Sheet
          key={target.id}
          open={isOpen}
          onClose={() => setOpen(false)}
          target={target}
          wanted={intent.kind}
        />
      )}
      {Form && !isOver ? (
        <Form key={target.id} target={target} wanted={intent.kind} />
      ) : (
        <div className="enquiry-skeleton">
          <span className="mz-visually-hidden">{t('loading')}</span>
          <Skeleton width="60%" height="1.5rem" />
          {fields.map((id) => (
            <Skeleton key={id} height="2.75rem" />
          ))}
        </div>
      )}
    </section>
  )
}
