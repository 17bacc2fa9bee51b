import type { AgentProfile } from '@manzil/api-client/generated/types.gen'
import { formatCountry } from '@manzil/i18n/format'
import { FactTable } from '@manzil/ui/data/FactTable/FactTable'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useAdvertiserFacts } from '../../../advertiser/use-advertiser-facts.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'

/** Registration, languages, services, areas, and since when; what is not stated has no line. */
export function ProfileFacts({ profile }: { profile: AgentProfile }) {
  const { t } = useTranslation('agents')
  const language = useLanguage()
  const { name, date, number } = useFormats()
  const { registrations, languages } = useAdvertiserFacts(profile)
  const { nationality, service_need, areas, member_since: since, availability } = profile
  const line = (id: string, label: string, value: string) =>
    value === '' ? [] : [{ id, label, value }]
  return (
    <section className="profile-section" aria-labelledby="facts-title">
      <SectionHeading size="md" id="facts-title" title={t('info.facts')} />
      <FactTable
        facts={[
          ...registrations.map(({ id, label, number }) => ({
            id,
            label,
            value: <bdi translate="no">{number}</bdi>,
          })),
          ...line('languages', languages.label, languages.names.join(' · ')),
          ...line(
            'nationality',
            t('filters.nationality'),
            nationality ? formatCountry(language, nationality) : '',
          ),
          ...line(
            'services',
            t('info.services'),
            service_need.map((need) => t(`need.${need}`)).join(' · '),
          ),
          ...(availability.confirmed === null
            ? []
            : line(
                'confirmed',
                t('info.confirmed'),
                t('info.confirmedOf', {
                  some: number(availability.confirmed),
                  all: number(availability.confirmed_of),
                }),
              )),
          ...(availability.reports_right === null
            ? []
            : line(
                'reports',
                t('info.reports'),
                t('info.reportsOf', {
                  some: number(availability.reports_right),
                  all: number(availability.reports_of),
                }),
              )),
          {
            id: 'since',
            label: t('info.since'),
            value: <time dateTime={since}>{date(since)}</time>,
          },
          ...(areas.length === 0
            ? []
            : [
                {
                  id: 'areas',
                  label: t('info.areas'),
                  value: (
                    <span className="profile-areas">
                      {areas.map((place) => (
                        <TextLink
                          key={place._id}
                          href={paths.propertyListing({ location: [place._id] })}
                        >
                          {name(place)}
                        </TextLink>
                      ))}
                    </span>
                  ),
                },
              ]),
        ]}
      />
    </section>
  )
}
