import './SharedListPage.css'
import { useSearchParams } from '../../routing/use-search-params.ts'
import { isKey } from './list-query.ts'
import { NotShared } from './NotShared.tsx'
import { SharedListView } from './SharedListView.tsx'

/** Favourites that somebody shows to whoever has the address. Search engines are kept out. */
export default function SharedListPage() {
  const key = useSearchParams().get('key') ?? ''
  return (
    <div className="shared-list-page">
      <meta name="robots" content="noindex" />
      {isKey(key) ? <SharedListView key={key} listKey={key} /> : <NotShared />}
    </div>
  )
}
