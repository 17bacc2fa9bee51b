import { Button } from '@manzil/ui/foundations/Button/Button'
import { CheckIcon } from '@manzil/ui/foundations/icons/actions'
import { CompareIcon } from '@manzil/ui/foundations/icons/things'
import { useTranslation } from '../../language/use-translation.ts'
import { comparedProperties, MOST_COMPARED } from '../../stores/property-lists.ts'
import { showToast } from '../../stores/toasts.ts'

interface CompareButtonProps {
  /** Of the property. */
  id: string
  /** Of the property, for screen readers. */
  title: string
}

/** Puts a property beside others, or takes it away. Texts: `choosing`. */
export function CompareButton({ id, title }: CompareButtonProps) {
  const { t } = useTranslation('choosing')
  const chosen = comparedProperties.use()
  const isIn = chosen.includes(id)
  const toggle = () => {
    if (isIn) return comparedProperties.remove(id)
    if (chosen.length < MOST_COMPARED) return comparedProperties.add(id)
    showToast('info', t('compare.full', { most: MOST_COMPARED }))
  }
  return (
    <Button
      variant={isIn ? 'outline' : 'ghost'}
      size="sm"
      aria-pressed={isIn}
      aria-label={t('compare.home', { title })}
      startIcon={isIn ? <CheckIcon size={16} /> : <CompareIcon size={16} />}
      onClick={toggle}
    >
      {t('compare.add')}
    </Button>
  )
}
