import { createFeed, updateFeed } from '@manzil/api-client/generated/feeds-calls.gen'
import { createFeedTexts } from '@manzil/api-client/generated/text-limits.gen'
import type { Feed } from '@manzil/api-client/generated/types.gen'
import { zFeedSchedule } from '@manzil/api-client/generated/zod-mini.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextField } from '@manzil/ui/forms/TextField/TextField'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { type FormEvent, useState } from 'react'
import { api } from '../../../api/api.ts'
import { useFailure } from '../../../api/use-failure.ts'
import { useIdempotencyKey } from '../../../form/use-idempotency-key.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { showToast } from '../../../stores/toasts.ts'

interface FeedFormProps {
  /** The one that is changed, as it was read. */
  feed: Feed | undefined
  /** Whether it was saved. */
  onClose: (saved: boolean) => void
}

/** A feed that is added or changed. */
export function FeedForm({ feed, onClose }: FeedFormProps) {
  const { t } = useTranslation('feeds')
  const fail = useFailure()
  const keyFor = useIdempotencyKey()
  const [kind, setKind] = useState<'address' | 'file'>(
    feed && feed.url === null ? 'file' : 'address',
  )
  const [name, setName] = useState(feed?.name ?? '')
  const [url, setUrl] = useState(feed?.url ?? '')
  const [schedule, setSchedule] = useState(feed?.schedule ?? 'daily')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setErrors({})
    setProblem(undefined)
    const isFile = kind === 'file'
    const body = {
      name: name.trim(),
      url: isFile ? null : url.trim(),
      schedule: isFile ? ('never' as const) : schedule,
    }
    const result = feed
      ? await updateFeed(api, {
          params: { path: { id: feed._id } },
          body: { ...body, revision: feed.revision },
        })
      : await createFeed(api, {
          params: { header: { 'Idempotency-Key': keyFor(body) } },
          body,
        })
    setBusy(false)
    if (result.ok) {
      showToast('success', result.data.message)
      return onClose(true)
    }
    fail(result.error, {
      onFields: (fields) =>
        setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message]))),
      onText: setProblem,
    })
  }

  return (
    <form className="feeds__form" onSubmit={(event) => void submit(event)} noValidate>
      <SectionHeading
        level={2}
        title={feed ? t('form.change', { name: feed.name }) : t('form.title')}
      />
      {!feed && (
        <SegmentedControl
          label={t('form.kind')}
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'address', label: t('form.address') },
            { value: 'file', label: t('form.file') },
          ]}
        />
      )}
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={name}
        maxLength={createFeedTexts.name}
        error={errors.name}
        required
        onChange={({ target }) => setName(target.value)}
      />
      {kind === 'address' && (
        <>
          <TextField
            label={t('form.url')}
            hint={t('form.urlHint')}
            type="url"
            dir="ltr"
            value={url}
            error={errors.url}
            required
            onChange={({ target }) => setUrl(target.value)}
          />
          <Select
            label={t('form.schedule')}
            value={schedule}
            options={zFeedSchedule.options.map((value) => ({
              value,
              label: t(`schedule.${value}`),
            }))}
            onChange={({ target }) =>
              setSchedule(zFeedSchedule.safeParse(target.value).data ?? 'never')
            }
          />
        </>
      )}
      {problem !== undefined && (
        <InlineAlert tone="error" announce="polite">
          {problem}
        </InlineAlert>
      )}
      <div className="feeds__actions">
        <Button type="submit" loading={busy} loadingText={t('busy')}>
          {t('form.save')}
        </Button>
        <Button variant="ghost" onClick={() => onClose(false)}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
