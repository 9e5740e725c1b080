import { afterEach, beforeEach } from 'vitest'

const isText = (node: Node | null): node is Text => node?.nodeType === 3

/** Whether React keeps the node itself, because it stands beside something: a text that is all of its element is set through the element. */
const isBare = (node: Node | null): node is Text =>
  isText(node) && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))

/** What a browser that translates has put in a text's place, in the tests that do so themselves. */
const isTranslated = ({ target }: MutationRecord) => [...target.childNodes].some(({ nodeName }) => nodeName === 'FONT')

function describeChange(record: MutationRecord): string[] {
  const { type, target, addedNodes, removedNodes, nextSibling } = record
  const place = (type === 'characterData' ? target.parentElement : (target as Element))?.cloneNode() as
    | Element
    | undefined
  const say = (text: Text, what: string) => `“${text.data}” in ${place?.outerHTML ?? 'a part that is gone'} ${what}`
  if (type === 'characterData') return isBare(target) ? [say(target, 'changed')] : []
  if (isTranslated(record)) return []
  return [
    ...[...removedNodes].filter(isBare).map((text) => say(text, 'was taken away')),
    ...(addedNodes.length > 0 && isBare(nextSibling) ? [say(nextSibling, 'got something put before it')] : []),
  ]
}

/**
 * From here on a test fails where React changed, removed or put something before a text that stands beside other nodes. A browser that
 * translates has such a text in a `<font>`: React then throws, or the old text stays. An element holds one string or only elements.
 */
export function watchBareText(): void {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((added) => records.push(...added))
  beforeEach(() => observer.observe(document, { childList: true, characterData: true, subtree: true }))
  afterEach(() => {
    records.push(...observer.takeRecords())
    observer.disconnect()
    const changes = new Set(records.splice(0).flatMap(describeChange))
    if (changes.size > 0)
      throw new Error(`React touched bare text, which a translated page has no more:\n${[...changes].join('\n')}`)
  })
}
