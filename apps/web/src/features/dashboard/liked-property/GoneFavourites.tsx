import type { FavouriteMark } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFavourite } from '../../../property/use-favourite.ts'

/** Favourites that are no longer on the site, a quiet line each. */
export function GoneFavourites({ marks }: { marks: readonly FavouriteMark[] }) {
  const { t } = useTranslation('favourites')
  if (marks.length === 0) return null
  return (
    <section className="gone-favourites">
      <h2>{t('gone.title')}</h2>
      <ul>
        {marks.map((mark) => (
          <GoneFavourite key={mark.property_id} mark={mark} />
        ))}
      </ul>
    </section>
  )
}

function GoneFavourite({ mark }: { mark: FavouriteMark }) {
  const { t } = useTranslation('favourites')
  const { money, date } = useFormats()
  const { saved_at: savedAt, saved_price: price, note } = mark
  const { busy, toggle } = useFavourite({ _id: mark.property_id, is_liked: true })
  const day = date(savedAt)
  return (
    <li>
      <div>
        <p>{t('gone.text')}</p>
        <p>
          {price === null
            ? t('gone.savedOn', { date: day })
            : t('gone.savedAt', { date: day, price: money(price) })}
        </p>
        {note && <p dir="auto">{note}</p>}
      </div>
      <Button variant="ghost" size="sm" loading={busy} onClick={() => void toggle()}>
        {t('gone.remove')}
      </Button>
    </li>
  )
}
