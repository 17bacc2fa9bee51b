import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import type { NoticePlace } from '@manzil/api-client/generated/types.gen'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../api/api.ts'
import { useLocation } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'

const NoticeCard = lazy(() => import('./NoticeCard.tsx'))

/** Where an address is, as notices name it. */
function placeOf(pathname: string): NoticePlace {
  if (pathname === paths.home()) return 'home'
  return pathname === paths.propertyListing() ? 'listing' : 'everywhere'
}

/** What the operator tells visitors today. It floats, so that nothing moves when it comes. */
export function SiteNotices() {
  const { data } = useQuery(getSiteStatusQuery(api))
  const here = placeOf(useLocation().pathname)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const notice = data?.data.notices?.find(
    ({ _id, place }) => !closed.has(_id) && (place === here || place === 'everywhere'),
  )
  return (
    notice && (
      <Suspense>
        <NoticeCard notice={notice} onClose={() => setClosed(new Set([...closed, notice._id]))} />
      </Suspense>
    )
  )
}
