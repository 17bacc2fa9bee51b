import { InfoPage } from './InfoPage.tsx'

/** A person: `/agent-info?id=`. */
export default function AgentInfoPage() {
  return <InfoPage type="agent" />
}
