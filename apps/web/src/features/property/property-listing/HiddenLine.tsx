import { Button } from '@manzil/ui/foundations/Button/Button'
import { EyeOffIcon } from '@manzil/ui/foundations/icons/actions'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { hiddenProperties } from '../../../stores/property-lists.ts'

interface HiddenLineProps {
  count: number
  /** Of the properties on this page. */
  ids: readonly string[]
  open: boolean
  onOpen: (open: boolean) => void
}

/**
 * Says that properties of this page are hidden, and shows them. The number above the list is the
 * server's, which counts them too.
 */
export function HiddenLine({ count, ids, open, onOpen }: HiddenLineProps) {
  const { t } = useTranslation('choosing')
  const { number } = useFormats()
  if (count === 0) return null
  const unhide = () => {
    for (const id of ids) hiddenProperties.remove(id)
    onOpen(false)
  }
  return (
    <p className="listing__hidden">
      <EyeOffIcon size={18} />
      <span>{t('hidden.count', { count, total: number(count) })}</span>
      <Button variant="link" size="sm" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? t('hidden.hideAgain') : t('hidden.show')}
      </Button>
      {open && (
        <Button variant="link" size="sm" onClick={unhide}>
          {t('hidden.unhide')}
        </Button>
      )}
    </p>
  )
}
