import type { DrawnSeason } from './conditions.ts'

/** Colours of the land in white light. */
export interface Ground {
  rock: string
  slope: string
  foot: string
  shade: string
  rib: string
  meadow: string
  meadowShade: string
  /** Birch and heath, dark to light. */
  leaves: readonly [string, string, string]
  shore: string
  /** 0: none, 1: down to the sea. */
  snow: number
  /** On roofs, fields and decks. */
  isSnowedIn: boolean
}

const snowed = { rock: '#f6f3ea', slope: '#e9ebe6', foot: '#cdd8dc', shade: '#6484a0', rib: '#4f7089' }

export const grounds: Record<DrawnSeason, Ground> = {
  winter: {
    ...snowed,
    meadow: '#f1ede1',
    meadowShade: '#c4d0d8',
    leaves: ['#6f7580', '#8c8f94', '#b9b6b0'],
    shore: '#4c5a63',
    snow: 1,
    isSnowedIn: true,
  },
  'late-winter': {
    ...snowed,
    foot: '#c9c9b8',
    meadow: '#ece6d3',
    meadowShade: '#bcc3bd',
    leaves: ['#7a6f66', '#98877a', '#b7a692'],
    shore: '#5a6064',
    snow: 0.9,
    isSnowedIn: true,
  },
  spring: {
    rock: '#a9aaa2',
    slope: '#9c9a78',
    foot: '#b1b56a',
    shade: '#56686f',
    rib: '#6f7a74',
    meadow: '#a8ba5c',
    meadowShade: '#7b9650',
    leaves: ['#7f8f4a', '#a3b35a', '#c3cc77'],
    shore: '#6d6c60',
    snow: 0.42,
    isSnowedIn: false,
  },
  summer: {
    rock: '#939a94',
    slope: '#8a9a68',
    foot: '#aab56c',
    shade: '#4f6a64',
    rib: '#6a8068',
    meadow: '#9bab58',
    meadowShade: '#6d8549',
    leaves: ['#4f6f42', '#6f8d4e', '#95aa5f'],
    shore: '#6f736a',
    snow: 0,
    isSnowedIn: false,
  },
  autumn: {
    rock: '#8f897c',
    slope: '#9a7a4c',
    foot: '#b08a4e',
    shade: '#47525a',
    rib: '#5b5a54',
    meadow: '#b48345',
    meadowShade: '#7f5c36',
    leaves: ['#9c5f24', '#c9862c', '#e6b548'],
    shore: '#5a554c',
    snow: 0.1,
    isSnowedIn: false,
  },
}
