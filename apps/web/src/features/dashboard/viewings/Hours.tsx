import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../loading/Loaded.tsx'
import { HoursForm } from './HoursForm.tsx'
import { hoursQuery } from './viewings-query.ts'

/** When viewings are offered. What was changed here and not saved stays until somebody saves. */
export function Hours() {
  const query = useQuery({ ...hoursQuery(), refetchOnMount: 'always' })
  return (
    <div className="viewings__panel">
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {({ data }) => <HoursForm key={data.revision} saved={data} />}
      </Loaded>
    </div>
  )
}
