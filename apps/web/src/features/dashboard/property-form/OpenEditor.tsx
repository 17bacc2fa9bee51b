import { ErrorState } from '@manzil/ui/feedback/ErrorState/ErrorState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import type { OpenedDraft } from './draft/open-draft.ts'
import { PropertyEditor } from './PropertyEditor.tsx'

interface OpenEditorProps {
  /** Undefined where there is nothing that may be changed. */
  open: () => Promise<OpenedDraft | undefined>
  /** Said where there is nothing. */
  missing: ReactNode
  onKeepNew: (content: OpenedDraft['content']) => void
  onGone: () => void
  /** Something was written. */
  onBegin?: () => void
}

/** Opens a draft once; what is kept of it later comes by the form itself. */
export function OpenEditor({ open, missing, onBegin, ...rest }: OpenEditorProps) {
  const { t } = useTranslation()
  const { data, retry } = useOpened(open)
  if (data === 'opening') return <Skeleton height="24rem" radius="card" />
  if (data === 'failed')
    return (
      <ErrorState
        title={t('failed.title')}
        actions={
          <Button variant="outline" onClick={retry}>
            {t('retry')}
          </Button>
        }
      />
    )
  if (!data) return missing
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
