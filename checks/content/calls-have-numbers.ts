import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

/** A house of the guide, as far as it can be rung. */
export interface NamedHouse {
  name: string
  /** `restaurants/fiskekrogen`, where it has a page. */
  reference?: string | undefined
  phone?: string | undefined
}

/** Texts for readers. */
const texts = /^content\/(?:[a-z-]+\/[a-z-]+\/(?:no|en|de)\.(?:md|yaml))$/
const link = String.raw`\[[^\]\n]+\]\((?<linked>[a-z]+\/[a-z-]+)\)`
const before = /\b(?:ring(?:er du| til)?|call|phone|rufen Sie)\s+(?:das |the |im |in der |til )?/giu
const after = new RegExp(String.raw`${link}[,;]? ?\(?(?:(?:im Winter )?vorher anrufen|ring f[øi]rst)`, 'giu')
const number = /\d{2,3}[ \u00a0]\d{2}/

/** The rule that a text tells to ring a house only where a page has its number. */
export function callsHaveNumbers(listHouses: () => NamedHouse[]): Rule<Pick<WrittenTexts, 'content'>> {
  return {
    name: 'whoever is told to ring a house finds its number',
    findProblems({ content }) {
      const mute = listHouses().filter(({ phone }) => !phone)
      const begins = new RegExp(`^${link}`, 'u')
      const findMute = (rest: string, linked = begins.exec(rest)?.groups?.['linked']) =>
        mute.find(({ name, reference }) => (linked ? linked === reference : rest.startsWith(name)))
      return content
        .filter(({ path }) => texts.test(path))
        .flatMap(({ path, text }): Problem[] => {
          const found = [
            ...[...text.matchAll(before)].map(({ 0: said, index }) => ({
              index,
              house: findMute(text.slice(index + said.length)),
            })),
            ...[...text.matchAll(after)].map(({ groups, index }) => ({
              index,
              house: findMute('', groups?.['linked']),
            })),
          ]
          return found.flatMap(({ index, house }) => {
            const sentence = text.slice(index).split(/[.\n]/, 1)[0] ?? ''
            if (!house || number.test(sentence)) return []
            return {
              file: `${path}:${lineOf(text, index)}`,
              fix: `Nobody knows the telephone of ${house.name}. Name its website, or write its number into its facts.`,
            }
          })
        })
    },
  }
}
