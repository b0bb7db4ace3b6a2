import { expect, test } from 'vitest'
import { type BuiltFile, planOf } from './plan.ts'

const file = (name: string, size: number, ...imports: string[]): BuiltFile => ({ name, size, imports })
const load = (...files: string[]) => ({ files, weight: 1 })
/** Which become one, in order. */
const joined = (...given: Parameters<typeof planOf>) =>
  planOf(...given)
    .filter(names => names.length > 1)
    .map(names => names.toSorted().join('+'))
    .toSorted()

test('small files that are loaded together become one', () => {
  const files = [file('entry', 500), file('button', 300), file('icon', 200)]
  expect(joined(files, ['entry'], [load('button', 'icon'), load('button', 'icon')])).toEqual(['button+icon'])
})

test('a file stays by itself where those who join it would load more than a file is worth', () => {
  const files = [file('entry', 500), file('button', 300), file('editor', 200_000)]
  expect(joined(files, ['entry'], [load('button', 'editor'), load('button'), load('button')])).toEqual([])
})

test('what is loaded first is one part, whatever its size, and nothing else comes with it', () => {
  const files = [file('entry', 500, 'react'), file('react', 90_000), file('tiny', 10)]
  expect(joined(files, ['entry', 'react'], [load('tiny'), load('tiny')])).toEqual(['entry+react'])
})

test('two are not joined where one leads to the other by way of a third', () => {
  const files = [file('entry', 500), file('top', 300, 'middle'), file('middle', 400_000, 'bottom'), file('bottom', 300)]
  const loads = [load('top', 'bottom', 'middle'), load('top', 'bottom'), load('bottom')]
  expect(joined(files, ['entry'], loads)).toEqual([])
})

test('a load that counts for more keeps its files without others', () => {
  const files = [file('entry', 500), file('form', 300), file('table', 8_000)]
  const loads = [load('form', 'table'), load('form')]
  expect(joined(files, ['entry'], loads)).toEqual(['form+table'])
  expect(joined(files, ['entry'], [loads[0]!, { ...loads[1]!, weight: 6 }])).toEqual([])
})

test('each file is in one part', () => {
  const names = Array.from({ length: 60 }, (_, at) => `file-${at}`)
  const files = names.map((name, at) => file(name, 100 * (at + 1), ...names.slice(0, at % 7)))
  const loads = names.map((_, at) => load(...names.slice(0, at)))
  expect(planOf(files, ['file-0'], loads).flat().toSorted()).toEqual(names.toSorted())
})
