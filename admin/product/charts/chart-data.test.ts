import { expect, test } from 'vitest'
import { csvOf } from './chart-data.ts'

test('a chart is a table with its names, and no name is a formula', () => {
  const columns = [
    { label: 'Leads, new', values: [3, 0] },
    { label: '=SUM(A1)', values: [1, null] },
  ]
  const csv = csvOf({ title: 'Leads', rowLabel: 'Day', rows: ['2027-03-01', '2027-03-02'], columns })
  expect(csv.split('\r\n')).toEqual([`Day,"Leads, new",'=SUM(A1)`, '2027-03-01,3,1', '2027-03-02,0,'])
})
