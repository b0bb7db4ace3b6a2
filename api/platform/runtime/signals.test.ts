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

test('what a commit announces is signaled by name, events together too; of control with what is named', () => {
  const signals = new Signals()
  const heard: string[] = []
  for (const name of ['events', 'jobs', 'lead.created', 'lead.updated', 'mail', 'account', 'site'] as const) {
    signals.on(name, id => void heard.push(`${name} of ${id}`))
  }
  signals.committed(new Set(['lead.created', 'jobs']), 'site_1')
  expect(heard.splice(0)).toEqual(['lead.created of site_1', 'jobs of site_1', 'events of site_1'])
  signals.committed(new Set(['jobs']), 'site_1')
  expect(heard.splice(0)).toEqual(['jobs of site_1'])
  signals.committed(new Set(['jobs', 'site site_2', 'account acc_3']))
  expect(heard).toEqual(['mail of ', 'site of site_2', 'account of acc_3'])
})
