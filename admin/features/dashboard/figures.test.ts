import type { Dashboard, DashboardFigure } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { changeOf, daysFrom, figuresOf, funnelOf } from './figures.ts'

const figure = (total: number, previous_total = 0): DashboardFigure => ({
  ...{ total, previous_total, days: [total], previous_days: [previous_total] },
})
const dashboard = (figures: Dashboard['figures']) => ({ figures, tracked: true }) as Dashboard

test('the rate is a share of those who saw a popup, and stands only where both are known', () => {
  const shown = figuresOf(dashboard({ popup_visitors: figure(200, 100), converted: figure(30, 10) }))
  expect(shown.map(({ name, value, before }) => [name, value, before])).toEqual([
    ['popup_visitors', 200, 100],
    ['conversion', 0.15, 0.1],
  ])
  expect(figuresOf(dashboard({ leads: figure(1) })).map(({ name }) => name)).toEqual(['leads'])
  expect(figuresOf(dashboard({ popup_visitors: figure(0), converted: figure(0) }))[1]?.value).toBe(0)
})

test('a change is a share of what was before, and none where nothing was', () => {
  expect(changeOf({ value: 15, before: 10 })).toBeCloseTo(0.5)
  expect(changeOf({ value: 0, before: 10 })).toBe(-1)
  expect(changeOf({ value: 5, before: 0 })).toBeNull()
})

test('days go on over the end of a month and a change of clocks', () => {
  expect(daysFrom('2027-03-27', 3)).toEqual(['2027-03-27', '2027-03-28', '2027-03-29'])
  expect(daysFrom('2027-02-28', 2)).toEqual(['2027-02-28', '2027-03-01'])
})

test('a funnel says of each step which share of the one before went on; emails begin anew, and clicks are a share of the delivered', () => {
  const steps = funnelOf(
    dashboard({
      ...{ visitors: figure(400), popup_visitors: figure(200), converted: figure(20) },
      ...{ delivered: figure(50), opened: figure(25), clicked: figure(5) },
    }),
  )
  expect(steps.map(({ share }) => share)).toEqual([null, 0.5, 0.1, null, 0.5, 0.1])
  expect(funnelOf(dashboard({ delivered: figure(0), opened: figure(0) })).map(({ share }) => share)).toEqual([null, 0])
})

test('without tracking a funnel begins with who saw a popup', () => {
  const figures = { visitors: figure(0), popup_visitors: figure(2), converted: figure(1) }
  expect(funnelOf({ figures, tracked: false }).map(({ name, share }) => [name, share])).toEqual([
    ['popup_visitors', null],
    ['converted', 0.5],
  ])
})
