import { isAgentOrAgency, isIndividual } from '@manzil/domain/roles'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-store.ts'
import { openLoginPrompt } from '../../stores/login-prompt.ts'

/**
 * What 'List' does for who asks: guests and individuals are told what account it takes. Undefined
 * for agents and agencies while there is no page to add a property on.
 */
export function useListProperty(place: 'header' | 'footer'): (() => void) | undefined {
  const { t } = useTranslation()
  const role = useSession().user?.role
  if (isAgentOrAgency(role)) return undefined
  return () => {
    if (isIndividual(role)) openLoginPrompt(t('loginPrompt.listIndividual'))
    else
      openLoginPrompt(t(place === 'header' ? 'loginPrompt.listHeader' : 'loginPrompt.listFooter'))
  }
}
