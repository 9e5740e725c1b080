import { glob, readFile } from 'node:fs/promises'
import { expect, test, waitForColours } from './guide.ts'
import { listViolations, rulesOfColour } from './list-violations.ts'
import { looksTheSame } from './live-parts.ts'
import { states } from './states.ts'

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const all = Object.entries(states).flatMap(([part, ofPart]) =>
  Object.entries(ofPart).map(([name, state]) => ({ title: `${part}, ${name}`, state })),
)
const looked = all.flatMap(({ title, state }) => ('path' in state ? [{ title, state }] : []))

// Each in a window of its own: a stopped clock would affect the next one.
for (const { title, state } of looked)
  test(`axe finds nothing: ${title}`, async ({ page }) => {
    page.setDefaultTimeout(20_000)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize(state.isOnPhone ? phone : desk)
    await state.prepare?.(page)
    await page.goto(state.path)
    // What is far below waits for a first key.
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
    await state.arrive(page)
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await waitForColours(page)
      const rules = colorScheme === 'dark' ? { only: rulesOfColour } : {}
      for (const finding of await listViolations(page, { ...rules, within: state.within }))
        found.push(`${colorScheme}: ${finding}`)
    }
    expect(found).toEqual([])
  })

test('every dynamic part has its states in the table, and states tested elsewhere exist', async () => {
  const named: string[] = [...Object.keys(states), ...Object.keys(looksTheSame)]
  const missing: string[] = []
  for await (const path of glob('site/**/*-behaviour.ts')) {
    const part = /([^/]+)-behaviour\.ts$/.exec(path)?.[1] ?? path
    if (!named.includes(part)) missing.push(part)
  }
  for await (const path of glob('site/**/*.astro'))
    for (const [, part = ''] of (await readFile(path, 'utf8')).matchAll(/<(\w+)\s[^<]*?client:/g))
      if (!named.includes(part)) missing.push(part)
  expect(missing).toEqual([])
  for (const { state } of all)
    if ('file' in state) expect(await readFile(`e2e/${state.file}`, 'utf8'), state.file).toContain(state.test)
  expect(looked.length).toBeGreaterThan(30)
})
