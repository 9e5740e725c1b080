import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subset from 'subset-font'

// Makes site/assets/fonts from the font packages: only the letters of the three languages, only the axes that the styles use.
// Run by hand for a missing letter or a new font version; the results are committed.

const letters =
  ' !"#%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u2009æøåÆØÅäöüßÄÖÜéèêëàáâóòôíñçÉÁŠšŽž–—‐‘’‚“”„«»‹›…·•°′″−×÷½¼¾²³€£©®™§'

const fonts = [
  {
    name: 'source-serif-4-roman',
    source: 'source-serif-4/files/source-serif-4-latin-standard-normal.woff2',
    axes: { opsz: { min: 14, max: 60 }, wght: 400 },
  },
  {
    name: 'source-serif-4-italic',
    source: 'source-serif-4/files/source-serif-4-latin-standard-italic.woff2',
    axes: { opsz: 32, wght: 400 },
  },
  {
    name: 'instrument-sans',
    source: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wdth: 91, wght: { min: 400, max: 700 } },
  },
]

const projectFolder = join(import.meta.dirname, '..')
for (const { name, source, axes } of fonts) {
  const font = await readFile(join(projectFolder, 'node_modules/@fontsource-variable', source))
  const smaller = await subset(font, letters, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(join(projectFolder, `site/assets/fonts/${name}.woff2`), smaller)
  console.log(`${name}: ${smaller.length} bytes`)
}
