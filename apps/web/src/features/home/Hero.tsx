import { useTranslation } from '../../language/use-translation.ts'
import { HeroSearch } from './HeroSearch.tsx'

/**
 * The head of the home page. Its styles are those of the static shell (boot/shell.css), which shows
 * the same words before the first script runs.
 */
export function Hero() {
  const { t } = useTranslation('home')
  return (
    <section className="hero">
      <div className="hero__inner">
        <h1 className="hero__title">{t('hero.title')}</h1>
        <p className="hero__text">{t('hero.text')}</p>
        <HeroSearch />
      </div>
    </section>
  )
}
