import './ViewingFacts.css'
import type { Viewing } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import { formatAppointment } from '@manzil/i18n/format-moment'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'

const tones = {
  requested: 'warning',
  proposed: 'warning',
  confirmed: 'success',
  cancelled: 'neutral',
} as const

/** When and what, with how it stands. */
export function ViewingFacts({ viewing, level }: { viewing: Viewing; level: 2 | 3 }) {
  const { t } = useTranslation('viewings')
  const language = useLanguage()
  const {
    state,
    viewer,
    starts_at,
    property_id,
    property_offered,
    property_title,
    property_title_ar,
  } = viewing
  const title = localTitle({ title: property_title, title_ar: property_title_ar }, language)
  const Heading = `h${level}` as const
  return (
    <div className="viewing-facts">
      <Heading className="viewing-facts__time">
        <time dateTime={starts_at} className={state === 'cancelled' ? 'viewing-facts__off' : ''}>
          {formatAppointment(language, starts_at)}
        </time>
        <Badge tone={tones[state]} variant="outline" size="md">
          {t(waitsForReader({ state, viewer }) ? 'state.you' : `state.${state}`)}
        </Badge>
      </Heading>
      <p className="viewing-facts__title" dir="auto">
        {property_offered ? (
          <TextLink tone="plain" href={paths.propertyDetails(property_id)}>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </p>
      {!property_offered && <p className="viewing-facts__note">{t('notOffered')}</p>}
    </div>
  )
}

/** Whether whoever reads it is the one that it waits for. */
const waitsForReader = ({ state, viewer }: Pick<Viewing, 'state' | 'viewer'>): boolean =>
  state === (viewer === 'advertiser' ? 'requested' : 'proposed')
