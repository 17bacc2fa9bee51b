import type { BusinessOverview } from '@manzil/api-client/generated/types.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Loaded } from '../../../../loading/Loaded.tsx'
import { Confirmations } from '../../../../own-properties/Confirmations.tsx'
import { useNavigate } from '../../../../routing/location.ts'
import { useSearchParams } from '../../../../routing/use-search-params.ts'
import { DayCharts } from './DayCharts.tsx'
import { FigureTiles } from './FigureTiles.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { businessAddress, businessViewOf, dayChoices, overviewQuery } from './overview-query.ts'
import { PeopleChart } from './PeopleChart.tsx'
import { PropertyTable } from './PropertyTable.tsx'
import { Today } from './Today.tsx'

/** What matters to an agent or an agency today, and what the properties bring. */
export default function BusinessDashboard() {
  const query = useQuery({
    ...overviewQuery(businessViewOf(useSearchParams())),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
      {({ data }) => (
        <>
          <Today today={data.today} />
          {data.today.unconfirmed > 0 && <Confirmations />}
          {data.properties === 0 ? <FirstSteps /> : <Figures overview={data} />}
        </>
      )}
    </Loaded>
  )
}

function Figures({ overview }: { overview: BusinessOverview }) {
  const { t } = useTranslation('overview')
  const { date } = useFormats()
  const navigate = useNavigate()
  const view = businessViewOf(useSearchParams())
  const { from, to } = overview
  return (
    <section className="overview">
      <SectionHeading
        title={t('figures.title')}
        lead={t('figures.span', { from: date(from), to: date(to) })}
        action={
          <SegmentedControl
            label={t('days.label')}
            segments={dayChoices.map((days) => ({ value: `${days}`, label: t(`days.${days}`) }))}
            value={`${view.days}`}
            onChange={(chosen) => {
              const days = dayChoices.find((each) => `${each}` === chosen) ?? view.days
              navigate(businessAddress({ ...view, days, page: 1 }), { replace: true })
            }}
          />
        }
      />
      <FigureTiles overview={overview} />
      <DayCharts days={overview.days} />
      {overview.agents.length > 1 && <PeopleChart people={overview.agents} />}
      <PropertyTable view={view} />
    </section>
  )
}
