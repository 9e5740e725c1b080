import { describe, expect, it } from 'vitest'
import { runProgram } from './run-program.mjs'

const run = (script: string) => runProgram(process.execPath, ['-e', script], { stdio: 'ignore' })

describe('runProgram', () => {
  it('gives the exit code of the program', async () => {
    expect(await run('process.exit(0)')).toBe(0)
    expect(await run('process.exit(7)')).toBe(7)
  })

  it('gives 128 and the signal for a program that a signal ended', async () => {
    expect(await run('process.kill(process.pid, "SIGTERM")')).toBe(143)
  })

  it('rejects when there is no such program', async () => {
    await expect(runProgram('no-such-program-anywhere')).rejects.toThrow('ENOENT')
  })

  it('passes a signal on to the program, once', async () => {
    const waiting = run(
      'let count = 0; process.on("SIGHUP", () => setTimeout(() => process.exit(++count), 300)); setTimeout(() => process.exit(9), 5000)',
    )
    await new Promise((resolve) => setTimeout(resolve, 500))
    process.kill(process.pid, 'SIGHUP')
    process.kill(process.pid, 'SIGHUP')
    expect(await waiting).toBe(1)
  })
})
