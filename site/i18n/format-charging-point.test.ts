import { expect, it } from 'vitest'
import { formatChargingPoint } from './format-charging-point.ts'

it('says how many points of what kind, and how strong where that is known', () => {
  expect(formatChargingPoint({ type: 'CCS2', power: 150, count: 4 }, 'no')).toBe('4\u00a0×\u00a0CCS2, 150\u00a0kW')
  expect(formatChargingPoint({ type: 'Type 2', power: 7.4, count: 2 }, 'de')).toBe('2\u00a0×\u00a0Type 2, 7,4\u00a0kW')
  expect(formatChargingPoint({ type: 'Type 2', count: 1 }, 'en')).toBe('1\u00a0×\u00a0Type 2')
})

it('claims no number and no plug that no source names', () => {
  expect(formatChargingPoint({ type: 'fast' }, 'en')).toBe('Fast charger')
})

it('calls points planned until a source says that they opened', () => {
  expect(formatChargingPoint({ type: 'Tesla', power: 250, count: 6, isPlanned: true }, 'en')).toBe(
    '6\u00a0×\u00a0Supercharger, 250\u00a0kW (planned)',
  )
})
