import { readFileSync } from 'node:fs'
import { brand } from '@manzil/domain/brand'
import { interfaceLanguages } from '@manzil/i18n/languages'
import type { Plugin } from 'vite'

interface HomeTexts {
  hero: { title: string; text: string }
}

const textsIn = (language: string): HomeTexts =>
  JSON.parse(
    readFileSync(
      new URL(`../../../packages/i18n/src/locales/${language}/home.json`, import.meta.url),
      'utf8',
    ),
  )

/** The same element in every language; the style sheet shows the one of the page. */
const inEach = (element: (language: (typeof interfaceLanguages)[number]) => string): string =>
  interfaceLanguages.map(element).join('')

/** Cards in the shape of a search: what a screen shows of them. */
const CARDS = 4

/** What paints before the app: the bar with our name, and the shape of the page where visitors enter by it. */
function shell(): string {
  const names = inEach((l) => `<span class="mz-logo__name" lang="${l}">${brand.name[l]}</span>`)
  const titles = inEach((l) => `<h1 class="hero__title" lang="${l}">${textsIn(l).hero.title}</h1>`)
  const leads = inEach((l) => `<p class="hero__text" lang="${l}">${textsIn(l).hero.text}</p>`)
  return [
    `<div class="shell"><div class="shell__top"></div>`,
    `<div class="shell__bar"><span class="mz-logo">${names}</span></div>`,
    `<section class="hero"><div class="hero__inner">${titles}${leads}`,
    `<div class="shell__search"></div></div></section>`,
    `<div class="shell__listing"><i></i><i></i><div class="shell__cards">${'<i></i>'.repeat(CARDS)}</div></div>`,
    `<div class="shell__details"><i></i></div></div>`,
  ].join('')
}

/** Puts the static shell into the page. */
export function shellPlugin(): Plugin {
  return {
    name: 'manzil-shell',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<!--shell-->', shell()) },
  }
}
