import { expect, it } from 'vitest'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { describePage, toScriptJson } from './structured-data.ts'

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
