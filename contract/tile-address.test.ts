import { describe, expect, it } from 'vitest'
import { defaultTileAddress, describeTileService, isTileAddress, listTileOrigins } from './tile-address.ts'

const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'

describe('describeTileService', () => {
  it('knows Kartverket, whose map is the default, with row before column and trails', () => {
    expect(isTileAddress(defaultTileAddress)).toBe(true)
    expect(defaultTileAddress).toMatch(/\{z\}\/\{y\}\/\{x\}\.png$/)
    const { owner, host, trailAddress } = describeTileService(defaultTileAddress)
    expect([owner, host]).toEqual(['kartverket', 'cache.kartverket.no'])
    expect(trailAddress).toContain('BBOX={bbox}')
    expect(listTileOrigins(defaultTileAddress)).toEqual(['https://cache.kartverket.no', 'https://wms.geonorge.no'])
  })

  it('takes every other host for OpenStreetMap’s, without trails', () => {
    expect(describeTileService(openStreetMap)).toEqual({
      host: 'tile.openstreetmap.org',
      owner: 'openStreetMap',
      trailAddress: undefined,
    })
    expect(listTileOrigins('https://tiles.example:8443/{z}/{x}/{y}.png')).toEqual(['https://tiles.example:8443'])
    expect(describeTileService('https://cache.kartverket.no.example/{z}/{x}/{y}.png').owner).toBe('openStreetMap')
  })
})
