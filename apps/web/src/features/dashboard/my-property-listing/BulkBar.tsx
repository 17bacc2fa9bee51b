import type { PropertyAction } from '@manzil/api-client/generated/types.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

interface BulkBarProps {
  chosen: number
  /** Of this page. */
  all: number
  onAll: (chosen: boolean) => void
  onAct: (action: PropertyAction) => void
}

const bulkActions = [
  'confirm',
  'pause',
  'resume',
  'renew',
  'feature',
  'unfeature',
  'remove',
] as const

/** What can be done to all that are chosen. */
export function BulkActions({ onAct }: Pick<BulkBarProps, 'onAct'>) {
  const { t } = useTranslation('ownProperties')
  return bulkActions.map((action) => (
    <Button key={action} size="sm" variant="outline" onClick={() => onAct(action)}>
      {t(`actions.${action}`)}
    </Button>
  ))
}

/** What is done to all chosen properties at once. */
export function BulkBar({ chosen, all, onAll, onAct }: BulkBarProps) {
  const { t } = useTranslation('ownProperties')
  const { number } = useFormats()
  return (
    <div className="own-page__bulk">
      <Checkbox
        label={chosen > 0 ? t('chosen', { count: chosen, total: number(chosen) }) : t('chooseAll')}
        checked={chosen === all}
        onChange={({ target }) => onAll(target.checked)}
      />
      {chosen > 0 && <BulkActions onAct={onAct} />}
    </div>
  )
}
