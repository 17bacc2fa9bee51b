import type { GuideType, Guide as Section } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { ProgressBar } from '@manzil/ui/feedback/ProgressBar/ProgressBar'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { LanguageNote } from '../LanguageNote.tsx'
import { Reading } from '../Reading.tsx'
import { GuideLinks } from './GuideLinks.tsx'
import { GuideStage } from './GuideStage.tsx'
import { useDoneSteps } from './guide-progress.ts'
import { countDone, nextPart } from './guide-steps.ts'

interface GuideProps {
  type: GuideType
  sections: readonly Section[]
}

/** A guide part by part, the next one unfolded, with what it leads to beside it. */
export function Guide({ type, sections }: GuideProps) {
  const { t } = useTranslation('content')
  const { number } = useFormats()
  const done = useDoneSteps()
  const steps = countDone(sections, done)
  const [first] = useState(() => nextPart(sections, done)?._id)
  return (
    <Reading
      sections={sections.map(({ _id, title }) => ({ id: _id, label: title }))}
      aside={<GuideLinks type={type} />}
    >
      <LanguageNote language={sections.find(({ language }) => language)?.language} />
      <InlineAlert title={t('guide.disclaimer.title')}>{t('guide.disclaimer.text')}</InlineAlert>
      {steps.count > 0 && (
        <ProgressBar
          label={t('guide.yourWay')}
          value={steps.done}
          max={steps.count}
          valueText={t('guide.progress', { done: number(steps.done), count: number(steps.count) })}
          tone="success"
        />
      )}
      <div className="guide-stages">
        {sections.map((section) => (
          <GuideStage key={section._id} section={section} startsOpen={section._id === first} />
        ))}
      </div>
    </Reading>
  )
}
