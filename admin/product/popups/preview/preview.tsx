/**
 * The popup as visitors will see it, live: the widget itself in a frame without an origin, which gets each draft by
 * message. Phone or desktop, scaled down to the space that there is.
 */
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './preview.module.css'
import { type FrameActions, type PreviewState, useFrame } from './use-frame.ts'

export type Width = 'phone' | 'desktop'
/** In CSS pixels. The desktop window is as high as the space allows, within these limits. */
const sizes = { phone: { width: 390, least: 620, most: 780 }, desktop: { width: 1100, least: 680, most: 1000 } }

type PreviewProps = {
  preview: PreviewState
  width: Width
  actions?: FrameActions
}

export function Preview({ preview, width, actions }: PreviewProps) {
  const { t } = useMessages()
  const frame = useRef<HTMLIFrameElement>(null)
  const [container, size, scale] = useSize(width)
  const { hasFailed } = useFrame(frame, preview, actions)
  return (
    <div className={styles.container} ref={container}>
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
function useSize(type: Width) {
  const container = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!container.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  const { width, least, most } = sizes[type]
  const scale = Math.min(1, box.width / width, box.height / least)
  const height = scale > 0 ? Math.round(Math.min(most, Math.max(least, box.height / scale))) : least
  return [container, { width, height }, scale] as const
}
