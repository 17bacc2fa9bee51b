import type { OwnProperty } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { titleOf } from '../property/property-names.ts'
import { useAvailabilityNotes } from './use-availability-notes.ts'
import type { OwnActions } from './use-own-actions.ts'

interface QuestionProps {
  property: OwnProperty
  actions: OwnActions
}

/** Whether one property is still offered, answered by one press. */
export function Question({ property, actions }: QuestionProps) {
  const { t } = useTranslation('ownProperties')
  const language = useLanguage()
  const title = titleOf(property, language)
  const { todo } = useAvailabilityNotes(property)
  const { _id, status, reference } = property
  const isBusy = actions.busy.includes(_id)
  return (
    <li className="confirmations__question">
      <div>
        <p className="confirmations__title">
          <bdi>{title}</bdi>
        </p>
        <p className="confirmations__note">
          <bdi>{reference}</bdi> · {todo}
        </p>
      </div>
      <div className="confirmations__answers">
        <Button
          size="sm"
          loading={isBusy}
          loadingText={t('busy')}
          aria-label={t('availability.yesOne', { title })}
          onClick={() => void actions.change([_id], 'confirm')}
        >
          {t('actions.confirm')}
        </Button>
        {status === 'live' && (
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            aria-label={t('availability.noOne', { title })}
            onClick={() => void actions.change([_id], 'pause')}
          >
            {t('availability.no')}
          </Button>
        )}
      </div>
    </li>
  )
}
