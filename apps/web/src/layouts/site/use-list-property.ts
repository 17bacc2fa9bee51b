import { isAgentOrAgency, isIndividual } from '@manzil/domain/roles'
import { useTranslation } from '../../language/use-translation.ts'
import { useNavigate } from '../../routing/location.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session-store.ts'
import { openLoginPrompt } from '../../stores/login-prompt.ts'

/**
 * What 'List' does for who asks: it leads agents and agencies to the page that adds a property; guests and
 * individuals are told what account it takes.
 */
export function useListProperty(place: 'header' | 'footer'): () => void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const role = useSession().user?.role
  return () => {
    if (isAgentOrAgency(role)) navigate(paths.addProperty())
    else if (isIndividual(role)) openLoginPrompt(t('loginPrompt.listIndividual'))
    else
      openLoginPrompt(t(place === 'header' ? 'loginPrompt.listHeader' : 'loginPrompt.listFooter'))
  }
}
