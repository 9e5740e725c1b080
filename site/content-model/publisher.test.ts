import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listMissingPublisherSettings, type Publisher, publisherIn } from '#contract/publisher.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { isInformationPage, readInformationCopy } from '#site/content-model/pages/information-copy.ts'
import { pageIds } from '#site/routes/pages.ts'
import { describePublisher, describePublisherAsThing } from './publisher.ts'

const filledIn = {
  PUBLISHER_NAME: 'Øy & Hav [Guide] AS',
  PUBLISHER_ADDRESS: 'Storgata 1, 8300 Svolvær, Norge',
  PUBLISHER_ORGANISATION_NUMBER: 'Foretaksregisteret 999 999 999 MVA',
  PUBLISHER_REPRESENTATIVE: 'Kari Nordmann',
  PUBLISHER_EMAIL: 'post@lofoten.guide',
}
const read = (environment: Record<string, string>): Publisher => publisherIn(readBuildSettings(environment))

describe('the publisher', () => {
  it('is asked for by name until the owner has said everything that has to be said', () => {
    expect(listMissingPublisherSettings(readBuildSettings({}))).toEqual([
      'PUBLISHER_NAME',
      'PUBLISHER_ADDRESS',
      'PUBLISHER_ORGANISATION_NUMBER',
      'PUBLISHER_EMAIL',
    ])
    expect(listMissingPublisherSettings(readBuildSettings(filledIn))).toEqual([])
    const person = { ...filledIn, PUBLISHER_ORGANISATION_NUMBER: 'none', PUBLISHER_REPRESENTATIVE: 'none' }
    expect(listMissingPublisherSettings(readBuildSettings(person))).toEqual([])
    expect(describePublisher(read(person), 'de').imprint).not.toMatch(/Registernummer|Vertreten|noch nicht/)
  })

  it('stands in the German imprint with all that § 5 DDG asks for, as text and not as Markdown', () => {
    const { imprint } = describePublisher(read(filledIn), 'de')
    expect(imprint).toBe(
      [
        '- **Name:** Øy & Hav \\[Guide\\] AS',
        '- **Anschrift:** Storgata 1, 8300 Svolvær, Norge',
        '- **Vertreten durch:** Kari Nordmann',
        '- **Registernummer:** Foretaksregisteret 999 999 999 MVA',
        '- **E-Mail:** [post@lofoten.guide](mailto:post@lofoten.guide)',
      ].join('\n'),
    )
  })

  it.each(languageKeys)('is said to be missing in %s, what is known beside it', (language) => {
    const nobody = describePublisher(read({}), language)
    expect(nobody.imprint).toContain(
      { no: 'har ikke fylt ut', en: 'has not filled this in', de: 'noch nicht' }[language],
    )
    expect(nobody.contact).toMatch(/\]\(page\/contact\)$/)
    expect(nobody.publisher).toMatch(/\]\(page\/imprint\)$/)
    const half = describePublisher(read({ PUBLISHER_NAME: 'Kari' }), language).imprint.split('\n\n')
    expect(half[0]).toContain('Kari')
    expect(half[1]).toMatch(/E-post|E-mail|E-Mail/)
  })

  it('is in structured data once it has a name, without what is not known', () => {
    expect(describePublisherAsThing(read({}))).toBeUndefined()
    expect(describePublisherAsThing(read({ PUBLISHER_NAME: 'Kari', PUBLISHER_ORGANISATION_NUMBER: 'none' }))).toEqual({
      '@type': 'Organization',
      name: 'Kari',
    })
    expect(describePublisherAsThing(read(filledIn))).toMatchObject({ email: 'post@lofoten.guide' })
  })

  it.each(['redaksjonen@lofotenguide.example', 'a@example.com', 'a@guide.test', 'post', 'a b@lofoten.guide'])(
    'has no address that reaches nobody: %s',
    (email) => {
      expect(() => readBuildSettings({ PUBLISHER_EMAIL: email })).toThrow(
        'PUBLISHER_EMAIL must be an e-mail address that reaches somebody',
      )
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
