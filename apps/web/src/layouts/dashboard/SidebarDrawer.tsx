import { Drawer } from '@manzil/ui/Drawer/Drawer'
import { useTranslation } from 'react-i18next'
import { type DashboardEntry, Sidebar } from './Sidebar.tsx'

interface SidebarDrawerProps {
  entries: readonly DashboardEntry[]
  onClose: () => void
}

/** The sidebar on small windows; closes when an entry is chosen. */
export default function SidebarDrawer({ entries, onClose }: SidebarDrawerProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Drawer
      open
      from="start"
      onClose={onClose}
      title={t('menu.label')}
      closeLabel={t('menu.close')}
    >
      <Sidebar entries={entries} onFollow={onClose} />
    </Drawer>
  )
}
