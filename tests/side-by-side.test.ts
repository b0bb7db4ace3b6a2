import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

test('so many at once and in their order; what is alone has the machine for itself, at the end', async () => {
  const pieces = [
    { name: 'a' },
    { name: 'alone', alone: true },
    { name: 'b' },
    { name: 'c' },
    { name: 'also', alone: true },
  ]
  const running = new Set<string>()
  const seen: string[] = []
  await sideBySide(pieces, 2, async ({ name }) => {
    running.add(name)
    seen.push([...running].join('+'))
    await new Promise(resolve => setImmediate(resolve))
    running.delete(name)
  })
  expect(seen).toEqual(['a', 'a+b', 'b+c', 'alone', 'also'])
})
