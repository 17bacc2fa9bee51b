import type { Guide as Section } from '@manzil/api-client/generated/types.gen'
import { GuideSteps } from '@manzil/ui/content/GuideSteps/GuideSteps'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { CheckIcon } from '@manzil/ui/foundations/icons/actions'
import { useId } from 'react'
import { SafeHtml } from '../../../html/SafeHtml.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { GuideFees } from './GuideFees.tsx'
import { markStep, useDoneSteps } from './guide-progress.ts'
import { stepId } from './guide-steps.ts'

/** A part of a guide: what it is about, what to do, what to bring, what it costs. */
export function GuideSection({ section }: { section: Section }) {
  const { t } = useTranslation('content')
  const { number } = useFormats()
  const documentsId = useId()
  const done = useDoneSteps()
  const { content, steps, documents, fees } = section
  return (
    <div className="guide-part">
      <div className="prose">
        <SafeHtml html={content} />
      </div>
      <GuideSteps
        steps={steps.map((step, at) => {
          const id = stepId(section, at)
          const isDone = done.has(id)
          return {
            id,
            title: step.title,
            done: isDone,
            content: (
              <>
                <p>{step.text}</p>
                <Checkbox
                  label={t('guide.done')}
                  aria-label={t('guide.markDone', { step: step.title })}
                  checked={isDone}
                  onChange={(event) => markStep(id, event.currentTarget.checked)}
                />
              </>
            ),
          }
        })}
        formatNumber={number}
        texts={{ documents: t('guide.documents'), done: t('guide.done') }}
      />
      {documents.length > 0 && (
        <div className="content-card">
          <h3 id={documentsId} className="content-card__title">
            {t('guide.documents')}
          </h3>
          <ul className="guide-documents" aria-labelledby={documentsId}>
            {documents.map((document) => (
              <li key={document}>
                <CheckIcon size={18} />
                {document}
              </li>
            ))}
          </ul>
        </div>
      )}
      {fees.length > 0 && <GuideFees fees={fees} />}
    </div>
  )
}
