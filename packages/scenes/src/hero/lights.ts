import type { Light } from '../core/palette.ts'

/** The two dusks: the last gold before sunset, and the blue after it. */
export const skylineLight: Readonly<Record<'light' | 'dark', Partial<Light>>> = {
  light: {
    sky: ['#d5e5e1', '#faeeda', '#fbc796'],
    sun: '#fff2d2',
    light: '#fff0d8',
    shadow: '#6c7480',
    haze: '#f9d8b0',
    water: ['#f3cba0', '#5d9a9c'],
    glint: '#fff3d8',
    glass: '#7fa9a8',
    lamps: 0.12,
  },
  dark: {
    sky: ['#0e2334', '#27455c', '#d98c6c'],
    sun: '#ffd3a0',
    light: '#8f8794',
    shadow: '#12263a',
    haze: '#7d6672',
    water: ['#b9785f', '#10283a'],
    glint: '#ffcb98',
    glass: '#2c4358',
    lamps: 0.34,
  },
}
