import { AdvertisersPage } from './AdvertisersPage.tsx'

/** The people: `/agents`. */
export default function AgentsPage() {
  return <AdvertisersPage type="agent" />
}
