import { Parser } from 'htmlparser2'

/** An element with what its readers need; texts beside elements are joined. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** Trimmed. */
  text: string
}

interface OpenElement extends XmlElement {
  children: XmlElement[]
}

// Far more than any answer has; they keep a hostile one from costing time and memory.
const mostElements = 50_000
const deepestElement = 20
const longestText = 20_000

/**
 * Returns the root of a document. Throws if it is not one whole element, is larger than any answer, or has a document
 * type: none of our services has one, and entities are declared there.
 */
export function readXml(document: string): XmlElement {
  const open: OpenElement[] = []
  let root: XmlElement | null = null
  let elements = 0
  let isSelfClosing = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1
        if (elements > mostElements) throw new Error(`more than ${mostElements} elements`)
        if (open.length >= deepestElement) throw new Error(`elements deeper than ${deepestElement}`)
        if (root && open.length === 0) throw new Error('something follows the document')
        const element: OpenElement = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(element)
        root ??= element
        open.push(element)
        isSelfClosing = parser.endIndex >= 1 && document[parser.endIndex - 1] === '/'
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
        else if (text.trim() !== '') throw new Error('text outside of the document')
        if ((element?.text.length ?? 0) > longestText) throw new Error('a text without end')
      },
      onclosetag(_, isImplied) {
        const element = open.pop()
        if (isImplied && !isSelfClosing) throw new Error('an element that does not end')
        isSelfClosing = false
        if (element) element.text = element.text.trim()
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '!doctype') throw new Error('a document type')
      },
    },
    { xmlMode: true },
  )
  parser.write(document)
  parser.end()
  if (!root) throw new Error('no element')
  return root
}

/** Returns bytes as the XML declaration says (UTF-8 without one). Throws for an encoding that nobody knows. */
export function decodeXml(bytes: Buffer): string {
  const declaration = /^\s*<\?xml[^>]*\sencoding=["']([A-Za-z][\w.-]*)["']/.exec(bytes.toString('latin1', 0, 200))
  return new TextDecoder(declaration?.[1] ?? 'utf-8').decode(bytes)
}

/** Returns the first child of that name. */
export function findChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}
