import { type ComponentType, useCallback, useState } from 'react'
import type { BudgetPanelProps } from './BudgetPanel.tsx'

/**
 * The panel once `load` has fetched it; null until then. A failed fetch is tried again by the next
 * call.
 */
export function useBudgetPanel() {
  const [Panel, setPanel] = useState<ComponentType<BudgetPanelProps> | null>(null)
  const load = useCallback(() => {
    import('./BudgetPanel.tsx').then(
      (module) => setPanel(() => module.BudgetPanel),
      () => {},
    )
  }, [])
  return { Panel, load }
}
