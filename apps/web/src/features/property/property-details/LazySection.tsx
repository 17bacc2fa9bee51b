import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNear } from '../../../layouts/site/use-near.ts'
import { useLazyWithTexts } from '../../../loading/lazy-with-texts.ts'
import { lazyParts } from './lazy-parts.ts'
import { sectionHeights } from './section-heights.ts'
import type { LazyId } from './section-ids.ts'
import type { SectionProps } from './section-props.ts'
import { Section } from './sections/Section.tsx'

interface LazySectionProps extends SectionProps {
  id: LazyId
  heading: string
}

/** A section whose code, texts and data come when the visitor is near; its room is kept meanwhile. */
export function LazySection({ id, heading, ...props }: LazySectionProps) {
  const frame = useRef<HTMLElement>(null)
  const isNear = useNear(frame)
  return (
    <Section id={id} title={heading} frame={frame}>
      {isNear ? <Part id={id} {...props} /> : <Waiting id={id} />}
    </Section>
  )
}

const Waiting = ({ id }: { id: LazyId }) => <Skeleton height={sectionHeights[id]} radius="card" />

function Part({ id, ...props }: SectionProps & { id: LazyId }) {
  const { t } = useTranslation('details')
  const state = useLazyWithTexts(lazyParts[id])
  if (state.kind === 'ready') return <state.Part {...props} />
  if (state.kind === 'loading')
    return (
      <div data-arriving>
        <Waiting id={id} />
      </div>
    )
  return (
    <ErrorState
      plain
      level={3}
      title={t('failed.section')}
      actions={
        <Button variant="outline" onClick={state.retry}>
          {t('failed.retry')}
        </Button>
      }
    />
  )
}
