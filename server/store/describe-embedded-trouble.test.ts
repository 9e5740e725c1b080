import pg from 'pg'
import { expect, test } from 'vitest'
import type { DatabaseFault } from '#server/database-unavailable.ts'
import { describeEmbeddedTrouble } from './describe-embedded-trouble.ts'

const folder = '/srv/guide/data/postgres'

function node(code: string): Error {
  return Object.assign(new Error(`${code}: on purpose, open '${folder}'`), { code, syscall: 'open' })
}

function postgres(code: string, message: string): Error {
  return Object.assign(new pg.DatabaseError(message, 0, 'error'), { code })
}

const aborted = new Error('Aborted(). Build with -sASSERTIONS for more info.')
const stamp = '2026-11-29 01:47:05.032 UTC [42]'

test.each<[string, unknown, string[], DatabaseFault, string]>([
  [
    'a log of zeros',
    aborted,
    [`${stamp} PANIC:  could not locate a valid checkpoint record at 0/1`, 'Aborted()'],
    'broken',
    'checkpoint',
  ],
  [
    'a control file that is cut',
    aborted,
    [`${stamp} PANIC:  could not read file "global/pg_control"`],
    'broken',
    'pg_control',
  ],
  [
    'a folder that is gone',
    new Error('PGlite failed to initialize properly'),
    [`${stamp} FATAL:  database "postgres" does not exist`, `${stamp} DETAIL:  The subdirectory "base/5" is missing.`],
    'broken',
    'FATAL: database "postgres" does not exist, DETAIL: The subdirectory "base/5" is missing)',
  ],
  ['nothing but an abort', aborted, [], 'broken', 'Aborted()'],
  [
    'a damaged table of ours',
    postgres('XX001', 'invalid page in block 0 of relation base/5/16389'),
    [],
    'broken',
    'block 0',
  ],
  ['a full disk as Emscripten throws it', { name: 'ErrnoError', errno: 51 }, [], 'no-space', 'ENOSPC'],
  ['a full disk as Node throws it', node('ENOSPC'), [], 'no-space', 'ENOSPC'],
  ['a quota', node('EDQUOT'), [], 'no-space', 'EDQUOT'],
  [
    'a log on a full disk',
    aborted,
    [`${stamp} PANIC:  could not write to log file: No space left on device`],
    'no-space',
    'log file',
  ],
  ['a full disk in a statement', postgres('53100', 'could not extend file'), [], 'no-space', 'extend'],
  ['a folder of somebody else', node('EACCES'), [], 'not-writable', 'EACCES'],
  ['a file system to read from', node('EROFS'), [], 'not-writable', 'EROFS'],
  ['a file system to read from, below', { name: 'ErrnoError', errno: 69 }, [], 'not-writable', 'EROFS'],
  ['a file in place of the folder', node('ENOTDIR'), [], 'not-writable', 'ENOTDIR'],
  ['too little memory', new RangeError('WebAssembly.Memory(): could not allocate memory'), [], 'away', 'memory'],
  ['too little memory, below', new Error('Aborted(OOM). Build with -sASSERTIONS for more info.'), [], 'away', 'OOM'],
  ['a thread that was stopped', null, [], 'away', 'it was stopped'],
  ['another object', { odd: true }, [], 'away', '{"odd":true}'],
  ['another number', { errno: 7 }, [], 'away', 'error 7 of its files'],
])('%s is said in words that help', (_, thrown, lines, fault, words) => {
  const { message, fault: found, cause } = describeEmbeddedTrouble({ folder, thrown, lines, isOpening: true })
  expect(found).toBe(fault)
  expect(message).toContain(words)
  expect(message).toContain(folder)
  expect(message).toMatch(/restore|goes on by itself|opened again/)
  expect(message).not.toMatch(/sASSERTIONS|\[object|undefined|\[42\]/)
  expect(cause).toBeUndefined()
})

test('one that was open and ended is not called broken before it cannot be opened', () => {
  const trouble = { folder, thrown: aborted, lines: [`${stamp} PANIC:  unexpected`] }
  expect(describeEmbeddedTrouble({ ...trouble, isOpening: false }).fault).toBe('away')
  expect(describeEmbeddedTrouble({ ...trouble, isOpening: true }).fault).toBe('broken')
})
