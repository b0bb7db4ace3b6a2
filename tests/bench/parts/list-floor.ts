/**
 * The floor of a long list: as many rows of eight words each, plain memoized elements of React, of which those in sight and some
 * more are drawn while the page is scrolled.
 */
import { type BarePage, openBarePage } from './bare-page.ts'

export const openListFloor = (rows: number): Promise<BarePage> =>
  openBarePage(`
import { createElement as h, memo, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
const [height, extra] = [40, 10]
const rows = Array.from({ length: ${rows} }, (_, n) => ({
  id: 'lead_' + n,
  cells: ['Ana García ' + n, 'ana.' + n + '@example.com', 'Subscribed', '' + (n % 100), 'Tag 1', '3 days ago', '2 May', 'ES'],
}))
const line = { position: 'absolute', left: 0, right: 0, height, display: 'grid', contain: 'strict',
  gridTemplateColumns: 'repeat(8, 1fr)', borderBottom: '1px solid #ddd', overflow: 'clip', whiteSpace: 'nowrap' }
const Row = memo(({ row, top }) =>
  h('div', { role: 'row', 'data-key': row.id, style: { ...line, top } },
    row.cells.map((cell, at) => h('div', { key: at, role: 'gridcell' }, cell))))
const seen = () => Math.floor(window.scrollY / height)
function List() {
  const [first, setFirst] = useState(seen)
  useEffect(() => {
    const look = () => setFirst(seen())
    document.addEventListener('scroll', look, { passive: true })
    return () => document.removeEventListener('scroll', look)
  }, [])
  const from = Math.max(0, first - extra)
  const drawn = rows.slice(from, first + Math.ceil(window.innerHeight / height) + extra)
  return h('div', { role: 'grid', 'aria-rowcount': rows.length, style: { position: 'relative', height: rows.length * height } },
    drawn.map((row, at) => h(Row, { key: row.id, row, top: (from + at) * height })))
}
createRoot(document.getElementById('root')).render(h(List))`)
