import type { PropertyStatus } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'

/** Tells the owner, who alone sees a property that is not live, that visitors do not, and why. */
export function NotLive({ status }: { status: PropertyStatus }) {
  const { t } = useTranslation('details')
  if (status === 'live') return null
  return (
    <div className="details__notice">
      <InlineAlert
        tone={status === 'rejected' ? 'warning' : 'info'}
        actions={
          <TextLink tone="plain" href={paths.myPropertyListing()}>
            {t('notLive.list')}
          </TextLink>
        }
      >
        {t(`notLive.${status}`)}
      </InlineAlert>
    </div>
  )
}
