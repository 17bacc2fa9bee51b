import { SectionIndex } from '@manzil/ui/foundations/SectionIndex/SectionIndex'
import type { ReactNode } from 'react'
import { useTranslation } from '../../language/use-translation.ts'
import { useAddressedPart } from './use-addressed-part.ts'

interface ReadingProps {
  /** The table of contents; one entry alone is none. */
  sections: readonly { id: string; label: string }[]
  children: ReactNode
  /** Beside the text on desks, behind it on phones. */
  aside?: ReactNode
}

/** A long text of 720 px with its table of contents, beside it on desks; `?section=` opens it at a part. */
export function Reading({ sections, children, aside }: ReadingProps) {
  const { t } = useTranslation('content')
  useAddressedPart(
    'section',
    sections.map(({ id }) => id),
  )
  return (
    <div className="reading-frame">
      {sections.length > 1 && <SectionIndex label={t('onThisPage')} sections={sections} beside />}
      <div className="reading">
        <div className="reading__text">{children}</div>
        {aside && <aside className="reading__aside">{aside}</aside>}
      </div>
    </div>
  )
}
