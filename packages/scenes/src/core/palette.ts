import type { SceneLight } from '../scene-path.ts'
import { type Hex, mix, under } from './colour.ts'

export interface Light {
  /** Top, middle and horizon of the sky. */
  readonly sky: readonly [Hex, Hex, Hex]
  readonly sun: Hex
  /** Height of the sun or moon above the top edge of an 800 × 600 scene. */
  readonly sunHeight: number
  /** Colour that falls on surfaces facing the sun. */
  readonly light: Hex
  /** Colour that surfaces in shade drift towards. */
  readonly shadow: Hex
  /** Colour that distance fades into. */
  readonly haze: Hex
  /** Far and near water. */
  readonly water: readonly [Hex, Hex]
  readonly glint: Hex
  readonly glass: Hex
  /** Length of a shadow on the ground, in heights of what throws it, and how dark it is. */
  readonly cast: readonly [number, number]
  /** Share of the windows with a lamp on. */
  readonly lamps: number
  /** Light inside a room, and the shade in its corners. */
  readonly indoor: Hex
  readonly corner: Hex
}

const lights: Readonly<Record<SceneLight, Light>> = {
  morning: {
    sky: ['#a5cfd8', '#d9e7e0', '#fdebd0'],
    sun: '#fff6dd',
    sunHeight: 250,
    light: '#fff5e6',
    shadow: '#5f7f92',
    haze: '#e3e6da',
    water: ['#a9d3d0', '#4f9ea5'],
    glint: '#f4fbf4',
    glass: '#8fbcc2',
    cast: [0.9, 0.36],
    lamps: 0,
    indoor: '#fffaf0',
    corner: '#7b8f99',
  },
  noon: {
    sky: ['#66b2cb', '#a9d9df', '#e6f2e6'],
    sun: '#fffdf0',
    sunHeight: 165,
    light: '#ffffff',
    shadow: '#3f7088',
    haze: '#cfe6e3',
    water: ['#7fcbc8', '#1f8c97'],
    glint: '#eafcf6',
    glass: '#6fb2bf',
    cast: [0.34, 0.36],
    lamps: 0,
    indoor: '#ffffff',
    corner: '#6d8d98',
  },
  golden: {
    sky: ['#6fb3cc', '#d5e3cf', '#fcd7a2'],
    sun: '#fff0c4',
    sunHeight: 300,
    light: '#fff1d6',
    shadow: '#5f5f7c',
    haze: '#f0e1c6',
    water: ['#d6d9bf', '#348a96'],
    glint: '#fff1cf',
    glass: '#7fb2b6',
    cast: [1.1, 0.4],
    lamps: 0.06,
    indoor: '#ffeed3',
    corner: '#8b6a60',
  },
  dusk: {
    sky: ['#3a5578', '#cb8784', '#fbb06a'],
    sun: '#ffd9a0',
    sunHeight: 350,
    light: '#efb9a0',
    shadow: '#37425f',
    haze: '#d48f86',
    water: ['#dd9a83', '#35536f'],
    glint: '#ffd0a0',
    glass: '#6b7591',
    cast: [0.8, 0.3],
    lamps: 0.3,
    indoor: '#ffe8d4',
    corner: '#64546a',
  },
  night: {
    sky: ['#0d2233', '#16394b', '#2f6370'],
    sun: '#f3ead2',
    sunHeight: 165,
    light: '#66879a',
    shadow: '#0d2030',
    haze: '#2a5763',
    water: ['#28545f', '#0e2a3a'],
    glint: '#f0cf96',
    glass: '#1d3d4d',
    cast: [0.3, 0.4],
    lamps: 0.45,
    indoor: '#f7d7ab',
    corner: '#3d3540',
  },
}

/** The light of one scene, and what it does to a colour. */
export interface Paint extends Light {
  readonly time: SceneLight
  /** Lamps are on and windows glow. */
  readonly dark: boolean
  readonly lamp: Hex
  /** A surface that faces the sun. */
  lit(surface: Hex): Hex
  /** A surface turned away; `depth` 0 to 1. */
  shade(surface: Hex, depth?: number): Hex
  /** A surface seen through `distance` (0 near, 1 lost in the haze). */
  far(surface: Hex, distance: number): Hex
  /** A surface inside a room. */
  inside(surface: Hex, depth?: number): Hex
}

/** Mixes the paints for one time of day; `changes` replaces parts of its light. */
export function paintFor(time: SceneLight, changes: Partial<Light> = {}): Paint {
  const light = { ...lights[time], ...changes }
  const lit = (surface: Hex) => under(light.light, surface)
  return {
    ...light,
    time,
    dark: light.lamps > 0.2,
    lamp: '#ffd88c',
    lit,
    shade: (surface, depth = 0.34) => mix(lit(surface), light.shadow, depth),
    far: (surface, distance) => mix(lit(surface), light.haze, distance),
    inside: (surface, depth = 0) => mix(under(light.indoor, surface), light.corner, depth),
  }
}
