import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairPlaces } from './fair-places.ts'

test('lines take turns, whoever came with more, and none has all places', async () => {
  const places = new FairPlaces(2, 1)
  const order: string[] = []
  const work = async (line: string, name: string) => {
    const leave = await places.enter(line)
    order.push(name)
    await sleep(5)
    leave()
    leave()
  }
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4', 'a5'].map(name => work('a', name)),
    ...['b1', 'b2', 'b3'].map(name => work('b', name)),
    ...['c1'].map(name => work('c', name)),
  ])
  expect(order.slice(0, 2).toSorted()).toEqual(['a1', 'b1'])
  expect(order.indexOf('c1')).toBeLessThan(order.indexOf('a3'))
  expect(order.filter(name => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
  expect(order).toHaveLength(9)
})

test('a place that is given back is for whoever waits longest, also of a line that has begun anew', async () => {
  const places = new FairPlaces(1, 1)
  const leave = await places.enter('a')
  const second = places.enter('a')
  const third = places.enter('b')
  leave()
  const next = await Promise.race([second.then(() => 'a'), third.then(() => 'b')])
  expect(next).toBe('a')
  ;(await second)()
  ;(await third)()
  ;(await places.enter('a'))()
})
