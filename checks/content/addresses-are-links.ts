import { parse } from 'yaml'
import type { Problem, Rule } from '#checks/rule.ts'
import { lineOf, type WrittenTexts } from './written-texts.ts'

const file = 'content/addresses.yaml'
/** Texts for readers: entries and the words of pages, not who says so. */
const texts = /^content\/(?:[a-z-]+\/[a-z-]+\/(?:no|en|de)\.(?:md|yaml))$/
const links = /\[[^\]\n]*\]\([^)\n]*\)/g
const hosts = /(?<![\p{L}\p{N}/@.:-])(?:[a-z0-9-]+\.)+(?:no|com|org|net|de|eu|se|uk|io)(?![\p{L}\p{N}-])/gu

export const addressesAreLinks: Rule<Pick<WrittenTexts, 'content'>> = {
  name: 'every web address in a text is one that pages link',
  findProblems({ content }) {
    const known = parse(content.find(({ path }) => path === file)?.text ?? '') ?? {}
    const named = new Set<string>()
    const unknown = content
      .filter(({ path }) => texts.test(path))
      .flatMap(({ path, text }): Problem[] => {
        const withoutLinks = text.replace(links, (link) => ' '.repeat(link.length))
        return [...withoutLinks.matchAll(hosts)].flatMap(({ 0: host, index }) => {
          named.add(host)
          return Object.hasOwn(known, host)
            ? []
            : [
                {
                  file: `${path}:${lineOf(text, index)}`,
                  fix: `«${host}» is no link. Write [${host}](https://…), or add the host to ${file}: then pages link it wherever a text names it.`,
                },
              ]
        })
      })
    const unused = Object.keys(known).filter((host) => !named.has(host))
    return [...unknown, ...unused.map((host) => ({ file, fix: `No text names «${host}» any more. Delete it.` }))]
  },
}
