/**
 * The popup as visitors will see it, live: the widget itself in a frame without an origin, which gets each draft by
 * message. Phone or desk, scaled down to the room that there is.
 */
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './preview.module.css'
import type { Drawing } from './use-frame.ts'
import { useFrame } from './use-frame.ts'

export type Width = 'phone' | 'desk'
/** In CSS pixels. A desk's window is as high as the room allows, within these limits. */
const sizes = { phone: { width: 390, least: 620, most: 780 }, desk: { width: 1100, least: 680, most: 1000 } }

export function Preview({ drawing, width }: { drawing: Drawing; width: Width }) {
  const { t } = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, size, scale] = useSize(width)
  const { hasFailed } = useFrame(frame, drawing)
  return (
    <div className={styles.room} ref={room}>
      {hasFailed && <Notice tone="bad" title={t('popup_editor.preview_failed')} />}
      <div
        className={styles.page}
        data-slot="preview-page"
        style={{ width: size.width * scale, height: size.height * scale }}
      >
        <iframe
          ref={frame}
          title={t('popup_editor.preview')}
          src="/widget/preview.html"
          sandbox="allow-scripts"
          style={{ ...size, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  )
}

/** The size of the page and how much smaller than life it has to be drawn. */
function useSize(kind: Width) {
  const room = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!room.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  const { width, least, most } = sizes[kind]
  const scale = Math.min(1, box.width / width, box.height / least)
  const height = scale > 0 ? Math.round(Math.min(most, Math.max(least, box.height / scale))) : least
  return [room, { width, height }, scale] as const
}
