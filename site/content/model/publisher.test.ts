import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listFaults } from '#site/content/files/read-yaml.ts'
import { isInformationPage, readInformationCopy } from '#site/content/model/pages/information-copy.ts'
import { pageIds } from '#site/routes/pages.ts'
import { describePublisher, describePublisherAsThing, listMissing } from './publisher.ts'
import { type Publisher, siteFactsSchema } from './site-facts.ts'

const filledIn: Publisher = {
  name: 'Øy & Hav [Guide] AS',
  address: 'Storgata 1, 8300 Svolvær, Norge',
  organisationNumber: 'Foretaksregisteret 999 999 999 MVA',
  representative: 'Kari Nordmann',
  phone: '+47 76 06 99 30',
  email: 'post@lofoten.guide',
}
const unknown: Publisher = {
  name: null,
  address: null,
  organisationNumber: null,
  representative: null,
  phone: null,
  email: null,
}
const judge = (publisher: object) => listFaults(siteFactsSchema, { name: 'Lofoten', publisher })

describe('the publisher', () => {
  it('is asked for by name until the owner has said everything that has to be said', () => {
    expect(listMissing(unknown)).toEqual([
      'publisher.name',
      'publisher.address',
      'publisher.organisationNumber',
      'publisher.email',
    ])
    expect([judge(unknown), judge(filledIn), listMissing(filledIn)]).toEqual([[], [], []])
    const person = { ...filledIn, organisationNumber: 'none', representative: null, phone: null }
    expect(listMissing(person)).toEqual([])
    expect(describePublisher(person, 'de').imprint).not.toMatch(/Registernummer|Vertreten|Telefon|noch nicht/)
  })

  it('stands in the German imprint with all that § 5 DDG asks for, as text and not as Markdown', () => {
    const { imprint } = describePublisher(filledIn, 'de')
    expect(imprint).toBe(
      [
        '- **Name:** Øy & Hav \\[Guide\\] AS',
        '- **Anschrift:** Storgata 1, 8300 Svolvær, Norge',
        '- **Vertreten durch:** Kari Nordmann',
        '- **Registernummer:** Foretaksregisteret 999 999 999 MVA',
        '- **Telefon:** +47 76 06 99 30',
        '- **E-Mail:** [post@lofoten.guide](mailto:post@lofoten.guide)',
      ].join('\n'),
    )
  })

  it.each(languageKeys)('is said to be missing in %s, what is known beside it', (language) => {
    const nobody = describePublisher(unknown, language)
    expect(nobody.imprint).toContain(
      { no: 'har ikke fylt ut', en: 'has not filled this in', de: 'noch nicht' }[language],
    )
    expect(nobody.contact).toMatch(/\]\(page\/contact\)$/)
    expect(nobody.publisher).toMatch(/\]\(page\/imprint\)$/)
    const half = describePublisher({ ...unknown, name: 'Kari' }, language).imprint.split('\n\n')
    expect(half[0]).toContain('Kari')
    expect(half[1]).toMatch(/E-post|E-mail|E-Mail/)
  })

  it('is in structured data once it has a name, without what is not known', () => {
    expect(describePublisherAsThing(unknown)).toBeUndefined()
    expect(describePublisherAsThing({ ...unknown, name: 'Kari', organisationNumber: 'none' })).toEqual({
      '@type': 'Organization',
      name: 'Kari',
    })
    expect(describePublisherAsThing(filledIn)).toMatchObject({
      email: 'post@lofoten.guide',
      telephone: '+47 76 06 99 30',
    })
  })

  it.each(['redaksjonen@lofotenguide.example', 'a@example.com', 'a@guide.test', 'post', 'a b@lofoten.guide'])(
    'has no address that reaches nobody: %s',
    (email) => {
      expect(judge({ ...filledIn, email })[0]?.message).toContain('publisher.email: must be an e-mail address')
    },
  )
})

describe.each(languageKeys)('the pages of information in %s', (language) => {
  it.each(pageIds.filter(isInformationPage))('leave no gap and name no address that reaches nobody: %s', (page) => {
    const html = readInformationCopy(page, language)
      .sections.map((section) => section.html)
      .join('')
    expect(html).not.toMatch(/\{\w+\}/)
    expect(html).not.toMatch(/\.example\b/)
  })
})
