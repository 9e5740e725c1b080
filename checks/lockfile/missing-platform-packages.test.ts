import { describe, expect, it } from 'vitest'
import { listMissingPackages, systemOfName } from './missing-platform-packages.ts'

describe('listMissingPackages', () => {
  it('names an optional package that is not locked, and who wants it', () => {
    const packages = {
      'node_modules/tool': { optionalDependencies: { 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64': '1.0.0' } },
      'node_modules/tool-linux-x64': { version: '1.0.0' },
    }
    expect(listMissingPackages({ packages })).toEqual([
      { name: 'tool-darwin-arm64', version: '1.0.0', wantedBy: 'node_modules/tool' },
    ])
  })

  it('finds a package further up and beside a nested one, as Node does', () => {
    const packages = {
      'node_modules/a/node_modules/@scope/b': { optionalDependencies: { c: '1.0.0', d: '1.0.0' } },
      'node_modules/a/node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0' },
    }
    expect(listMissingPackages({ packages })).toEqual([])
  })
})

describe('systemOfName', () => {
  it.each([
    ['@tool/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@tool/binding-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@tool/binding-linux-riscv64-gnu', { os: ['linux'], cpu: ['riscv64'], libc: ['glibc'] }],
    ['tool-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
    ['tool-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@tool/windows-arm64', { os: ['win32'], cpu: ['arm64'] }],
    ['tool-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads %s', (name, system) => {
    expect(systemOfName(name)).toEqual(system)
  })

  it('does not guess', () => {
    expect(systemOfName('left-pad')).toBeUndefined()
  })
})
