import type { BusinessToday } from '@manzil/api-client/generated/types.gen'
import { StatTile } from '@manzil/ui/data/StatTile/StatTile'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'

/** What waits today, in the order of how long it may wait. */
const waiting = [
  'unanswered',
  'viewings',
  'enquiries',
  'unconfirmed',
  'expiring',
  'rejected',
  'drafts',
  'in_review',
] as const satisfies readonly (keyof BusinessToday)[]

/** Where each is seen to. */
const places: Readonly<Record<keyof BusinessToday, string>> = {
  unanswered: paths.leads(),
  viewings: paths.viewings(),
  enquiries: paths.leads(),
  unconfirmed: `${paths.myPropertyListing()}?to_confirm=true`,
  expiring: `${paths.myPropertyListing()}?status=live&sort_by=expires_asc`,
  rejected: `${paths.myPropertyListing()}?status=rejected`,
  drafts: `${paths.myPropertyListing()}?status=draft`,
  in_review: `${paths.myPropertyListing()}?status=in_review`,
}

/** What somebody has to do today; only what there is any of. */
export function Today({ today }: { today: BusinessToday }) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  const open = waiting.filter((kind) => today[kind] > 0)
  return (
    <section className="overview">
      <SectionHeading
        title={t('today.title')}
        lead={open.length === 0 ? t('today.nothing') : undefined}
      />
      {open.length > 0 && (
        <div className="overview__tiles">
          {open.map((kind) => (
            <StatTile
              key={kind}
              label={t(`today.${kind}`)}
              value={number(today[kind])}
              href={places[kind]}
            />
          ))}
        </div>
      )}
    </section>
  )
}
