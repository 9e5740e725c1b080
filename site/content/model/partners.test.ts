import { afterEach, describe, expect, it, vi } from 'vitest'
import { findTourWidget, readPartners } from './partners.ts'

afterEach(() => vi.unstubAllEnvs())

const standIn = 'http://127.0.0.1:3112'

describe('findTourWidget', () => {
  it('is the stand-in in the demonstration alone', () => {
    vi.stubEnv('TOUR_STAND_IN', standIn)
    expect(findTourWidget()).toBeUndefined()
    vi.stubEnv('CONTENT_EVIDENCE', 'sample')
    expect(findTourWidget()).toMatchObject({ script: `${standIn}/widget.js`, origins: [standIn] })
    vi.stubEnv('TOUR_STAND_IN', 'off')
    expect(findTourWidget()).toBeUndefined()
  })

  it('is the partner’s own wherever the owner has entered it', () => {
    vi.stubEnv('TOUR_STAND_IN', standIn)
    vi.stubEnv('CONTENT_EVIDENCE', 'sample')
    const { tours, hotels } = readPartners()
    const script = 'https://partner.example/widget.js'
    const widget = { reference: 'W-01234567-0123-0123-0123-0123456789ab', script, origins: ['https://partner.example'] }
    expect(findTourWidget({ hotels, tours: { ...tours, id: 'P00012345', widget } })).toMatchObject({ script })
  })
})
