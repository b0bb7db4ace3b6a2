/** Components that a test of components mounts: files `*.test.tsx` and `*.browser-test.tsx`, and what they import. */
import type { Source } from '../../tests/arch/source.ts'

export const isComponentTest = (path: string): boolean => /\.(test|browser-test)\.tsx$/.test(path)

/** Files of the admin and the widget with a component, that a component test imports. */
export function testedComponents(tests: readonly Source[], sources: readonly Source[]): string[] {
  const imported = new Set(
    tests.flatMap(test => test.imports.flatMap(({ path }) => (path === undefined ? [] : [path]))),
  )
  const rendered = sources.filter(({ path }) => /^(admin|widget)\/.*\.tsx$/.test(path))
  return rendered.map(({ path }) => path).filter(path => imported.has(path))
}
