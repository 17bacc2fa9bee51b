import type { Hex } from '../core/colour.ts'
import type { SceneLight } from '../scene-path.ts'

/** The inks of a plan. */
export interface Paper {
  readonly sheet: Hex
  readonly floor: Hex
  readonly wet: Hex
  readonly outside: Hex
  readonly line: Hex
  readonly wall: Hex
  readonly piece: Hex
}

/** Light papers by day, warm ones towards evening, a blueprint at night. */
export const papers: Readonly<Record<SceneLight, Paper>> = {
  morning: {
    sheet: '#f7f2e6',
    floor: '#fffdf7',
    wet: '#d9e9e7',
    outside: '#e6e4cf',
    line: '#6d7d82',
    wall: '#2f3d44',
    piece: '#f4ead6',
  },
  noon: {
    sheet: '#edf3f0',
    floor: '#ffffff',
    wet: '#cfe6e6',
    outside: '#dce7d3',
    line: '#5f7a82',
    wall: '#1f4a55',
    piece: '#e9f1ec',
  },
  golden: {
    sheet: '#f3e2c1',
    floor: '#fdf6e6',
    wet: '#d5e0d4',
    outside: '#e8d3a4',
    line: '#8a6a52',
    wall: '#5b3f33',
    piece: '#f6e3c2',
  },
  dusk: {
    sheet: '#e9d6cc',
    floor: '#fbf1ea',
    wet: '#cfd6de',
    outside: '#dcbfae',
    line: '#6f5c6b',
    wall: '#3a4260',
    piece: '#f1dccd',
  },
  night: {
    sheet: '#143244',
    floor: '#1c4154',
    wet: '#225061',
    outside: '#17394c',
    line: '#8fb6bd',
    wall: '#dfeae4',
    piece: '#265366',
  },
}
