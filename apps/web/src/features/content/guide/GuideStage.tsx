import type { Guide as Section } from '@manzil/api-client/generated/types.gen'
import { Disclosure } from '@manzil/ui/foundations/Disclosure/Disclosure'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { textLanguage } from '../text-language.ts'
import { GuideSection } from './GuideSection.tsx'
import { useDoneSteps } from './guide-progress.ts'
import { countDone } from './guide-steps.ts'

interface GuideStageProps {
  section: Section
  /** Whether it is unfolded at first. */
  startsOpen: boolean
}

/** A part of a guide, folded away until it is its turn, and how far one has come in it. */
export function GuideStage({ section, startsOpen }: GuideStageProps) {
  const { t } = useTranslation('content')
  const { number } = useFormats()
  const steps = countDone([section], useDoneSteps())
  const [open, setOpen] = useState(startsOpen)
  const id = section._id
  return (
    <section
      id={id}
      className="reading-section guide-stage"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      {...textLanguage(section.language)}
    >
      <Disclosure
        open={open}
        onToggle={setOpen}
        summary={
          <span className="guide-stage__head">
            <h2 id={`${id}-title`} className="guide-stage__title">
              {section.title}
            </h2>
            {steps.count > 0 && (
              <span className="content-small" data-done={steps.done === steps.count || undefined}>
                {t('guide.progress', { done: number(steps.done), count: number(steps.count) })}
              </span>
            )}
          </span>
        }
      >
        <GuideSection section={section} />
      </Disclosure>
    </section>
  )
}
