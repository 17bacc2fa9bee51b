import { Button } from '@manzil/ui/foundations/Button/Button'
import { EyeOffIcon } from '@manzil/ui/foundations/icons/actions'
import { useTranslation } from '../../language/use-translation.ts'
import { hiddenProperties } from '../../stores/property-lists.ts'
import { toastStore } from '../../stores/toasts.ts'

/** Long enough to read it and to press, in ms. */
const UNDO_MS = 8_000

interface HideButtonProps {
  /** Of the property. */
  id: string
  /** Of the property, for screen readers. */
  title: string
}

/** Takes a property out of lists, with a way back. Texts: `choosing`. */
export function HideButton({ id, title }: HideButtonProps) {
  const { t } = useTranslation('choosing')
  const hide = () => {
    hiddenProperties.add(id)
    toastStore.show({
      tone: 'info',
      text: t('hidden.done', { title }),
      duration: UNDO_MS,
      action: { label: t('hidden.undo'), onPress: () => hiddenProperties.remove(id) },
    })
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('hidden.home', { title })}
      startIcon={<EyeOffIcon size={16} />}
      onClick={hide}
    >
      {t('hidden.hide')}
    </Button>
  )
}
