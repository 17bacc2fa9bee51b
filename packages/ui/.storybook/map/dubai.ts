import type { LngLat } from '../../src/map/PropertyMap/geometry.ts'
import type { VectorBase } from '../../src/map/PropertyMap/vector-base.ts'

/*
 * A sketch of Dubai for stories, set by hand to about 300 m: good enough to try the map on, not to
 * find a way. Longitude first.
 */

/** From the border with Abu Dhabi to Ajman, then round the desert. */
const mainland: LngLat[] = [
  [54.7, 24.81],
  [54.8, 24.86],
  [54.9, 24.91],
  [54.96, 24.955],
  [55.0, 24.98],
  [55.02, 25.005],
  [55.05, 25.03],
  [55.06, 25.01],
  [55.075, 25.02],
  [55.09, 25.035],
  [55.105, 25.055],
  [55.117, 25.066],
  [55.127, 25.076],
  [55.138, 25.086],
  [55.148, 25.095],
  [55.16, 25.104],
  [55.172, 25.116],
  [55.183, 25.13],
  [55.187, 25.141],
  [55.197, 25.155],
  [55.207, 25.168],
  [55.218, 25.182],
  [55.229, 25.198],
  [55.243, 25.213],
  [55.258, 25.23],
  [55.268, 25.242],
  [55.262, 25.258],
  [55.272, 25.275],
  [55.287, 25.272],
  [55.292, 25.269],
  [55.3, 25.285],
  [55.318, 25.294],
  [55.333, 25.3],
  [55.345, 25.309],
  [55.352, 25.318],
  [55.368, 25.336],
  [55.384, 25.36],
  [55.41, 25.388],
  [55.44, 25.415],
  [55.48, 25.45],
  [55.52, 25.5],
  [56.0, 25.5],
  [56.0, 24.5],
  [54.7, 24.5],
]

const creek: LngLat[] = [
  [55.2895, 25.2705],
  [55.298, 25.266],
  [55.308, 25.263],
  [55.318, 25.256],
  [55.327, 25.246],
  [55.331, 25.235],
  [55.336, 25.222],
  [55.345, 25.21],
  [55.352, 25.198],
  [55.345, 25.192],
  [55.333, 25.194],
  [55.318, 25.196],
  [55.302, 25.191],
  [55.288, 25.187],
  [55.274, 25.186],
  [55.258, 25.182],
  [55.246, 25.192],
  [55.236, 25.207],
  [55.2345, 25.205],
  [55.244, 25.19],
  [55.257, 25.1795],
  [55.275, 25.183],
  [55.289, 25.184],
  [55.304, 25.188],
  [55.32, 25.191],
  [55.328, 25.205],
  [55.329, 25.22],
  [55.326, 25.235],
  [55.322, 25.246],
  [55.313, 25.254],
  [55.303, 25.26],
  [55.295, 25.264],
]

/** Degrees of latitude that are as far as one of longitude, here. */
const squeeze = Math.cos((25.12 * Math.PI) / 180)
const palmHeart: LngLat = [55.1385, 25.1135]

/** A place on the palm: `along` the trunk seaward and `across` it, degrees of latitude. */
function onPalm(along: number, across: number): LngLat {
  // The trunk points to the north-west.
  const turn = (-45 * Math.PI) / 180
  const east = across * Math.cos(turn) + along * Math.sin(turn)
  const north = -across * Math.sin(turn) + along * Math.cos(turn)
  return [palmHeart[0] + east / squeeze, palmHeart[1] + north]
}

/** Trunk, eight fronds a side, and the crescent around them. */
function palm(): LngLat[][] {
  const trunk = [
    onPalm(-0.02, -0.002),
    onPalm(0.014, -0.002),
    onPalm(0.014, 0.002),
    onPalm(-0.02, 0.002),
  ]
  const fronds = Array.from({ length: 8 }, (_, at) => {
    const root = -0.003 + at * 0.0024
    const reach = 0.016 - Math.abs(at - 3) * 0.0016
    return [-1, 1].map((side) => [
      onPalm(root, side * 0.001),
      onPalm(root + 0.004, side * reach * 0.6),
      onPalm(root + 0.0035, side * reach),
      onPalm(root + 0.0022, side * reach),
      onPalm(root + 0.0026, side * reach * 0.6),
      onPalm(root - 0.001, side * 0.001),
    ])
  }).flat()
  const arc = (radius: number) =>
    Array.from({ length: 25 }, (_, at) => {
      const angle = ((-125 + at * (250 / 24)) * Math.PI) / 180
      return onPalm(0.003 + radius * Math.cos(angle), radius * Math.sin(angle))
    })
  return [trunk, ...fronds, [...arc(0.0215), ...arc(0.0195).reverse()]]
}

const highways: Record<string, LngLat[]> = {
  e11: [
    [54.78, 24.81],
    [54.93, 24.89],
    [55.03, 24.965],
    [55.08, 25.01],
    [55.12, 25.052],
    [55.145, 25.075],
    [55.18, 25.108],
    [55.205, 25.135],
    [55.235, 25.17],
    [55.265, 25.2],
    [55.285, 25.224],
    [55.305, 25.236],
    [55.325, 25.24],
    [55.35, 25.268],
    [55.38, 25.3],
    [55.42, 25.35],
    [55.48, 25.4],
  ],
  e44: [
    [55.11, 25.03],
    [55.16, 25.065],
    [55.2, 25.1],
    [55.235, 25.14],
    [55.27, 25.17],
    [55.31, 25.18],
    [55.36, 25.18],
    [55.42, 25.15],
    [55.5, 25.1],
  ],
  e311: [
    [54.95, 24.84],
    [55.08, 24.94],
    [55.16, 25.005],
    [55.22, 25.045],
    [55.28, 25.085],
    [55.34, 25.14],
    [55.39, 25.19],
    [55.43, 25.25],
    [55.5, 25.34],
  ],
  e611: [
    [54.98, 24.78],
    [55.12, 24.88],
    [55.25, 24.98],
    [55.36, 25.07],
    [55.45, 25.17],
    [55.55, 25.3],
  ],
}

const streets: Record<string, LngLat[]> = {
  beach: [
    [55.155, 25.092],
    [55.185, 25.124],
    [55.207, 25.16],
    [55.235, 25.196],
    [55.262, 25.226],
    [55.285, 25.25],
  ],
  hessa: [
    [55.165, 25.1],
    [55.19, 25.085],
    [55.225, 25.06],
    [55.26, 25.04],
  ],
  umm: [
    [55.2, 25.15],
    [55.225, 25.12],
    [55.25, 25.095],
    [55.27, 25.07],
  ],
  meydan: [
    [55.24, 25.17],
    [55.27, 25.15],
    [55.31, 25.145],
    [55.36, 25.14],
  ],
  palm: [[55.152, 25.1], palmHeart, onPalm(0.022, 0)],
  jvc: [
    [55.19, 25.065],
    [55.21, 25.045],
    [55.235, 25.06],
    [55.215, 25.075],
    [55.19, 25.065],
  ],
}

/** Middles of communities with properties; `rate` is a price level, AED per sqft. */
export const storyPlaces = [
  { id: 'marina', en: 'Dubai Marina', ar: 'دبي مارينا', at: [55.1403, 25.0805], rate: 1850 },
  { id: 'downtown', en: 'Downtown Dubai', ar: 'وسط مدينة دبي', at: [55.2744, 25.1945], rate: 2600 },
  { id: 'palm', en: 'Palm Jumeirah', ar: 'نخلة جميرا', at: [55.1385, 25.1135], rate: 3400 },
  { id: 'bay', en: 'Business Bay', ar: 'الخليج التجاري', at: [55.267, 25.184], rate: 2000 },
  { id: 'hills', en: 'Dubai Hills Estate', ar: 'دبي هيلز استيت', at: [55.25, 25.108], rate: 2100 },
  {
    id: 'jvc',
    en: 'Jumeirah Village Circle',
    ar: 'قرية جميرا الدائرية',
    at: [55.211, 25.06],
    rate: 1250,
  },
  { id: 'ranches', en: 'Arabian Ranches', ar: 'المرابع العربية', at: [55.268, 25.054], rate: 1500 },
  { id: 'furjan', en: 'Al Furjan', ar: 'الفرجان', at: [55.147, 25.026], rate: 1300 },
  { id: 'harbour', en: 'Dubai Creek Harbour', ar: 'خور دبي', at: [55.349, 25.204], rate: 2250 },
  {
    id: 'jlt',
    en: 'Jumeirah Lake Towers',
    ar: 'أبراج بحيرات جميرا',
    at: [55.146, 25.071],
    rate: 1500,
  },
  { id: 'mirdif', en: 'Mirdif', ar: 'مردف', at: [55.42, 25.222], rate: 1150 },
  {
    id: 'silicon',
    en: 'Dubai Silicon Oasis',
    ar: 'واحة دبي للسيليكون',
    at: [55.385, 25.124],
    rate: 1050,
  },
] as const satisfies readonly { id: string; en: string; ar: string; at: LngLat; rate: number }[]

/** A soft eight-cornered field around a middle. */
function field([lng, lat]: LngLat, radius: number): LngLat[] {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4 + 0.35
    const reach = radius * (at % 2 ? 0.86 : 1)
    return [lng + (reach * Math.cos(angle)) / squeeze, lat + reach * Math.sin(angle)]
  })
}

/** The base map of the stories with its names in English or Arabic. */
export function dubai(arabic: boolean): VectorBase {
  return {
    bounds: [55.05, 25, 55.4, 25.28],
    land: [mainland, ...palm()],
    water: [creek],
    communities: storyPlaces
      .filter(({ id }) => id !== 'palm')
      .map(({ id, at }) => ({
        id,
        ring: field(at, id === 'marina' || id === 'jlt' ? 0.008 : 0.014),
      })),
    roads: [
      ...Object.entries(highways).map(([id, line]) => ({ id, line, kind: 'highway' as const })),
      ...Object.entries(streets).map(([id, line]) => ({ id, line, kind: 'street' as const })),
    ],
    labels: [
      {
        id: 'gulf',
        text: arabic ? 'الخليج العربي' : 'Arabian Gulf',
        at: [55.06, 25.19],
        kind: 'sea',
      },
      ...storyPlaces.map(({ id, en, ar, at }) => ({
        id,
        text: arabic ? ar : en,
        at,
        kind: 'community' as const,
        minZoom: 10.5,
      })),
    ],
  }
}
