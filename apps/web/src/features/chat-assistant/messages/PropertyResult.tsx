import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import {
  ChatPropertyResult,
  type ResultLine,
} from '@manzil/ui/ChatPropertyResult/ChatPropertyResult'
import { TextLink } from '@manzil/ui/TextLink/TextLink'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import type { PropertyLine } from '../conversation/property-lines.ts'
import { useFollowLink } from '../panel/use-follow-link.ts'

interface PropertyResultProps {
  property: ChatProperty
  /** The lines revealed so far. */
  lines: readonly PropertyLine[]
}

/** One home in an answer. */
export function PropertyResult({ property, lines }: PropertyResultProps) {
  const { t } = useTranslation('chat')
  const follow = useFollowLink()
  const toLine = useResultLine()
  const { picture, title } = property
  return (
    <ChatPropertyResult
      title={title}
      picture={picture === null ? undefined : { src: picture, alt: '' }}
      lines={lines.flatMap(toLine)}
      actions={lines.map(
        (line) =>
          line.kind === 'link' && (
            <TextLink key="link" href={line.href} onClick={follow}>
              {t('property.viewDetails')}
            </TextLink>
          ),
      )}
    />
  )
}

/** Label and value of a line; title and link are drawn elsewhere. */
function useResultLine(): (line: PropertyLine) => ResultLine[] {
  const { t } = useTranslation('chat')
  const { money, number, area } = useFormats()
  return (line) => {
    switch (line.kind) {
      case 'title':
      case 'link':
        return []
      case 'location':
        return [
          {
            id: line.kind,
            label: t('property.location'),
            value: <span dir="auto">{line.text}</span>,
          },
        ]
      case 'bedrooms':
      case 'bathrooms':
        return [{ id: line.kind, label: t(`property.${line.kind}`), value: number(line.value) }]
      case 'size':
        return [{ id: line.kind, label: t('property.size'), value: area(line.value) }]
      case 'price':
        return [{ id: line.kind, label: t('property.price'), value: priceOf(line), strong: true }]
      case 'features': {
        const features = line.shown.join(t('property.listSeparator'))
        const value = line.more ? t('property.more', { features }) : features
        return [{ id: line.kind, label: t('property.features'), value }]
      }
    }
  }

  function priceOf({ aed, perYear }: Extract<PropertyLine, { kind: 'price' }>): string {
    if (aed === null) return t('property.askPrice')
    return perYear ? t('property.perYear', { price: money(aed) }) : money(aed)
  }
}
