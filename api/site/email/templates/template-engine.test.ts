import { expect, test, vi } from 'vitest'
import { parseSource, renderMarked } from './template-engine.ts'

test('a pause of the whole process breaks no mail, and a template without end breaks its own', () => {
  const template = parseSource('Hello {{ lead.first_name }}')
  const clock = vi.spyOn(performance, 'now')
  try {
    for (const at of [0, 5_000, 10_000]) clock.mockReturnValueOnce(at)
    clock.mockReturnValue(10_000)
    expect(renderMarked(template, { lead: { first_name: 'Ana' } }, 100).values).toEqual(['Ana'])
    let at = 0
    clock.mockImplementation(() => (at += 5_000))
    expect(() => renderMarked(template, { lead: { first_name: 'Ana' } }, 100)).toThrow('render limit')
  } finally {
    clock.mockRestore()
  }
})
