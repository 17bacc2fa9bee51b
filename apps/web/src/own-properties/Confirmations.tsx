import './Confirmations.css'
import { listOwnPropertiesQuery } from '@manzil/api-client/generated/own-property-queries.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import { Question } from './Question.tsx'
import { type OwnActions, useOwnActions } from './use-own-actions.ts'

/** Asked at once; the list has them all. */
const SHOWN = 3
/** One press confirms no more than this. */
const MOST = 100

/** Own properties of which somebody waits to hear whether they are still offered; nothing where there are none. */
export function Confirmations() {
  const { t } = useTranslation('ownProperties')
  const { number } = useFormats()
  const query = { page: 1, limit: MOST, to_confirm: true } as const
  const { data } = useQuery(listOwnPropertiesQuery(api, { params: { query } }))
  const actions: OwnActions = useOwnActions()
  const rows = data?.data ?? []
  const total = data?.pagination.total ?? 0
  if (rows.length === 0) return null
  return (
    <section className="confirmations">
      <SectionHeading
        size="md"
        title={t('availability.title')}
        lead={t('availability.lead')}
        action={
          rows.length > 1 && (
            <Button
              size="sm"
              variant="outline"
              loading={actions.busy.length > 1}
              loadingText={t('busy')}
              onClick={() =>
                void actions.change(
                  rows.map(({ _id }) => _id),
                  'confirm',
                )
              }
            >
              {t('availability.all', { count: rows.length, total: number(rows.length) })}
            </Button>
          )
        }
      />
      <ul className="confirmations__list">
        {rows.slice(0, SHOWN).map((property) => (
          <Question key={property._id} property={property} actions={actions} />
        ))}
      </ul>
      {total > SHOWN && (
        <p>
          <TextLink href={`${paths.myPropertyListing()}?to_confirm=true`}>
            {t('availability.more', { total: number(total) })}
          </TextLink>
        </p>
      )}
    </section>
  )
}
