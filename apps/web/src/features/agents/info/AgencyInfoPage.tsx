import { InfoPage } from './InfoPage.tsx'

/** An office: `/agency-info?id=`. */
export default function AgencyInfoPage() {
  return <InfoPage type="agency" />
}
