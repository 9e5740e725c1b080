import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of the test files: those about faults first, which wait for processes to start, end and find each other again. Begun
 * last, one of them would keep the whole run waiting.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => /\/faults[./]/.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
