/** A chart of days as a picture to keep: drawn anew on white, in type that is read in a slide. */
import type { ChartData } from './chart-data.ts'
import { barsOf, ticksOf, topOf } from './day-chart-shape.ts'

const size = { width: 1200, height: 630 }
const room = { left: 90, right: 40, top: 110, bottom: 70 }
const colors = { page: '#ffffff', text: '#24211c', muted: '#605a50', line: '#e6e2db', bar: '#4f46c8' }
const font = (px: number, weight = 400) => `${weight} ${px}px "Inter Variable", Inter, system-ui, sans-serif`

/** The first column as bars, the second as a dashed line. */
export async function drawPng(data: ChartData, number: (value: number) => string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = colors.page
  pen.fillRect(0, 0, size.width, size.height)
  pen.fillStyle = colors.text
  pen.font = font(32, 600)
  pen.fillText(data.title, room.left, 64)
  drawPlot(pen, data, number)
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'))
}

function drawPlot(pen: CanvasRenderingContext2D, { rows, columns }: ChartData, number: (value: number) => string) {
  const [shown = [], before = []] = columns.map(({ values }) => values.map(value => value ?? 0))
  const plot = { width: size.width - room.left - room.right, height: size.height - room.top - room.bottom }
  const top = topOf([...shown, ...before])
  pen.font = font(20)
  pen.textAlign = 'right'
  for (const tick of ticksOf(top)) {
    const y = room.top + plot.height - (tick / top) * plot.height
    pen.fillStyle = colors.line
    pen.fillRect(room.left, y, plot.width, 1)
    pen.fillStyle = colors.muted
    pen.fillText(number(tick), room.left - 14, y + 7)
  }
  pen.fillStyle = colors.bar
  for (const bar of barsOf(shown, plot.width, plot.height, top, 6))
    pen.fillRect(room.left + bar.x, room.top + bar.y, bar.width, bar.height)
  drawLine(pen, before, plot, top)
  pen.fillStyle = colors.muted
  pen.textAlign = 'left'
  pen.fillText(rows[0] ?? '', room.left, size.height - 28)
  pen.textAlign = 'right'
  if (rows.length > 1) pen.fillText(rows.at(-1) ?? '', size.width - room.right, size.height - 28)
}

function drawLine(
  pen: CanvasRenderingContext2D,
  values: readonly number[],
  plot: { width: number; height: number },
  top: number,
) {
  if (values.length === 0) return
  const slot = plot.width / values.length
  pen.strokeStyle = colors.muted
  pen.lineWidth = 2
  pen.setLineDash([6, 6])
  pen.beginPath()
  values.forEach((value, at) => {
    pen.lineTo(room.left + (at + 0.5) * slot, room.top + plot.height - (value / top) * plot.height)
  })
  pen.stroke()
  pen.setLineDash([])
}
