import { readAdvertText } from '@manzil/api-client/generated/draft-calls.gen'
import { readAdvertTextTexts } from '@manzil/api-client/generated/text-limits.gen'
import type {
  AdvertReading,
  PropertyDraftContent,
  ReadValue,
} from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { TextArea } from '@manzil/ui/forms/TextArea/TextArea'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { Disclosure } from '@manzil/ui/foundations/Disclosure/Disclosure'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { ReadValues } from './ReadValues.tsx'
import { takeReading } from './take-reading.ts'
import type { PropertyFormState } from './use-property-form.ts'

type PasteTextProps = Pick<PropertyFormState, 'content' | 'change'>

/** A text that is there already fills in the form; each value can be taken back. */
export function PasteText({ content, change }: PasteTextProps) {
  const { t } = useTranslation('propertyForm')
  const fail = useFailure()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [reading, setReading] = useState<AdvertReading>()
  const [before, setBefore] = useState<PropertyDraftContent>(content)
  const read = async () => {
    setBusy(true)
    setFailure(undefined)
    const result = await readAdvertText(api, { body: { text } })
    setBusy(false)
    if (!result.ok) return fail(result.error, { onText: setFailure })
    setBefore(content)
    setReading(result.data.data)
    change(takeReading(content, result.data.data))
  }
  const takeBack = (values: readonly ReadValue[]) => {
    const gone = new Set(values)
    const back: Partial<PropertyDraftContent> = {}
    let { features } = content
    for (const { field, value } of values) {
      if (field === 'features') features = features.filter((slug) => slug !== value)
      else back[field] = before[field]
    }
    const isSame = (one: ReadValue) =>
      values.some((each) => each.field === one.field && each.value === one.value)
    change({ ...back, features, read: content.read.filter((one) => !isSame(one)) })
    setReading((now) => now && { ...now, values: now.values.filter((each) => !gone.has(each)) })
  }
  return (
    <Disclosure summary={t('paste.title')} variant="question">
      <div className="property-form__paste">
        <p>{t('paste.text')}</p>
        <TextArea
          label={t('paste.label')}
          rows={6}
          value={text}
          maxLength={readAdvertTextTexts.text}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button
            variant="outline"
            disabled={text.trim() === ''}
            loading={isBusy}
            loadingText={t('paste.reading')}
            onClick={() => void read()}
          >
            {t('paste.read')}
          </Button>
        </div>
        {failure !== undefined && (
          <InlineAlert tone="error" announce="now">
            {failure}
          </InlineAlert>
        )}
        {reading && <ReadValues content={content} reading={reading} onTakeBack={takeBack} />}
      </div>
    </Disclosure>
  )
}
