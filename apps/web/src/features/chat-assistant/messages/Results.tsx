import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLazyWithTexts } from '../../../loading/lazy-with-texts.ts'
import type { PropertiesFoundProps } from './PropertiesFound.tsx'

/** Fetched with the first answer that holds properties. */
const found = { load: () => import('./PropertiesFound.tsx'), texts: ['choosing'] } as const

/** The properties of an answer; until their code has come, their room. */
export function Results(props: PropertiesFoundProps) {
  const { t } = useTranslation(['chat', 'common'])
  const state = useLazyWithTexts(found)
  switch (state.kind) {
    case 'ready':
      return <state.Part {...props} />
    case 'loading':
      return <Skeleton height="17rem" radius="card" />
    case 'failed':
      return (
        <InlineAlert
          tone="warning"
          actions={
            <Button variant="outline" size="sm" onClick={state.retry}>
              {t('messages.retry')}
            </Button>
          }
        >
          {t('common:overlay.failed')}
        </InlineAlert>
      )
  }
}
