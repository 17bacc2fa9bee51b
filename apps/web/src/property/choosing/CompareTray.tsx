import './CompareTray.css'
import { pictureFor } from '@manzil/domain/picture-address'
import { CompareBar, type CompareItem } from '@manzil/ui/listing/CompareBar/CompareBar'
import { useFormats } from '../../language/use-formats.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { paths } from '../../routing/paths.ts'
import { comparedProperties, MOST_COMPARED } from '../../stores/property-lists.ts'
import { titleOf } from '../property-names.ts'
import { type KnownProperty, useProperties } from './use-properties.ts'

/** Says how high it is, for what floats above it. */
function sayHeight(tray: HTMLElement | null): (() => void) | undefined {
  if (!tray) return undefined
  const root = document.documentElement.style
  const observer = new ResizeObserver(() =>
    root.setProperty('--tray-height', `${tray.offsetHeight}px`),
  )
  observer.observe(tray)
  return () => {
    observer.disconnect()
    root.removeProperty('--tray-height')
  }
}

/** Width of a picture in the tray. */
const PICTURE_PX = 48

/** The properties that were chosen, at the foot of the window. Texts: `choosing`. */
export default function CompareTray() {
  const { t } = useTranslation(['choosing', 'common'])
  const { money, number } = useFormats()
  const language = useLanguage()
  const ids = comparedProperties.use()
  const itemOf = (property: KnownProperty): CompareItem => {
    const { id, state } = property
    if (state === 'loading') return { id, title: t('compare.loading') }
    if (state !== 'ready') return { id, title: t(state === 'gone' ? 'page.gone' : 'page.failed') }
    const { price, media } = property.property
    const [first] = media
    return {
      id,
      title: titleOf(property.property, language),
      detail: price === null ? t('common:property.askPrice') : money(price),
      ...(first && { picture: pictureFor(first.url, PICTURE_PX) ?? first.url }),
    }
  }
  return (
    <div className="compare-tray" ref={sayHeight}>
      <CompareBar
        label={t('compare.bar')}
        items={useProperties(ids).map(itemOf)}
        most={MOST_COMPARED}
        compareHref={paths.compare(ids)}
        onRemove={comparedProperties.remove}
        onClear={comparedProperties.clear}
        texts={{
          compare: t('compare.add'),
          clear: t('compare.clear'),
          remove: (title) => t('compare.remove', { title }),
          chosen: (count, most) =>
            count === 1
              ? t('compare.one')
              : t('compare.chosen', { count: number(count), most: number(most) }),
          free: t('compare.free'),
        }}
      />
    </div>
  )
}
