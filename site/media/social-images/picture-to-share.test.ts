import { expect, it } from 'vitest'
import { sceneToShare } from './picture-to-share.ts'

it('takes the scene of the page before that for plain pages', () => {
  expect(sceneToShare({ id: 'contact' }, 'reine-nordlys')).toBe('reine-nordlys')
})

it('gives a page without a picture one all the same', () => {
  expect(sceneToShare({ id: 'contact' }, undefined)).not.toBe(sceneToShare({ id: 'planning' }, undefined))
})
