import type { LeadDetail } from '@manzil/api-client/generated/types.gen'
import { localTitle } from '@manzil/domain/local-name'
import { writtenPhone } from '@manzil/domain/phone-number'
import { leadStates } from '@manzil/domain/vocabulary'
import { formatMoment } from '@manzil/i18n/format-moment'
import { Select } from '@manzil/ui/forms/Select/Select'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'
import { choicesQuery } from './leads-queries.ts'
import type { LeadActions } from './use-lead.ts'

interface LeadFactsProps {
  lead: LeadDetail
  actions: LeadActions
}

/** How to reach the visitor, about what, how far it is and with whom. */
export function LeadFacts({ lead, actions }: LeadFactsProps) {
  const { t } = useTranslation('leads')
  const language = useLanguage()
  const { languages } = useFormats()
  const { row, email, phone_number, preferred_contact, preferred_time } = lead
  return (
    <>
      <p className="leads__note">
        {[
          row.reference,
          t(`kind.${row.kind}`),
          t(`origin.${row.origin}`),
          languages([lead.language]),
          formatMoment(language, row.created_at),
        ].join(' · ')}
      </p>
      {row.withdrawn_at !== null && <p>{t('withdrawn')}</p>}
      <div className="leads__contacts">
        {phone_number && (
          <TextLink tone="plain" href={`tel:+${phone_number}`}>
            <bdi dir="ltr">{writtenPhone(phone_number)}</bdi>
          </TextLink>
        )}
        {email && (
          <TextLink tone="plain" href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </TextLink>
        )}
        {preferred_contact && <span>{t(`channel.${preferred_contact}`)}</span>}
        {preferred_time && (
          <span>{t('wanted', { time: formatMoment(language, preferred_time) })}</span>
        )}
      </div>
      <Property property={row.property} />
      <Tools lead={lead} actions={actions} />
    </>
  )
}

function Property({ property }: Pick<LeadDetail['row'], 'property'>) {
  const { t } = useTranslation('leads')
  const language = useLanguage()
  if (!property) return null
  const { title, title_ar, reference, is_live } = property
  const name =
    title === null ? (reference ?? t('aHome')) : localTitle({ title, title_ar }, language)
  return (
    <p className="leads__property">
      {is_live ? (
        <TextLink tone="plain" href={paths.propertyDetails(property._id)}>
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <>
          <bdi>{name}</bdi> ({t('gone')})
        </>
      )}
    </p>
  )
}

function Tools({ lead: { row, next_states }, actions }: LeadFactsProps) {
  const { t } = useTranslation('leads')
  const { data } = useQuery(choicesQuery())
  const people = data?.people ?? []
  const { state, revision, handler } = row
  const states = leadStates.filter((each) => each === state || next_states.includes(each))
  return (
    <div className="leads__tools">
      <Select
        label={t('stateLabel')}
        value={state}
        options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={({ target }) => {
          const next = leadStates.find((each) => each === target.value)
          if (next && next !== state) void actions.change({ revision, state: next })
        }}
      />
      {people.length > 1 && (
        <Select
          label={t('handlerLabel')}
          value={handler._id}
          options={people.map(({ _id, name }) => ({ value: _id, label: name ?? t('nameless') }))}
          onChange={({ target }) => void actions.change({ revision, handler_id: target.value })}
        />
      )}
    </div>
  )
}
