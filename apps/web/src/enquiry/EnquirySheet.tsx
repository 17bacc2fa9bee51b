import { Drawer } from '@manzil/ui/overlays/Drawer/Drawer'
import { useTranslation } from '../language/use-translation.ts'
import Enquiry, { type EnquiryProps } from './Enquiry.tsx'

export interface EnquirySheetProps extends EnquiryProps {
  open: boolean
  onClose: () => void
}

/** The form beside what it is about, for a press far from its place on the page. */
export default function EnquirySheet({ open, onClose, target, wanted }: EnquirySheetProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={target.about === 'agent' ? target.name : target.title}
      closeLabel={t('close')}
    >
      <div className="enquiry-sheet">
        <Enquiry target={target} wanted={wanted} />
      </div>
    </Drawer>
  )
}
