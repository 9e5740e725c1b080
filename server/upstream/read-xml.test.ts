import { describe, expect, test } from 'vitest'
import { decodeXml, findChild, readXml } from './read-xml.ts'

describe('a document', () => {
  test('is its elements with attributes and texts', () => {
    const root = readXml('<?xml version="1.0"?><!-- note --><a><b at="1 &amp; 2"/><c> &#197; &lt; <d>x</d></c></a>\n')
    expect(root).toMatchObject({ name: 'a', text: '', children: [{ name: 'b', attributes: { at: '1 & 2' } }, {}] })
    expect(findChild(root, 'c')).toMatchObject({ text: 'Å <', children: [{ name: 'd', text: 'x' }] })
    expect(findChild(root, 'e')).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['words', 'Service unavailable'],
    ['a page', '<!doctype html><html><title>Gateway</title><body><p>Down</body></html>'],
    ['half of one', '<a><b>x</b><c'],
    ['one without its end', '<a><b>x</b>'],
    ['an element without its end', '<a><b>x</a>'],
    ['two roots', '<a/><b/>'],
    ['words after it', '<a/>x'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['elements without bottom', `${'<a>'.repeat(30)}${'</a>'.repeat(30)}`],
    ['elements without number', `<a>${'<b/>'.repeat(50_001)}</a>`],
    ['a text without end', `<a>${'x'.repeat(20_001)}</a>`],
  ])('is not %s', (_, text) => {
    expect(() => readXml(text)).toThrow()
  })

  test('leaves entities of its own alone', () => {
    expect(readXml('<a>&b;</a>').text).toBe('&b;')
  })
})

describe('bytes', () => {
  test.each([
    ['latin-1', 'ISO-8859-1', 'latin1'],
    ['UTF-8', 'UTF-8', 'utf8'],
  ] as const)('in %s are read as they are declared', (_, declared, encoding) => {
    const bytes = Buffer.from(`<?xml version="1.0" encoding="${declared}" standalone="yes"?><a>Widerøe</a>`, encoding)
    expect(readXml(decodeXml(bytes)).text).toBe('Widerøe')
  })

  test('without a declaration are UTF-8', () => {
    expect(decodeXml(Buffer.from('<a>Å</a>'))).toBe('<a>Å</a>')
  })

  test('in an encoding that nobody knows are refused', () => {
    expect(() => decodeXml(Buffer.from('<?xml version="1.0" encoding="x-none"?><a/>'))).toThrow()
  })
})
