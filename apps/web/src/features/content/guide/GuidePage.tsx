import '../ContentPage.css'
import './GuidePage.css'
import type { GuideType } from '@manzil/api-client/generated/types.gen'
import { EmptyState } from '@manzil/ui/feedback/EmptyState/EmptyState'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Loaded } from '../../../loading/Loaded.tsx'
import { paths } from '../../../routing/paths.ts'
import { PageHead } from '../PageHead.tsx'
import { contentQueries } from '../queries.ts'
import { ReadingSkeleton } from '../ReadingSkeleton.tsx'
import { Guide } from './Guide.tsx'

function GuidePage({ type }: { type: GuideType }) {
  const { t } = useTranslation('content')
  const query = useQuery(contentQueries.guide(type, useLanguage()))
  return (
    <div className="content-page">
      <PageHead
        type={`${type}_guide`}
        title={t(`guide.${type}.title`)}
        lead={t(`guide.${type}.lead`)}
      />
      <Loaded query={query} skeleton={<ReadingSkeleton />}>
        {({ data }) => (data.length > 0 ? <Guide type={type} sections={data} /> : <GuideMissing />)}
      </Loaded>
    </div>
  )
}

/** The operator has taken the guide away. */
function GuideMissing() {
  const { t } = useTranslation('content')
  return (
    <EmptyState
      title={t('guide.none.title')}
      text={t('guide.none.text')}
      actions={
        <Button asChild>
          <UiLink href={paths.faqs()}>{t('faqs.title')}</UiLink>
        </Button>
      }
    />
  )
}

/** The page of each guide. */
export const guidePages = {
  buyer: () => <GuidePage type="buyer" />,
  seller: () => <GuidePage type="seller" />,
  tenant: () => <GuidePage type="tenant" />,
  landlord: () => <GuidePage type="landlord" />,
} satisfies Record<GuideType, () => React.ReactNode>
