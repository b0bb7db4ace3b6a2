/** What of a picture stays in sight where it is cut: a point on it, set by pointer, or by arrows. */
import type { Image } from '@leadwright/sdk'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import fieldStyles from '../../ui/field.module.css'
import styles from './focal-point.module.css'

type FocalPointProps = {
  image: Image
  x: number
  y: number
  onChange: (x: number, y: number) => void
  /** The hand is off it. */
  onDone?: () => void
}

const step = 5
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}
const within = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)))

export function FocalPoint({ image, x, y, onChange, onDone }: FocalPointProps) {
  const { t } = useMessages()
  const area = useRef<HTMLDivElement>(null)
  const point = ({ clientX, clientY, buttons, type }: PointerEvent) => {
    if (!area.current || (type === 'pointermove' && buttons === 0)) return
    const { left, top, width, height } = area.current.getBoundingClientRect()
    onChange(within(((clientX - left) / width) * 100), within(((clientY - top) / height) * 100))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onChange(within(x + move[0]), within(y + move[1]))
  }
  const { pathname } = new URL(image.url, location.href)
  return (
    <div>
      <span className={fieldStyles.label} data-slot="field-label">
        {t('images.focus')}
      </span>
      <div className={styles.area} ref={area} onPointerDown={point} onPointerMove={point} onPointerUp={onDone}>
        <img src={`${pathname}?width=320`} alt="" draggable={false} />
        <div
          className={styles.point}
          role="slider"
          tabIndex={0}
          aria-label={t('images.focus')}
          aria-valuenow={x}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={t('images.focus_at', { x, y })}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={onKeyDown}
          onKeyUp={event => event.key in moves && onDone?.()}
        />
      </div>
    </div>
  )
}
