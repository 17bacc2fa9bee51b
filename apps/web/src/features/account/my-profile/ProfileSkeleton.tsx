import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'

const fields = ['names', 'user name', 'nationality', 'languages', 'email', 'phone']

/** The shape of the profile that is coming. */
export function ProfileSkeleton() {
  return (
    <div className="my-profile">
      <div className="my-profile__head">
        <Skeleton width="96px" height="96px" radius="full" />
        <Skeleton width="12rem" height="1.5rem" />
      </div>
      {fields.map((field) => (
        <Skeleton key={field} height="4rem" />
      ))}
    </div>
  )
}
