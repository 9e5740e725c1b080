import { expect, test } from 'vitest'
import { listImports, listNamedFiles } from './named-files.ts'

test('a page names its files, a script also those beside it', () => {
  const page = `<img src="/_assets/a.svg"><style>@font-face{src:url(/_assets/f.woff2)}</style>
    <source srcset="/_assets/p.1.avif 400w, /_assets/p.2.avif 800w"><i data-p="{&#34;folder&#34;:&#34;/_assets/weather-1/&#34;}">`
  expect(listNamedFiles(page, '/steder')).toEqual([
    '/_assets/a.svg',
    '/_assets/f.woff2',
    '/_assets/p.1.avif',
    '/_assets/p.2.avif',
    '/_assets/weather-1/',
  ])
  expect(listNamedFiles('import{a}from"./b.C2.js";fetch("/_assets/coast.json")', '/_assets/a.js')).toEqual([
    '/_assets/coast.json',
    '/_assets/b.C2.js',
  ])
  expect(listNamedFiles('import "./b.js"', '/steder')).toEqual([])
})

test('a script’s imports are what it needs at once; what it may import later is named, but no import', () => {
  const script = 'import{a}from"./shared.js";import "../deep.js";const b=()=>import(`./later.js`)'
  expect(listImports(script, 'https://guide.example/_assets/a.js')).toEqual([
    'https://guide.example/_assets/shared.js',
    'https://guide.example/deep.js',
  ])
  expect(listNamedFiles(script, '/_assets/a.js')).toEqual(['/_assets/shared.js', '/deep.js', '/_assets/later.js'])
})
