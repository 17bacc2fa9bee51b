import { AdvertisersPage } from './AdvertisersPage.tsx'

/** The offices: `/agencies`. */
export default function AgenciesPage() {
  return <AdvertisersPage type="agency" />
}
