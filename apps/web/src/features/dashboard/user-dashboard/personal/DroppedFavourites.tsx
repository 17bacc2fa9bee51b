import { SectionHeading } from '@manzil/ui/foundations/SectionHeading/SectionHeading'
import { TextLink } from '@manzil/ui/foundations/TextLink/TextLink'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Loaded } from '../../../../loading/Loaded.tsx'
import { ConnectedPropertyCard } from '../../../../property/ConnectedPropertyCard.tsx'
import { PriceChange } from '../../../../property/PriceChange.tsx'
import { PropertyCards } from '../../../../property/PropertyCards.tsx'
import { paths } from '../../../../routing/paths.ts'
import { droppedQuery, FAVOURITES } from './personal-queries.ts'

/** Favourites, those first whose price has fallen most since they were saved. */
export function DroppedFavourites() {
  const { t } = useTranslation(['overview', 'dashboard'])
  const query = useQuery(droppedQuery())
  return (
    <section className="overview">
      <SectionHeading
        title={t('personal.favourites')}
        action={<TextLink href={paths.likedProperty()}>{t('dashboard:seeLiked')}</TextLink>}
      />
      <Loaded
        query={query}
        skeleton={<PropertyCards properties={undefined} expected={FAVOURITES} />}
      >
        {({ data, favourites }) => (
          <ul className="listing-cards">
            {data.map((property) => {
              const mark = favourites.find(({ property_id: id }) => id === property._id)
              return (
                <li key={property._id} className="overview__card" data-property={property._id}>
                  <ConnectedPropertyCard property={property} />
                  {mark && <PriceChange price={property.price} mark={mark} />}
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
