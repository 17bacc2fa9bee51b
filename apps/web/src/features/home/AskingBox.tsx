import './AskingBox.css'
import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { Purpose } from '@manzil/api-client/generated/types.gen'
import { SegmentedControl } from '@manzil/ui/forms/SegmentedControl/SegmentedControl'
import { Select } from '@manzil/ui/forms/Select/Select'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../api/api.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { askedBedrooms } from '../../property/asking.ts'
import { AskingAnswer } from './AskingAnswer.tsx'
import { SectionFailed } from './SectionFailed.tsx'

/** What properties like the visitor's own ask, from the live adverts of the community they choose. */
export function AskingBox() {
  const { t } = useTranslation(['explore', 'common'])
  const { name } = useFormats()
  const headingId = useId()
  const [purpose, setPurpose] = useState<Purpose>('rent')
  const [chosen, choose] = useState('')
  const [bedrooms, setBedrooms] = useState(1)
  const { data, error, refetch } = useQuery(listLocationsQuery(api))
  const communities = (data?.data ?? [])
    .filter(({ kind, listings_count: count }) => kind === 'community' && count > 0)
    .sort((a, b) => b.listings_count - a.listings_count)
  const place = chosen || communities[0]?._id
  if (error && !data)
    return (
      <section className="home__section" aria-labelledby={headingId}>
        <SectionHeading id={headingId} title={t('asking.title')} />
        <SectionFailed title={t('common:failed.title')} error={error} retry={refetch} />
      </section>
    )
  if (!data) return <div data-arriving />
  if (!place) return null
  return (
    <section className="home__section" aria-labelledby={headingId}>
      <div className="asking-box">
        <div className="asking-box__question">
          <SectionHeading id={headingId} title={t('asking.title')} />
          <SegmentedControl
            label={t('asking.purpose')}
            value={purpose}
            onChange={setPurpose}
            segments={[
              { value: 'rent', label: t('common:property.forRent') },
              { value: 'sale', label: t('common:property.forSale') },
            ]}
          />
          <div className="asking-box__fields">
            <Select
              label={t('asking.place')}
              value={place}
              onChange={(event) => choose(event.target.value)}
              options={communities.map((each) => ({ value: each._id, label: name(each) }))}
            />
            <Select
              label={t('asking.bedrooms')}
              value={String(bedrooms)}
              onChange={(event) => setBedrooms(Number(event.target.value))}
              options={askedBedrooms.map((count) => ({
                value: String(count),
                label:
                  count === 0 ? t('common:property.studio') : t('common:property.beds', { count }),
              }))}
            />
          </div>
        </div>
        <AskingAnswer about={{ purpose, place, bedrooms }} />
      </div>
    </section>
  )
}
