import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { OpenedDraft } from './draft/open-draft.ts'
import { PropertyEditor } from './PropertyEditor.tsx'

interface OpenEditorProps {
  /** Undefined where there is nothing that may be changed. */
  open: () => Promise<OpenedDraft | undefined>
  onKeepNew: (content: OpenedDraft['content']) => void
  onGone: () => void
  /** Something was written. */
  onBegin?: () => void
}

/** Opens a draft once; what is kept of it later comes by the form itself. */
export function OpenEditor({ open, onBegin, ...rest }: OpenEditorProps) {
  const { t } = useTranslation(['propertyForm', 'common'])
  const { data, retry } = useOpened(open)
  if (data === 'opening') return <Skeleton height="24rem" radius="card" />
  if (data === 'failed')
    return (
      <ErrorState
        title={t('common:failed.title')}
        actions={
          <Button variant="outline" onClick={retry}>
            {t('common:retry')}
          </Button>
        }
      />
    )
  if (!data) return <p role="alert">{t('send.notYours')}</p>
  return (
    <div onInput={onBegin} onChange={onBegin}>
      <PropertyEditor draft={data} {...rest} />
    </div>
  )
}

/** Once: a form is not replaced under the hands of whoever writes in it. */
function useOpened(open: OpenEditorProps['open']) {
  const [data, setData] = useState<OpenedDraft | undefined | 'opening' | 'failed'>('opening')
  const first = useRef(open)
  const load = useCallback(async () => {
    setData('opening')
    setData(await first.current().catch(() => 'failed' as const))
  }, [])
  useEffect(() => void load(), [load])
  return { data, retry: () => void load() }
}
