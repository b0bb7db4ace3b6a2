/** Components that a test of components draws: files `*.test.tsx` and `*.browser-test.tsx`, and what stands in their JSX. */
import type { Node, Source } from '../../tests/arch/source.ts'

export const isComponentTest = (path: string): boolean => /\.(test|browser-test)\.tsx$/.test(path)

/** Files of the admin and the widget with a component that a component test draws; that it imports them is not enough. */
export function testedComponents(tests: readonly Source[], sources: readonly Source[]): string[] {
  const drawn = new Set(tests.flatMap(drawnBy))
  const rendered = sources.filter(({ path }) => /^(admin|widget)\/.*\.tsx$/.test(path))
  return rendered.map(({ path }) => path).filter(path => drawn.has(path))
}

/** The files whose exports stand as elements in a test. */
function drawnBy(test: Source): string[] {
  const paths = new Map(test.imports.map(({ specifier, path }) => [specifier, path]))
  const files = new Map<string, string>()
  const found: string[] = []
  test.visit({
    ImportDeclaration: ({ source, specifiers }) => {
      const path = paths.get((source as Node).value as string)
      for (const { local } of specifiers as Node[]) if (path) files.set((local as Node).name as string, path)
    },
    JSXOpeningElement: ({ name }) => {
      const path = files.get(String((name as Node).name))
      if (path) found.push(path)
    },
  })
  return found
}
