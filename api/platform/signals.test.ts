import { expect, test } from 'vitest'
import { Signals } from './signals.ts'

test('who listens to one site is called for that site alone, and is forgotten afterwards', () => {
  const signals = new Signals()
  const heard: string[] = []
  const off = ['a', 'b'].map(site_id => signals.onSite('events', site_id, () => void heard.push(site_id)))
  signals.on('events', site_id => void heard.push(`all ${site_id}`))
  signals.wake('events', 'a')
  signals.wake('jobs', 'b')
  signals.wake('events', 'c')
  expect(heard).toEqual(['all a', 'a', 'all c'])
  expect(signals.listenedSites).toBe(2)
  for (const end of off) end()
  signals.wake('events', 'a')
  expect(heard.at(-1)).toBe('all a')
  expect(signals.listenedSites).toBe(0)
})
