// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { listAllPages } from '#site/page-list/all-pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Footer } from './Footer.tsx'

describe.each(languageKeys)('the footer in %s', (language) => {
  const show = (publisher: { name: string | null; email: string | null }) => {
    const page = listAllPages().find((candidate) => candidate.id === 'about' && candidate.language === language)
    document.body.innerHTML = page
      ? renderToStaticMarkup(<Footer page={page} publisher={publisher} year={2027} />)
      : expect.fail('There is no such page.')
    return document.body
  }

  it('leads to the contact page while the owner has given no address, and to the imprint always', () => {
    const footer = show({ name: null, email: null })
    expect(footer.querySelector('[href^=mailto]')).toBeNull()
    expect(footer.textContent).not.toContain('@')
    expect(footer.querySelector('.columns > div')?.innerHTML).toContain(`href="${hrefFor('contact', language)}"`)
    expect(footer.querySelector(`.legal [href="${hrefFor('imprint', language)}"]`)).not.toBeNull()
    expect(footer.querySelector('.copyright')?.textContent).toBe('© 2027')
  })

  it('has the choice of language, where a phone has none in its header', () => {
    const links = [...show({ name: null, email: null }).querySelectorAll<HTMLAnchorElement>('.lang a')]
    expect(links.map(({ textContent }) => textContent)).toEqual(languageKeys.map((key) => languages[key].name))
    expect(links.find((link) => link.getAttribute('aria-current'))?.dataset.language).toBe(language)
  })

  it('names the publisher and its address once the owner has', () => {
    const footer = show({ name: 'Kari AS', email: 'post@lofoten.guide' })
    expect(footer.querySelector('[href="mailto:post@lofoten.guide"]')).not.toBeNull()
    expect(footer.querySelector('.copyright')?.textContent).toBe('© 2027 Kari AS')
  })
})
