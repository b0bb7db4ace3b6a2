import { expect, test } from 'vitest'
import { Semaphore } from './semaphore.ts'

test('no more are in than there are places, in the order in which they came, and a place is given back once', async () => {
  const gate = new Semaphore(2)
  const order: number[] = []
  const enter = (n: number) =>
    gate.enter().then(leave => {
      order.push(n)
      return leave
    })
  const [first, second] = [await enter(1), await enter(2)]
  const third = enter(3)
  const fourth = enter(4)
  await new Promise(resolve => setImmediate(resolve))
  expect(order).toEqual([1, 2])
  first()
  first()
  const leaveThird = await third
  await new Promise(resolve => setImmediate(resolve))
  expect(order).toEqual([1, 2, 3])
  second()
  await fourth
  leaveThird()
  expect(order).toEqual([1, 2, 3, 4])
})
