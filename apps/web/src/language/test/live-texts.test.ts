import { createI18n } from '@manzil/i18n/i18n'
import { expect, it, vi } from 'vitest'
import { showChangedTexts } from '../live-texts.ts'

it('shows changed texts of what is loaded, and leaves the rest alone', async () => {
  const i18n = await createI18n({
    language: 'en',
    load: async () => ({ property: 'Home', menu: 'Menu' }),
    onMissing: () => {},
  })
  const changed = vi.fn()
  i18n.on('languageChanged', changed)
  showChangedTexts(i18n, { language: 'ar', feature: 'common', texts: { property: 'الرئيسية' } })
  showChangedTexts(i18n, { language: 'en', feature: 'chat', texts: { property: 'Chat' } })
  expect(changed).not.toHaveBeenCalled()
  showChangedTexts(i18n, { language: 'en', feature: 'common', texts: { property: 'Start' } })
  expect(changed).toHaveBeenCalledTimes(1)
  // A text that is no longer in the file is no longer there.
  expect(i18n.getResourceBundle('en', 'common')).toEqual({ property: 'Start' })
})
