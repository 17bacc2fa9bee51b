import { AskingBox } from './AskingBox.tsx'
import { Communities } from './Communities.tsx'
import { Guides } from './Guides.tsx'
import { HomeAgents } from './HomeAgents.tsx'

/** What the home page has for those who have not begun a search. Fetched when they come near. */
export default function Explore() {
  return (
    <>
      <AskingBox />
      <Communities />
      <HomeAgents />
      <Guides />
    </>
  )
}
