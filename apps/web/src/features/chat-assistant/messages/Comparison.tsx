import type { ChatComparison as Compared } from '@manzil/api-client/generated/types.gen'
import { ChatComparison } from '@manzil/ui/chat/ChatComparison/ChatComparison'
import { useTranslation } from '../../../language/use-translation.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'

/** Properties or places of an answer side by side. */
export function Comparison({ comparison }: { comparison: Compared }) {
  const { t } = useTranslation('chat')
  const onFollow = useFollowLink()
  return (
    <ChatComparison
      label={t('comparison.label', {
        titles: comparison.columns.map(({ title }) => title).join(t('property.listSeparator')),
      })}
      columns={comparison.columns.map(({ title, link }) => ({ title, href: link ?? undefined }))}
      rows={comparison.rows}
      texts={{
        rows: t('comparison.rows'),
        differs: t('comparison.differs'),
        onlyDifferences: t('comparison.onlyDifferences'),
        notStated: t('comparison.notStated'),
      }}
      onFollow={onFollow}
    />
  )
}
