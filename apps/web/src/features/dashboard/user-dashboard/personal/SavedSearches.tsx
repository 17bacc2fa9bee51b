import type { SavedSearch } from '@manzil/api-client/generated/types.gen'
import { readPropertyQuery } from '@manzil/domain/property-search'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Badge } from '@manzil/ui/foundations/Badge/Badge'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Loaded } from '../../../../loading/Loaded.tsx'
import { paths } from '../../../../routing/paths.ts'
import { searchesQuery } from './personal-queries.ts'

/** Searches that are shown; the others are on their own page. */
const SHOWN = 5

/** Searches with something new first. */
const byNews = (one: SavedSearch, other: SavedSearch): number => other.new_count - one.new_count

/** The saved searches, and how many homes are new to each. */
export function SavedSearches() {
  const { t } = useTranslation('overview')
  const query = useQuery(searchesQuery())
  return (
    <section className="overview">
      <SectionHeading
        title={t('personal.searches')}
        action={<TextLink href={paths.savedSearches()}>{t('personal.seeSearches')}</TextLink>}
      />
      <Loaded query={query} skeleton={<Skeleton height="6rem" />}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="overview__note">{t('personal.noSearches')}</p>
          ) : (
            <ul className="overview__rows">
              {data
                .toSorted(byNews)
                .slice(0, SHOWN)
                .map((search) => (
                  <Row key={search._id} search={search} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ search: { name, search, new_count: news } }: { search: SavedSearch }) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  return (
    <li>
      <TextLink href={paths.propertyListing(readPropertyQuery(new URLSearchParams(search)))}>
        <bdi>{name}</bdi>
      </TextLink>
      {news > 0 ? (
        <Badge tone="accent">{t('personal.matches', { total: number(news) })}</Badge>
      ) : (
        <span className="overview__note">{t('personal.noMatches')}</span>
      )}
    </li>
  )
}
