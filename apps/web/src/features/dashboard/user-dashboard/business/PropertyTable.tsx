import type { PropertyFigures } from '@manzil/api-client/generated/types.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { ChevronDownIcon } from '@manzil/ui/foundations/icons/actions'
import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { ListPages } from '../../../../layouts/dashboard/ListPages.tsx'
import { Loaded } from '../../../../loading/Loaded.tsx'
import { titleOf } from '../../../../property/property-names.ts'
import { paths } from '../../../../routing/paths.ts'
import {
  type BusinessView,
  businessAddress,
  figureNames,
  propertiesQuery,
} from './overview-query.ts'

/** The figures of each property, those with most of the chosen one first. */
export function PropertyTable({ view }: { view: BusinessView }) {
  const { t } = useTranslation('overview')
  const { number } = useFormats()
  const query = useQuery({ ...propertiesQuery(view), placeholderData: keepPreviousData })
  return (
    <div className="overview">
      <SectionHeading level={3} title={t('listings.title')} />
      <Loaded query={query} skeleton={<Skeleton height="20rem" />}>
        {({ data, pagination }) => (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
            <section className="overview__scroll" aria-label={t('listings.title')} tabIndex={0}>
              <table className="overview__table">
                <Head view={view} />
                <tbody>
                  {data.map((row) => (
                    <tr key={row._id}>
                      <PropertyName row={row} />
                      {figureNames.map((name) => (
                        <td key={name}>
                          <span className="overview__cell">{t(`figure.${name}`)}</span>
                          {number(row.figures[name])}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
            <ListPages
              page={view.page}
              pages={pagination.totalPages}
              hrefFor={(page) => businessAddress({ ...view, page })}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Each figure is a link to the same table in its order. */
function Head({ view }: { view: BusinessView }) {
  const { t } = useTranslation('overview')
  return (
    <thead>
      <tr>
        <th scope="col">{t('listings.listing')}</th>
        {figureNames.map((sort) => (
          <th key={sort} scope="col" aria-sort={sort === view.sort ? 'descending' : 'none'}>
            <UiLink href={businessAddress({ ...view, sort, page: 1 })}>
              {t(`figure.${sort}`)}
              {sort === view.sort && <ChevronDownIcon size={16} />}
            </UiLink>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Leads to the page of a property that visitors see. */
function PropertyName({ row }: { row: PropertyFigures }) {
  const { t } = useTranslation('overview')
  const name = titleOf({ ...row, titles: {} }, useLanguage())
  return (
    <th scope="row">
      {row.is_live ? (
        <TextLink tone="plain" href={paths.propertyDetails(row._id)}>
          <bdi>{name}</bdi>
        </TextLink>
      ) : (
        <bdi>{name}</bdi>
      )}
      <span className="overview__note">
        <bdi>{row.reference}</bdi>
        {!row.is_live && ` · ${t('listings.hidden')}`}
      </span>
    </th>
  )
}
