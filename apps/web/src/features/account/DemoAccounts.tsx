import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import type { LoginRequest } from '@manzil/api-client/generated/types.gen'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useTranslation } from '../../language/use-translation.ts'

/** Accounts that a site with demo data comes with. */
const kinds = ['individual', 'agent', 'agency'] as const
const password = 'manzil-demo'

/** Fills the form with a demo account; only on a site that shows demo data. */
export function DemoAccounts({ onChoose }: { onChoose: (values: LoginRequest) => void }) {
  const { t } = useTranslation('account')
  const { data } = useQuery(getSiteStatusQuery(api))
  if (!data?.data.demo_data) return null
  return (
    <InlineAlert
      title={t('demo.title')}
      actions={kinds.map((kind) => (
        <Button
          key={kind}
          variant="outline"
          size="sm"
          onClick={() => onChoose({ email: `demo.${kind}@manzil.example`, password })}
        >
          {t(`demo.${kind}`)}
        </Button>
      ))}
    >
      {t('demo.text', { password })}
    </InlineAlert>
  )
}
