import { expect, it } from 'vitest'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { describeList, describePage, toScriptJson } from './structured-data.ts'

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

it('describes a page and the way to it with absolute addresses', () => {
  const page = listAllPages().find((candidate) => candidate.id === 'about' && candidate.language === 'de')
  if (!page) throw new Error('no such page')
  const data = JSON.stringify(
    describePage({
      page,
      title: 'Über uns',
      description: '…',
      crumbs: [
        { name: 'Start', href: '/de' },
        { name: 'Über uns', href: '/de/%C3%BCber-uns' },
      ],
      siteOrigin: 'https://guide.example',
      siteName: 'Lofoten',
      sharePicture: { address: '/share/de/%C3%BCber-uns.jpg?v=1', alt: 'Über uns. Rote Hütten. Zeichnung.' },
    }),
  )
  expect(data).toContain('"url":"https://guide.example/de/%C3%BCber-uns"')
  expect(data).toContain('"@type":"BreadcrumbList"')
  expect(data).toContain('"@type":"ImageObject","url":"https://guide.example/share/de/%C3%BCber-uns.jpg?v=1"')
  expect(data).toContain('"caption":"Über uns. Rote Hütten. Zeichnung."')
  expect(data).toContain('"position":2,"name":"Über uns"')
})

it('lets no text end the script element', () => {
  expect(toScriptJson({ name: '</script><script>alert(1)' })).not.toContain('</')
})
