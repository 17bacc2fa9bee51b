import type { Viewing } from '@manzil/api-client/generated/types.gen'
import { dayAfter, dubaiDay } from '@manzil/domain/time/dubai-days'
import { formatWeekdayAndDay } from '@manzil/i18n/format-moment'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { useSearchParams } from '../../../routing/use-search-params.ts'
import { OwnViewing } from './OwnViewing.tsx'
import { viewingQuery, viewingsQuery } from './viewings-query.ts'

const lengths = { day: 1, week: 7 } as const

/** What waits for an answer, and what is to come in some days. */
export function Agenda() {
  const { t } = useTranslation('viewings')
  const language = useLanguage()
  const [span, setSpan] = useState<keyof typeof lengths>('week')
  const [from, setFrom] = useState(dubaiDay(new Date()))
  const days = lengths[span]
  const to = dayAfter(from, days)
  const asked = useSearchParams().get('viewing') ?? ''
  const query = useQuery({ ...viewingsQuery(from, days), refetchOnMount: 'always' })
  const noon = (day: string) => formatWeekdayAndDay(language, `${day}T12:00:00Z`)
  const inRange = ({ starts_at }: Viewing) => {
    const day = dubaiDay(new Date(starts_at))
    return day >= from && day < to
  }
  return (
    <div className="viewings__panel">
      {asked && <Asked id={asked} />}
      <div className="viewings__range">
        <SegmentedControl
          label={t('range.label')}
          segments={[
            { value: 'day', label: t('range.day') },
            { value: 'week', label: t('range.week') },
          ]}
          value={span}
          onChange={setSpan}
        />
        <Button variant="outline" onClick={() => setFrom(dayAfter(from, -days))}>
          {t('range.earlier')}
        </Button>
        <Button variant="outline" onClick={() => setFrom(dubaiDay(new Date()))}>
          {t('range.today')}
        </Button>
        <Button variant="outline" onClick={() => setFrom(dayAfter(from, days))}>
          {t('range.later')}
        </Button>
        <strong aria-live="polite">
          {days === 1 ? noon(from) : `${noon(from)} – ${noon(dayAfter(to, -1))}`}
        </strong>
      </div>
      <Loaded query={query} skeleton={<Skeleton height="9rem" />}>
        {({ data: all }) => {
          const data = all.filter(({ _id }) => _id !== asked)
          const pending = data.filter(
            ({ state, starts_at }) => state === 'requested' && new Date(starts_at) > new Date(),
          )
          const others = data.filter((viewing) => !pending.includes(viewing) && inRange(viewing))
          return (
            <>
              {pending.length > 0 && <List title={t('pending')} viewings={pending} />}
              {others.length > 0 && <List title={t('agenda')} viewings={others} />}
              {others.length === 0 && asked === '' && (
                <EmptyState title={t('none.title')} text={t('none.text')} />
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

/** The viewing that a mail has led to, whatever its day. */
function Asked({ id }: { id: string }) {
  const { t } = useTranslation('viewings')
  const { data } = useQuery({ ...viewingQuery(id), refetchOnMount: 'always' })
  return data && <List title={t('asked')} viewings={[data.data]} />
}

function List({ title, viewings }: { title: string; viewings: readonly Viewing[] }) {
  return (
    <section>
      <SectionHeading level={2} title={title} />
      <ul className="viewings__list">
        {viewings.map((viewing) => (
          <OwnViewing key={`${viewing._id} ${viewing.revision}`} viewing={viewing} />
        ))}
      </ul>
    </section>
  )
}
