/** Charts are read by pointer and by keys, stand as tables too, and are kept as files. */
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { draw } from '../../testing/render.tsx'
import { ChartSection } from './chart-section.tsx'
import { DayChart } from './day-chart.tsx'
import { HeatMap } from './heat-map.tsx'

const days = [
  { date: '2027-03-01', count: 4 },
  { date: '2027-03-02', count: 7 },
]
const wordsOf = (day: string, count: number) => `${day}: ${count}`

test('arrow keys read out a day, with what was done on it', async () => {
  const marks = [{ date: '2027-03-01', label: 'Published' }]
  const screen = await draw(<DayChart label="Leads" days={days} previous={[1, 2]} marks={marks} wordsOf={wordsOf} />)
  const chart = screen.getByRole('slider', { name: 'Leads' })
  await userEvent.tab()
  await userEvent.keyboard('{Home}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Mar 1, 2027: 4 · Published')
  await expect.element(screen.getByText('Mar 1, 2027: 4 · Published')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'Mar 2, 2027: 7')
})

test('the value of the last day lies over no other bar', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    date: `2027-03-${String(at + 1).padStart(2, '0')}`,
    count: at === 29 ? 1_234 : 9_000 - at,
  }))
  const screen = await draw(
    <div style={{ width: 340 }}>
      <DayChart label="Leads" days={many} wordsOf={wordsOf} />
    </div>,
  )
  const value = screen.getByText('1,234')
  const drawn = () => screen.container.querySelector('svg')?.getBoundingClientRect().width
  await expect.poll(drawn, { message: 'the chart knows how wide it is' }).toBe(340)
  const box = value.element().getBoundingClientRect()
  const bars = [...screen.container.querySelectorAll('rect')].map(bar => bar.getBoundingClientRect())
  expect(bars).toHaveLength(30)
  expect(bars.filter(bar => bar.right > box.left && bar.left < box.right && bar.top < box.bottom)).toEqual([])
  const end = screen.container.querySelector('svg')!.getBoundingClientRect().right
  expect(box.right).toBeLessThanOrEqual(end)
})

test('a heat map begins at its peak and moves by hours and days', async () => {
  const weekdays = Array.from({ length: 7 }, (_, day) => Array.from({ length: 24 }, (_, hour) => day * hour))
  const words = (weekday: string, hour: number, count: number) => `${weekday} ${hour}: ${count}`
  const screen = await draw(<HeatMap label="Hours" weekdays={weekdays} wordsOf={words} />)
  const map = screen.getByRole('slider', { name: 'Hours' })
  await expect.element(map).toHaveAttribute('aria-valuetext', 'Sunday 23: 138')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
  await expect.element(map).toHaveAttribute('aria-valuetext', 'Saturday 22: 110')
})

test('what is drawn stands as a table, and is saved as CSV and PNG', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const columns = [{ label: 'New', values: [4, 7] }]
  const data = { title: 'Leads', rowLabel: 'Day', rows: ['2027-03-01', '2027-03-02'], columns }
  const screen = await draw(
    <ChartSection data={data} isTable onTable={() => undefined} isByDay hasPicture>
      <p>chart</p>
    </ChartSection>,
  )
  await expect.element(screen.getByRole('row', { name: 'Mar 2, 2027 7' })).toBeVisible()
  for (const name of ['Save as CSV', 'Save as PNG']) {
    await screen.getByRole('button', { name: 'Export Leads' }).click()
    await screen.getByRole('menuitem', { name }).click()
  }
  await expect.poll(() => saved).toEqual(['Leads.csv', 'Leads.png'])
  vi.restoreAllMocks()
})
