import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { stripInsertedStyles } from './strip-inserted-styles.ts'

const file = join(dirname(createRequire(import.meta.url).resolve('sonner')), 'index.mjs')

function transform(code: string, id: string): string | undefined {
  const error = vi.fn((message: string) => {
    throw new Error(message)
  })
  const hook = stripInsertedStyles().transform as (code: string, id: string) => { code: string } | undefined
  return hook.call({ error } as never, code, id)?.code
}

describe('stripInsertedStyles', () => {
  it('removes the styles from the installed sonner, and nothing else', () => {
    const code = readFileSync(file, 'utf8')
    const stripped = transform(code, file) ?? ''
    expect(stripped).not.toMatch(/^__insertCSS\(/m)
    expect(stripped).toContain('export {')
    expect(code.length - stripped.length).toBeGreaterThan(10_000)
  })

  it('leaves other modules alone', () => {
    expect(transform('__insertCSS("a{}");', '/node_modules/other/index.mjs')).toBeUndefined()
  })

  it('fails the build when there is nothing to remove', () => {
    expect(() => transform('export {}', file)).toThrow(/strip-inserted-styles/)
  })
})
