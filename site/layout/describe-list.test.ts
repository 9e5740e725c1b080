import { expect, it } from 'vitest'
import { describeList } from './describe-list.ts'

it('lists pages in their order with absolute addresses', () => {
  const list = describeList(
    [
      { name: 'Børsen Spiseri', href: '/restauranter/borsen-spiseri' },
      { name: 'Fischerhütten', href: '/de/fischerh%C3%BCtten' },
    ],
    'https://guide.example',
  )
  expect(list).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Børsen Spiseri',
        url: 'https://guide.example/restauranter/borsen-spiseri',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Fischerhütten',
        url: 'https://guide.example/de/fischerh%C3%BCtten',
      },
    ],
  })
})
