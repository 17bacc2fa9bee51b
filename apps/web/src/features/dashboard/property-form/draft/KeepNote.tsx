import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useClock } from '../use-clock.ts'
import type { KeepState } from './draft-keeper.ts'

interface KeepNoteProps {
  state: KeepState
  onKeepMine: () => void
  onTakeTheirs: () => void
  onKeepNew: () => void
}

/** How the draft stands with what is kept of it: quietly, unless somebody has to choose. */
export function KeepNote({ state, onKeepMine, onTakeTheirs, onKeepNew }: KeepNoteProps) {
  const { t } = useTranslation('propertyForm')
  const clock = useClock()
  if (state.kind === 'elsewhere')
    return (
      <InlineAlert
        tone="warning"
        announce="now"
        title={t('elsewhere.title')}
        actions={
          <>
            <Button size="sm" variant="outline" onClick={onTakeTheirs}>
              {t('elsewhere.theirs')}
            </Button>
            <Button size="sm" onClick={onKeepMine}>
              {t('elsewhere.mine')}
            </Button>
          </>
        }
      >
        {t('elsewhere.text')}
      </InlineAlert>
    )
  if (state.kind === 'gone')
    return (
      <InlineAlert
        tone="warning"
        announce="now"
        title={t('gone.title')}
        actions={
          <Button size="sm" onClick={onKeepNew}>
            {t('gone.keep')}
          </Button>
        }
      >
        {t('gone.text')}
      </InlineAlert>
    )
  const saved = state.at && t('state.saved', { time: clock(state.at) })
  return (
    <p className="property-form__kept" role="status">
      {state.kind === 'saved' ? saved : t(`state.${state.kind}`)}
    </p>
  )
}
