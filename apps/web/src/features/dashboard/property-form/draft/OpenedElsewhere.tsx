import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useClock } from '../use-clock.ts'
import type { OpenedDraft } from './open-draft.ts'

interface OpenedElsewhereProps {
  other: NonNullable<OpenedDraft['other']>
  onLook: () => void
}

/** Another window wrote in the draft a moment ago: go on here, or only look. */
export function OpenedElsewhere({ other: { at, browser, os }, onLook }: OpenedElsewhereProps) {
  const { t } = useTranslation('propertyForm')
  const clock = useClock()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const device = [browser, os].filter(Boolean).join(', ') || '—'
  return (
    <InlineAlert
      tone="info"
      title={t('opened.title')}
      actions={
        <>
          <Button
            size="sm"
            variant="outline"
            onClick={() => {
              setOpen(false)
              onLook()
            }}
          >
            {t('opened.look')}
          </Button>
          <Button size="sm" onClick={() => setOpen(false)}>
            {t('opened.here')}
          </Button>
        </>
      }
    >
      {t('opened.text', { time: clock(at), device })}
    </InlineAlert>
  )
}
