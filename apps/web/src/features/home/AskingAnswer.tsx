import { leastPeers } from '@manzil/domain/search/price-range'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { type AskedAbout, askedIn, askedQuery, askedSearch } from '../../property/asking.ts'
import { paths } from '../../routing/paths.ts'

/** The median, the middle half, and of how many properties; or that there are too few to say. */
export function AskingAnswer({ about }: { about: AskedAbout }) {
  const { t } = useTranslation(['explore', 'common'])
  const { money, number } = useFormats()
  const { data, error, refetch } = useQuery(askedQuery(about))
  const asked = data && askedIn(data)
  const price = (amount: number) =>
    about.purpose === 'rent' ? `${money(amount)} ${t('common:property.aYear')}` : money(amount)
  return (
    <div className="asking-box__answer" role="status" aria-busy={!data && !error}>
      {error && !data && (
        <>
          <p>{error.message}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </>
      )}
      {!data && !error && <Skeleton height="6rem" />}
      {data && !asked && <p>{t('asking.few', { least: number(leastPeers) })}</p>}
      {asked && (
        <>
          <p className="asking-box__median">{price(asked.median)}</p>
          <p>{t('asking.median', { count: asked.count, total: number(asked.count) })}</p>
          <p>
            {t('asking.half', {
              from: money(asked.quarters[0]),
              to: money(asked.quarters[1]),
            })}
          </p>
        </>
      )}
      {data && data.total > 0 && (
        <TextLink href={paths.propertyListing(askedSearch(about))}>{t('asking.see')}</TextLink>
      )}
    </div>
  )
}
