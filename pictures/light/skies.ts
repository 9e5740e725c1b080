import { type Conditions, type DrawnHour, type DrawnWeather, isLowNoon } from './conditions.ts'

export interface HourOfLight {
  /** Zenith to horizon. */
  sky: readonly [string, string, string, string, string]
  /** For text. */
  ink: string
  haze: string
  /** Tint of lit and shaded things, and its share. */
  lit: readonly [string, number]
  shade: readonly [string, number]
  /** Horizon to the viewer's feet. */
  sea: readonly [string, string, string, string]
  /** Ripples. */
  dark: string
  light: string
  /** Lit windows. */
  lamp?: string
}

const hoursOfLight: Record<DrawnHour | 'low-noon', HourOfLight> = {
  night: {
    sky: ['#071a30', '#0c2a44', '#153f59', '#2b6278', '#7aa3a6'],
    ink: '#ffffff',
    haze: '#8fbcc0',
    lit: ['#1f5f7c', 0.55],
    shade: ['#0a263c', 0.72],
    sea: ['#5a8f9b', '#2b6074', '#123a52', '#061626'],
    dark: '#071d30',
    light: '#a9d0cf',
    lamp: '#ffcf6e',
  },
  blue: {
    sky: ['#183c60', '#2f5a7c', '#4f7a97', '#aebcc8', '#e6c8bf'],
    ink: '#ffffff',
    haze: '#c3c6d0',
    lit: ['#8db2cf', 0.6],
    shade: ['#27486c', 0.62],
    sea: ['#d6c3c2', '#8da7b9', '#3f6a8b', '#173957'],
    dark: '#1a3f5f',
    light: '#e9d8d3',
    lamp: '#ffcf6e',
  },
  morning: {
    sky: ['#82adc0', '#9abcc7', '#c4d2d0', '#eadfc8', '#f3cfae'],
    ink: '#0e2533',
    haze: '#e6d3b9',
    lit: ['#fdf1dc', 0.3],
    shade: ['#5f7f98', 0.35],
    sea: ['#e6cfb4', '#b3b9b6', '#5d8599', '#1f4a63'],
    dark: '#1d465e',
    light: '#f7e4c8',
  },
  noon: {
    sky: ['#8dbbd3', '#abd0df', '#cde3e8', '#e2ece6', '#e9efe6'],
    ink: '#0e2430',
    haze: '#d3e3e6',
    lit: ['#fff8e6', 0.08],
    shade: ['#56788a', 0.12],
    sea: ['#5fabbd', '#459fb2', '#2f8199', '#1d5a75'],
    dark: '#1f6f8a',
    light: '#e6f6f0',
  },
  // Noon in winter, with a low sun.
  'low-noon': {
    sky: ['#a3c1cf', '#b8cfd4', '#d5dcd3', '#f1e3c4', '#f8dfb4'],
    ink: '#10232e',
    haze: '#eddcbd',
    lit: ['#ffe9bd', 0.3],
    shade: ['#5d82a6', 0.3],
    sea: ['#e3d3b4', '#a3bcc0', '#5c91a6', '#275a76'],
    dark: '#25536d',
    light: '#fbecc9',
  },
  evening: {
    sky: ['#7fa9bf', '#a9c4cb', '#dcd9c3', '#f3d9ac', '#f6cf98'],
    ink: '#0f2530',
    haze: '#eed6ac',
    lit: ['#f0b878', 0.26],
    shade: ['#4b5c70', 0.3],
    sea: ['#b7ac8c', '#8b9a92', '#557a86', '#24475a'],
    dark: '#1e4254',
    light: '#f6dfb0',
  },
  midnight: {
    sky: ['#8fb3c4', '#b4c7c8', '#e0d3b8', '#f5cf92', '#f9b878'],
    ink: '#10222f',
    haze: '#f2c592',
    lit: ['#f0a673', 0.48],
    shade: ['#5f4d63', 0.66],
    sea: ['#f6c489', '#dcae8c', '#8d95a0', '#3f5f75'],
    dark: '#47637a',
    light: '#fbd9a4',
  },
}

export function lightOf(conditions: Pick<Conditions, 'season' | 'hour'>): HourOfLight {
  return hoursOfLight[isLowNoon(conditions) ? 'low-noon' : conditions.hour]
}

/** Effect of weather: grey mixed into sky and things, and loss of contrast. */
export interface Air {
  grey: string
  /** Grey of land and things; default: that of the sky. */
  land?: string
  sky: number
  tone: number
  flat: number
  /** Lightening per step from zenith to horizon. */
  gap: number
  /** 1 mirrors, 0 is a breeze without reflection. */
  calm: number
  /** Haze of distant ridges, added to their own `air`. */
  veil: number
}

export const airs: Record<DrawnWeather, Air> = {
  clear: { grey: '#ffffff', sky: 0, tone: 0, flat: 0, gap: 0.06, calm: 0.85, veil: 0 },
  fair: { grey: '#ffffff', sky: 0, tone: 0, flat: 0, gap: 0.06, calm: 0.55, veil: 0 },
  cloudy: { grey: '#b3bfc4', sky: 0.6, tone: 0.24, flat: 0.28, gap: 0.08, calm: 0.5, veil: 0.06 },
  rain: { grey: '#566a74', land: '#50626b', sky: 0.84, tone: 0.34, flat: 0.06, gap: 0.13, calm: 0.3, veil: 0.14 },
  storm: { grey: '#46575f', land: '#3a4a53', sky: 0.86, tone: 0.34, flat: 0.15, gap: 0.15, calm: 0, veil: 0.1 },
  fog: { grey: '#ccd3d3', sky: 0.74, tone: 0.45, flat: 0.45, gap: 0.05, calm: 0.7, veil: 0.26 },
  snow: { grey: '#a3b4c0', sky: 0.7, tone: 0.3, flat: 0.4, gap: 0.06, calm: 0.35, veil: 0.2 },
}
